#!/bin/sh
# A bot for `mousquetaires bot`: reads lines, writes lines. This one takes each prompt's default.
while read -r line; do
  case $line in
    '{"type":"ask"'*)
      answer=${line##*'"default":"'}
      echo "${answer%%'"'*}"
      ;;
    '{"type":"refused"'*) echo "$line" >&2 ;;
  esac
done
