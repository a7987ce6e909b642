### Notifications for players who are away, and what can be wrong with the address they are sent to.

## Notifications, under the table's name; $seat is the receiver's seat ("Milady", "Player 2")

notice-your-turn = It’s your turn ({ $seat }).
notice-game-over = The game is over.

## Addresses for notifications

notice-url = This isn’t a complete web address: write it like https://example.org/hook.
notice-url-long = The address is too long: it can have up to { $most } characters.
notice-url-https = The address must begin with https://.
notice-url-password = The address must not contain a user name or a password.
notice-url-private = This server doesn’t call addresses inside a private network.
notice-push-keys = The browser’s keys are damaged: turn notifications off and on again.
notice-secret = A webhook’s secret is { $start } followed by { $least } to { $most } bytes in Base64.

## For the operator

notice-link = A notification’s link is a web address of up to { $most } characters, with nothing after a #.
notice-vapid = The key that signs notifications is damaged.
notice-subject = Push services need a contact: an address that begins with mailto: or https://.
