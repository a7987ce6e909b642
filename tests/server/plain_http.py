"""httpx without certificates: the tests' servers speak plain HTTP.

Each client of httpx reads all certificates of the system when it is made, which takes 20 milliseconds of CPU.
"""

import ssl
from functools import partial
from typing import Final

import httpx

NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=NO_CERTIFICATES)
head = partial(httpx.head, verify=NO_CERTIFICATES)
post = partial(httpx.post, verify=NO_CERTIFICATES)
request = partial(httpx.request, verify=NO_CERTIFICATES)
Client = partial(httpx.Client, verify=NO_CERTIFICATES)
AsyncClient = partial(httpx.AsyncClient, verify=NO_CERTIFICATES)
