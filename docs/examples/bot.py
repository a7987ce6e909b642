"""A bot that answers at random: MOUSQUETAIRES_TOKEN=... python bot.py http://127.0.0.1:1625/api/tables/NAME/seats/1"""

import json
import os
import random
import sys
import time
from http.client import HTTPException
from urllib.request import Request, urlopen

seat, token = sys.argv[1], os.environ.get("MOUSQUETAIRES_TOKEN") or sys.exit("Set MOUSQUETAIRES_TOKEN.")
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
version, done, view = 0, 0, {}
while not view.get("ending"):
    try:
        for line in urlopen(Request(f"{seat}/stream?since={version}", None, headers), timeout=60):
            message = json.loads(line.strip() or "{}")  # an empty line only keeps the connection alive
            version = message.get("version", version)
            view |= message.get("view") or {}  # complete at first, later only what has changed
            prompt = message.get("prompt")
            if prompt and prompt["mine"] and version >= done:
                choices = prompt["options"] if prompt["shape"] != "trade" else []  # no endless haggling
                move = {"prompt": prompt["id"], "action": random.choice(choices or [prompt["default"]])}
                body = json.dumps({"type": "act", "mark": f"v{version}", **move}).encode()
                done = json.load(urlopen(Request(f"{seat}/moves", body, headers), timeout=60))["version"]
            if view.get("ending"):
                break
    except (OSError, HTTPException, ValueError) as error:  # then reconnect and continue
        code = getattr(error, "code", 503)
        if code not in (409, 429, 503):  # these three are temporary
            sys.exit(error.read().decode())
        if code != 409:  # 409: another player was faster
            sys.stderr.write(f"{error}, trying again\n")
            time.sleep(1)
