### Pour les chercheurs et les modèles de langage : voir docs/research.md.

cli-help-dataset = Écrire les décisions des automates dans des fichiers Parquet, pour l’apprentissage automatique.
cli-help-mcp = Laisser un modèle de langage jouer une place contre des automates, par le Model Context Protocol.
cli-option-out = Le nouveau dossier pour les fichiers.
cli-option-mcp_seat = La place à jouer : 0 pour Milady, 1 à 5 pour les joueurs des Mousquetaires.
cli-option-mcp_bots = L’automate qui joue les autres places.
cli-dataset-there = { $folder } n’est pas vide : choisissez un autre dossier.
cli-dataset-done = { $decisions ->
    [one] 1 décision écrite dans { $folder }.
   *[other] { $decisions } décisions écrites dans { $folder }.
}

mcp-instructions = Vous jouez une place d’un jeu de société : Milady, ou un Mousquetaire de l’équipe qui l’affronte. Appelez look pour voir la partie, list pour voir ce que vous pouvez faire et act pour le faire, jusqu’à ce que list annonce la fin. Vous ne voyez que ce que votre place peut voir.
mcp-tool-list = La question posée, et toutes les actions permises. Certaines réponses se composent de morceaux qui commencent par + ; « done » les termine.
mcp-tool-look = La partie vue de votre place, et ce qui s’est passé depuis votre dernier appel.
mcp-tool-act = Faire une action, écrite comme dans list, par exemple « move louvre ». Vous apprenez ce qui se passe jusqu’à votre prochain choix.
mcp-tool-explain = Une règle d’après son numéro, par exemple « DUEL-8 » ; ou pourquoi une action n’est pas permise.
