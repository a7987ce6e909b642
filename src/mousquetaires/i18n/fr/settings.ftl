### Les réglages du serveur et sa sauvegarde : ce qui ne va pas, en une phrase claire.

## Réglages ; $setting est un nom, $where le fichier, la variable ou l'option d'où il vient, $read ce qu'on y lit

settings-no-file = Le fichier de réglages { $file } n’existe pas.
settings-unreadable = Le fichier de réglages { $file } ne peut pas être lu : { $why }.
settings-not-utf8 = Le fichier de réglages { $file } n’est pas du texte UTF-8.
settings-bad-toml = Dans le fichier de réglages { $file }, la ligne { $line } n’est pas du TOML.
settings-unknown = Le réglage { $setting } (venant de { $where }) n’existe pas : mousquetaires serve --show-settings les montre tous.
settings-unknown-near = Le réglage { $setting } (venant de { $where }) n’existe pas : vouliez-vous dire { $near } ?
settings-whole = Le réglage { $setting } (venant de { $where }) ne peut pas être « { $read } » : il faut un nombre entier de { $low } à { $high }.
settings-number = Le réglage { $setting } (venant de { $where }) ne peut pas être « { $read } » : il faut un nombre de { $low } à { $high }.
settings-choice = Le réglage { $setting } (venant de { $where }) ne peut pas être « { $read } » : choisissez parmi { $known }.
# $right en montre un ou plusieurs qui conviennent
settings-form = Le réglage { $setting } (venant de { $where }) ne peut pas être « { $read } » : écrivez par exemple { $right }.
settings-folder = Le dossier { $folder } de la base de données ne peut pas être créé : { $why }.

## Sauvegardes ; $file est la base de données ou sa copie

backup-no-database = Il n’y a pas de base de données { $file } à copier.
backup-exists = Le fichier { $file } existe déjà : choisissez un autre nom, ou remplacez-le avec --force.
backup-same = Le fichier { $file } est la base de données elle-même : choisissez un autre nom pour sa copie.
backup-folder = { $file } est un dossier : nommez un fichier dans ce dossier.
backup-unwritable = La copie { $file } ne peut pas être écrite : { $why }.
backup-failed = La base de données { $file } ne peut pas être copiée : { $why }.
backup-damaged = La base de données { $file } est abîmée et n’a pas été copiée : { $why }.
# $why est la commande
backup-pg-dump = Une base PostgreSQL se copie avec son propre outil, qui demande le mot de passe : { $why }
