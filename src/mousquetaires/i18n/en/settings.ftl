### How the server is set up, and its backup: what is wrong, in one clear sentence each.

## Settings; $setting is a name, $where the file, variable or option it was read from, $read what stands there

settings-no-file = There is no settings file { $file }.
settings-unreadable = The settings file { $file } cannot be read: { $why }.
settings-not-utf8 = The settings file { $file } is not UTF-8 text.
settings-bad-toml = In the settings file { $file }, line { $line } is not TOML.
settings-unknown = There is no setting { $setting } (from { $where }): mousquetaires serve --show-settings lists those there are.
settings-unknown-near = There is no setting { $setting } (from { $where }): did you mean { $near }?
settings-whole = The setting { $setting } (from { $where }) cannot be “{ $read }”: a whole number from { $low } to { $high } is needed.
settings-number = The setting { $setting } (from { $where }) cannot be “{ $read }”: a number from { $low } to { $high } is needed.
settings-choice = The setting { $setting } (from { $where }) cannot be “{ $read }”: choose from { $known }.
# $right shows one or more right ones
settings-form = The setting { $setting } (from { $where }) cannot be “{ $read }”: write for example { $right }.
settings-folder = The database's folder { $folder } cannot be made: { $why }.

## Backups; $file is the database or its copy

backup-no-database = There is no database { $file } to copy.
backup-exists = The file { $file } is there already: choose another name, or overwrite it with --force.
backup-same = The file { $file } is the database itself: choose another name for its copy.
backup-folder = { $file } is a folder: name a file in it.
backup-unwritable = The copy { $file } cannot be written: { $why }.
backup-failed = The database { $file } cannot be copied: { $why }.
backup-damaged = The database { $file } is damaged and was not copied: { $why }.
# $why is the command
backup-pg-dump = A PostgreSQL database is copied with its own tool, which asks for the password: { $why }
