#!/bin/sh
# A bot of curl that takes each prompt's default: MOUSQUETAIRES_TOKEN=... sh bot.sh http://.../api/tables/NAME/seats/1
seat=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
printf 'Authorization: Bearer %s\n' "$MOUSQUETAIRES_TOKEN" > "$folder/key" # the list of processes must not show it
mkfifo "$folder/stream"
curl -sSfN -H "@$folder/key" "$seat/stream" > "$folder/stream" &
{
  while read -r line; do
    case $line in
      *'"ending":'[1-9]*) break ;;
      *'"mine":true'*)
        prompt=${line##*'"prompt":{"id":"'} # what a line says of the prompt begins with its id and ends with its default
        id=${prompt%%'"'*}
        action=${prompt##*'"default":"'}
        move="{\"type\": \"act\", \"mark\": \"$id\", \"prompt\": \"$id\", \"action\": \"${action%%'"'*}\"}"
        curl -sS -H "@$folder/key" -H 'Content-Type: application/json' -d "$move" "$seat/moves" && echo
        ;;
    esac
  done
  kill $!
} < "$folder/stream"
