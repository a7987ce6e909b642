### How the server is set up, and its backup: what is wrong, in one clear sentence each.

## Settings; $setting is a name, $where the file, variable or option it was read from, $read what stands there

settings-no-file = There is no settings file { $file }.
settings-unreadable = The settings file { $file } can’t be read: { $why }.
settings-not-utf8 = The settings file { $file } isn’t UTF-8 text.
settings-bad-toml = Line { $line } of the settings file { $file } isn’t valid TOML.
settings-unknown = There is no setting { $setting } (from { $where }): mousquetaires serve --show-settings lists all settings.
settings-unknown-near = There is no setting { $setting } (from { $where }): did you mean { $near }?
settings-whole = The setting { $setting } (from { $where }) can’t be “{ $read }”: use a whole number from { $low } to { $high }.
settings-number = The setting { $setting } (from { $where }) can’t be “{ $read }”: use a number from { $low } to { $high }.
settings-choice = The setting { $setting } (from { $where }) can’t be “{ $read }”: use one of { $known }.
# $right shows one or more right ones
settings-form = The setting { $setting } (from { $where }) can’t be “{ $read }”: write for example { $right }.
settings-folder = The database’s folder { $folder } can’t be created: { $why }.

## Backups; $file is the database or its copy

backup-no-database = There is no database { $file } to copy.
backup-exists = The file { $file } already exists: choose another name, or overwrite it with --force.
backup-same = The file { $file } is the database itself: choose another name for its copy.
backup-folder = { $file } is a folder: name a file in it.
backup-unwritable = The copy { $file } can’t be written: { $why }.
backup-failed = The database { $file } can’t be copied: { $why }.
backup-damaged = The database { $file } is damaged and wasn’t copied: { $why }.
# $why is the command
backup-pg-dump = Copy a PostgreSQL database with its own tool, which asks for the password: { $why }
