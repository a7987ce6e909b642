"""A bot that answers at random: MOUSQUETAIRES_TOKEN=... python bot.py http://127.0.0.1:1625/api/tables/NAME/seats/1"""
import json
import os
import random
import sys
import time
from http.client import HTTPException
from urllib.request import Request, urlopen

HEADERS = {"Authorization": "Bearer " + os.environ["MOUSQUETAIRES_TOKEN"], "Content-Type": "application/json"}


def call(path, body=None):
    return urlopen(Request(sys.argv[1] + path, body, HEADERS), timeout=60)


version, view = 0, {}
while not view.get("ending"):
    try:
        for line in call(f"/stream?since={version}"):  # after a lost connection it goes on where it broke off
            message = json.loads(line.strip() or "{}")  # an empty line only keeps the connection alive
            version = message.get("version", version)
            view |= message.get("view") or {}  # all of it at first, then what has changed
            prompt = message.get("prompt")
            if prompt and prompt["mine"]:
                choices = prompt["options"] if prompt["shape"] != "trade" else []  # no haggling for ever
                move = {"prompt": prompt["id"], "action": random.choice(choices or [prompt["default"]])}
                call("/moves", json.dumps({"type": "act", "mark": f"v{version}", **move}).encode())
            if view.get("ending"):
                break
    except (OSError, HTTPException, ValueError) as trouble:
        if getattr(trouble, "code", 503) not in (409, 429, 503):  # somebody was faster, or: not for a moment
            sys.exit(trouble.read().decode())
        time.sleep(0.1)
