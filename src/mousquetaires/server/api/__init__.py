"""The server's faces: HTTP for what is asked now and then, WebSockets and streams for play."""
