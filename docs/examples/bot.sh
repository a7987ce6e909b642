#!/bin/sh
# A bot that uses curl and takes each prompt's default: MOUSQUETAIRES_TOKEN=... sh bot.sh .../api/tables/NAME/seats/1
set -eu
seat=$1
folder=$(mktemp -d)
stream=
trap 'kill "$stream" 2> /dev/null || true; rm -r "$folder"' EXIT
# The options of curl are in a file, because all users of a machine can see command lines. It tries again after 429 and 503,
# which are temporary. Posting the same mark again has no second effect.
printf '%s\n' silent show-error 'retry = 100' retry-connrefused 'header = "Content-Type: application/json"' \
  "header = \"Authorization: Bearer ${MOUSQUETAIRES_TOKEN:?is not set}\"" > "$folder/curl"
mkfifo "$folder/stream"
curl -K "$folder/curl" -N "$seat/stream" > "$folder/stream" &
stream=$!
while read -r line || [ -n "$line" ]; do
  case $line in
    '{"rule"'*) break ;; # refused
    *'"ending":'[1-9]*) exit 0 ;;
    *'"mine":true'*)
      version=${line#*'"version":'} prompt=${line#*'"prompt":{"id":"'} action=${line##*'"default":"'}
      move="\"prompt\": \"${prompt%%'"'*}\", \"action\": \"${action%%'"'*}\""
      curl -K "$folder/curl" -w '\n' -d "{\"type\": \"act\", \"mark\": \"v${version%%,*}\", $move}" "$seat/moves"
      ;;
  esac
done < "$folder/stream"
echo "${line:-The stream has ended before the game.}" >&2
exit 1
