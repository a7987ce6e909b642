#!/bin/sh
# Opens a table against a novice Milady, and creates a token for seat 1: sh table.sh http://127.0.0.1:1625
set -eu
server=$1
cookies=$(mktemp)
trap 'rm "$cookies"' EXIT
call() { curl -sS --fail-with-body -b "$cookies" -c "$cookies" -H 'Content-Type: application/json' "$@"; }
post() { answer=$(call -d "$2" "$server/api/tables$1") || { echo "$answer" >&2 && exit 1; }; }
field() { printf %s "$answer" | sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"; }
nonce=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n') # this seat's part of the dice seed
post '' '{"nickname": "Planchet", "table": {"players": 2, "bots": {"0": "novice"}}}'
table=$(field table)
post "/$table/seats" "{\"seats\": [1], \"nonce\": \"$nonce\"}"
post "/$table/tokens" '{"scope": "play:1"}'
token=$(field token)
post "/$table/start" ''
echo "$table $token"
