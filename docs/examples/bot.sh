#!/bin/sh
# A bot of curl that takes each prompt's default: MOUSQUETAIRES_TOKEN=... sh bot.sh .../api/tables/NAME/seats/1
set -eu
seat=$1
folder=$(mktemp -d)
trap 'kill "$stream" 2> /dev/null || true; rm -r "$folder"' EXIT
stream=
# In a file, because everybody can see the list of processes.
printf 'Authorization: Bearer %s\n' "${MOUSQUETAIRES_TOKEN:?is not set}" > "$folder/key"
# 429 and 503 mean: not for a moment. A mark that was posted before does nothing twice.
call() { curl -sS --retry 100 --retry-connrefused -H "@$folder/key" -H 'Content-Type: application/json' "$@"; }
mkfifo "$folder/stream"
call -N "$seat/stream" > "$folder/stream" &
stream=$!
while read -r line || [ -n "$line" ]; do
  case $line in
    '{"rule"'*) break ;; # refused
    *'"ending":'[1-9]*) kill "$stream" && exit ;;
    *'"mine":true'*)
      version=${line#*'"version":'} prompt=${line#*'"prompt":{"id":"'} action=${line##*'"default":"'}
      move="\"prompt\": \"${prompt%%'"'*}\", \"action\": \"${action%%'"'*}\""
      call -w '\n' -d "{\"type\": \"act\", \"mark\": \"v${version%%,*}\", $move}" "$seat/moves"
      ;;
  esac
done < "$folder/stream"
echo "${line:-The stream has ended before the game.}" >&2
exit 1
