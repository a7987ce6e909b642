### Le impostazioni del server e la sua copia di sicurezza: che cosa non va, in una frase chiara.

## Impostazioni; $setting è un nome, $where il file, la variabile o l'opzione da cui viene, $read che cosa c'è scritto

settings-no-file = Il file di impostazioni { $file } non esiste.
settings-unreadable = Il file di impostazioni { $file } non si può leggere: { $why }.
settings-not-utf8 = Il file di impostazioni { $file } non è testo UTF-8.
settings-bad-toml = Nel file di impostazioni { $file } la riga { $line } non è TOML.
settings-unknown = L’impostazione { $setting } (da { $where }) non esiste: mousquetaires serve --show-settings le elenca tutte.
settings-unknown-near = L’impostazione { $setting } (da { $where }) non esiste: volevi dire { $near }?
settings-whole = L’impostazione { $setting } (da { $where }) non può essere «{ $read }»: ci vuole un numero intero da { $low } a { $high }.
settings-number = L’impostazione { $setting } (da { $where }) non può essere «{ $read }»: ci vuole un numero da { $low } a { $high }.
settings-choice = L’impostazione { $setting } (da { $where }) non può essere «{ $read }»: scegli tra { $known }.
# $right ne mostra una o più giuste
settings-form = L’impostazione { $setting } (da { $where }) non può essere «{ $read }»: scrivi per esempio { $right }.
settings-folder = La cartella { $folder } del database non si può creare: { $why }.

## Copie di sicurezza; $file è il database o la sua copia

backup-no-database = Non c’è nessun database { $file } da copiare.
backup-exists = Il file { $file } esiste già: scegli un altro nome, o sovrascrivilo con --force.
backup-same = Il file { $file } è il database stesso: scegli un altro nome per la copia.
backup-folder = { $file } è una cartella: indica un file al suo interno.
backup-unwritable = La copia { $file } non si può scrivere: { $why }.
backup-failed = Il database { $file } non si può copiare: { $why }.
backup-damaged = Il database { $file } è danneggiato e non è stato copiato: { $why }.
# $why è il comando
backup-pg-dump = Un database PostgreSQL si copia con il suo strumento, che chiede la password: { $why }
