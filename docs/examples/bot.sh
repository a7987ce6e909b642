#!/bin/sh
# A bot of curl and jq that takes each prompt's default: MOUSQUETAIRES_TOKEN=... sh bot.sh .../api/tables/NAME/seats/1
seat=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
printf 'Authorization: Bearer %s\n' "$MOUSQUETAIRES_TOKEN" > "$folder/key" # the list of processes must not show it
mkfifo "$folder/stream"
curl -sSfN -H "@$folder/key" "$seat/stream" > "$folder/stream" &
stream=$!
over='(.view.ending // 0) > 0'
move='{type: "act", mark: "v\(.version)", prompt: .prompt.id, action: .prompt.default}'
jq --unbuffered -c "if $over then null elif .prompt.mine then $move else empty end" < "$folder/stream" | {
  while read -r line && [ "$line" != null ]; do
    curl -sS -H "@$folder/key" -H 'Content-Type: application/json' -d "$line" "$seat/moves" && echo
  done
  kill "$stream"
}
