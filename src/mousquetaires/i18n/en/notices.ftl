### Notices for players who are away, and what can be wrong with the address they are sent to.

## Notices, under the table's name; $seat is the receiver's seat ("Milady", "Player 2")

notice-your-turn = It is your turn ({ $seat }).
notice-game-over = The game is over.

## Where notices may go

notice-url = This is not an address that can be called: write it out, like https://example.org/hook.
notice-url-long = The address is too long: { $most } characters are possible.
notice-url-https = The address has to begin with https://.
notice-url-password = The address must not contain a user name or a password.
notice-url-private = This server does not call addresses inside a private network.
notice-push-keys = The browser's keys are damaged: switch notifications off and on again.
notice-secret = A webhook's secret is { $start } followed by { $least } to { $most } bytes in Base64.

## For the operator

notice-link = A notice's link is a web address of at most { $most } characters, with nothing after a #.
notice-vapid = The key that notifications are signed with is damaged.
notice-subject = Push services need a contact: an address that begins with mailto: or https://.
