"""A cluster of the tests' own: Ray reads these before anything else of it is imported."""

import os
import secrets

from mousquetaires.sim import cluster

os.environ |= cluster.QUIET
os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}  # nobody else may send us work
