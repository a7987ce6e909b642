"""httpx without certificates: the tests' servers speak plain HTTP.

Each client of httpx reads all certificates of the system when it is made, which takes 20 milliseconds of CPU. An answer
may take as long as on a very busy machine.
"""

import ssl
from functools import partial
from typing import Final

import httpx

from tests.server.served import PATIENCE

NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=NO_CERTIFICATES, timeout=PATIENCE)
head = partial(httpx.head, verify=NO_CERTIFICATES, timeout=PATIENCE)
post = partial(httpx.post, verify=NO_CERTIFICATES, timeout=PATIENCE)
request = partial(httpx.request, verify=NO_CERTIFICATES, timeout=PATIENCE)
Client = partial(httpx.Client, verify=NO_CERTIFICATES, timeout=PATIENCE)
AsyncClient = partial(httpx.AsyncClient, verify=NO_CERTIFICATES, timeout=PATIENCE)
