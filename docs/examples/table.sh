#!/bin/sh
# Opens a table against a novice Milady and makes a token for its one Musketeer player: sh table.sh http://127.0.0.1:1625
server=$1
cookies=$(mktemp)
trap 'rm "$cookies"' EXIT
post() { curl -sSf -b "$cookies" -c "$cookies" -H 'Content-Type: application/json' -d "$2" "$server/api/tables$1"; }
field() { sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"; } # of an answer
nonce=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n') # our share in the dice
table=$(post '' '{"nickname": "Planchet", "table": {"players": 2, "bots": {"0": "novice"}}}' | field table)
post "/$table/seats" "{\"seats\": [1], \"nonce\": \"$nonce\"}" > /dev/null
token=$(post "/$table/tokens" '{"scope": "play:1"}' | field token)
post "/$table/start" '' > /dev/null
echo "$table $token"
