"""The API: HTTP for single requests, WebSockets and streams for play."""
