### The story of a game: mousquetaires story. Every sentence says something that is in the record.
### Each event has several sentences, numbered from 1: the game chooses. tests/analysis/story_reader.py reads them back.

cli-help-story = Tell a finished game as a story in chapters, in Markdown.
storyteller-he = he

## The titles

tale-title-diamonds-1 = The Ride for the Diamonds
tale-title-diamonds-2 = The Queen Smiles
tale-title-diamonds-3 = Swords Against the Cardinal
tale-title-diamonds-4 = Twelve Diamonds and a Ball
tale-title-diamonds-5 = All for the Queen
tale-title-time-1 = Too Late for the Ball
tale-title-time-2 = The Last Hour
tale-title-siege-1 = The Fall of the King’s Camp
tale-title-siege-2 = The Guns of La Rochelle
tale-title-honour-1 = A Whisper Too Many
tale-title-honour-2 = The Queen’s Honour
tale-title-abduction-1 = Farewell, Constance
tale-title-abduction-2 = The Prisoner of Milady
tale-title-barred-1 = Nobody Rides Tonight
tale-title-barred-2 = The Empty Saddles
tale-chapter = Chapter { $n }

## What stands over a chapter

tale-head_found-1 = In which { $hero_the } finds Milady
tale-head_found-2 = In which Milady receives an unexpected guest: { $hero_the }
tale-head_board-1 = In which { $hero_the } brings “{ $board }” to a good end
tale-head_board-2 = In which “{ $board }” is behind our friends, thanks to { $hero_acc }
tale-head_fell-1 = In which { $hero_the } falls
tale-head_fell-2 = In which fortune deserts { $hero_acc }
tale-head_jailed-1 = In which the Bastille closes on { $hero_acc }
tale-head_jailed-2 = In which { $hero_the } changes lodgings for the Bastille
tale-head_rises-1 = In which fortune smiles on Milady
tale-head_rises-2 = In which the wind blows for the Cardinal
tale-head_falls-1 = In which Milady’s plans begin to unravel
tale-head_falls-2 = In which hope returns to the Queen’s friends
tale-head_rochefort-1 = In which the man from Meung is seen again
tale-head_rochefort-2 = In which { $hero_the } meets Rochefort
tale-head_won-1 = In which { $hero_the } gives { $foe_dat } a lesson
tale-head_won-2 = In which { $foe_the } meets { $hero_the }’s sword
tale-head_lost-1 = In which { $foe_the } gets the better of { $hero_acc }
tale-head_lost-2 = In which { $hero_the } has cause to remember { $foe_acc }
tale-head_crossed-1 = In which { $hero_the } passes Milady and doesn’t know it
tale-head_crossed-2 = In which Milady holds her breath, and { $hero_the } walks by
tale-head_louvre_failed-1 = In which the Louvre waits in vain
tale-head_louvre_failed-2 = In which help comes too late to the Louvre
tale-head_treachery-1 = In which Milady plots: “{ $treachery }”
tale-head_treachery-2 = Of Milady, and of “{ $treachery }”
tale-head_quiet-1 = In which swords stay in their sheaths
tale-head_quiet-2 = In which less is done than said
tale-head_busy-1 = In which our friends don’t spare themselves
tale-head_busy-2 = In which nobody has time to rest
tale-head_busy-3 = In which the adventure takes its course

## The beginning and the end

tale-prologue-1 = The Queen’s diamonds are far away, and { $heroes } swear to bring them back.
tale-prologue-2 = This is the tale of { $heroes }, and of the diamonds of a Queen.
tale-prologue-3 = A Queen without her diamonds, a Cardinal who knows it, and in the saddle already: { $heroes }.
tale-ending-1 = { $ending_id ->
    [diamonds] And so the Queen went to the ball with her diamonds, and Richelieu turned pale: the Musketeers had won.
    [time] Time had run out. The Queen stood at the ball without her diamonds, and Milady had won.
    [siege] The siege of La Rochelle was lost, and the King’s war with it: Milady had won.
    [honour] Of the Queen’s honour nothing was left, and no diamond could bring it back. Milady had won.
    [abduction] Constance was dead. Milady had won.
   *[barred] Not one Musketeer was left who could ride for the diamonds. Milady had won.
}
tale-ending-2 = { $ending_id ->
    [diamonds] The violins struck up, twelve diamonds sparkled, and the Cardinal bit his lip: the Musketeers had won.
    [time] The clock struck, the ball began, and there were no diamonds to be seen. It was Milady’s victory.
    [siege] Before La Rochelle the King’s flag came down. It was Milady’s victory.
    [honour] All Paris knew the Queen’s secret by now. It was Milady’s victory.
    [abduction] They came too late for Constance. It was Milady’s victory.
   *[barred] The road lay open, and no Musketeer was fit to take it. It was Milady’s victory.
}
tale-sums-1 = So ends the tale, in chapter { $n }, after { $duels ->
    [one] { $duels } duel
   *[other] { $duels } duels
}, of which the Musketeers won { $won }.
tale-sums-2 = Let the reader keep count: { $duels ->
    [one] { $duels } duel
   *[other] { $duels } duels
} fought, { $won } won by the Musketeers, and the last word in chapter { $n }.
tale-quiet-1 = It was a quiet time, and nothing of note happened.
tale-quiet-2 = No sword left its scabbard worth telling of.
tale-quiet-3 = Of these hours the chronicler has nothing to report.

## Milady

tale-treachery-1 = Milady played her hand: “{ $treachery }”.
tale-treachery-2 = “{ $treachery }”: that was Milady’s latest treachery.
tale-treachery-3 = Milady lost no time, and “{ $treachery }” was her doing.
tale-treachery-4 = Behind “{ $treachery }” there was a woman’s white hand: Milady’s.
tale-paris-1 = In Paris, a new mission was on every tongue: “{ $paris }”.
tale-paris-2 = Paris whispered of “{ $paris }”.
tale-paris-3 = The streets of Paris knew of one thing only: “{ $paris }”.
tale-paris_over-1 = “{ $paris }” was over and done with.
tale-paris_over-2 = Paris heard no more of “{ $paris }”.
tale-paris_over-3 = That was the end of “{ $paris }”, and Paris slept a little better.
tale-shown-1 = And Milady? She was { $place_loc }.
tale-shown-2 = Then the mask fell: Milady was { $place_loc }.
tale-shown-3 = All that time, Milady had been { $place_loc }.
tale-shown-4 = You will ask where Milady was: { $place_loc }.
tale-seen-1 = Milady made no secret of where she was: { $place_loc }.
tale-seen-2 = Milady was seen { $place_loc }.
tale-seen-3 = Word went round that Milady was { $place_loc }.
tale-home-1 = Milady hadn’t left her quarters.
tale-home-2 = And Milady? She had stayed in her quarters.
tale-home-3 = Behind drawn curtains, in her own quarters, Milady had been waiting.
tale-rochefort-1 = { $place_loc }, the man from Meung stepped out of the shadows: Rochefort barred the way of { $hero_acc }.
tale-rochefort-2 = Rochefort was waiting for { $hero_acc } { $place_loc }.
tale-rochefort-3 = { $place_loc }, { $hero_the } found a scarred face in the way: Rochefort’s.
tale-found-1 = { $hero_the } found Milady at Richelieu’s den.
tale-found-2 = At Richelieu’s den, { $hero_the } came face to face with Milady.
tale-found-3 = A door opened at Richelieu’s den, and { $hero_the } looked into the eyes of Milady.

## Duels

tale-duel-1 = { $hero_he } crossed swords with { $foe_ins } { $place_loc }.
tale-duel-2 = { $place_loc }, { $hero_he } drew against { $foe_acc }.
tale-duel-3 = “On guard!” cried { $hero_the }, and faced { $foe_acc } { $place_loc }.
tale-duel-4 = Steel rang out { $place_loc }: { $hero_the } against { $foe_acc }.
tale-again-1 = { $hero_the } and { $foe_the } hadn’t finished with each other.
tale-again-2 = { $hero_the } came back for more, and so did { $foe_the }.
tale-again-3 = Once more it was { $hero_the } against { $foe_acc }.
tale-bout-1 = { $result ->
    [won] { $place_loc }, { $hero_he } beat { $foe_acc } without a scratch.
    [won_wounded] { $place_loc }, { $hero_he } beat { $foe_acc }, and bled for it.
    [won_out] { $place_loc }, { $hero_the } and { $foe_the } struck each other down.
    [hit] { $place_loc }, { $hero_he } wounded { $foe_acc }, but didn’t finish the fight.
    [hit_wounded] { $place_loc }, { $hero_the } and { $foe_the } drew blood from each other.
    [hit_out] { $place_loc }, { $hero_he } wounded { $foe_acc }, and fell.
    [lost] { $place_loc }, { $hero_he } was wounded by { $foe_acc }.
    [lost_out] { $place_loc }, { $hero_he } was struck down by { $foe_acc }.
   *[draw] { $place_loc }, { $hero_the } and { $foe_the } parted without a wound.
}
tale-bout-2 = { $result ->
    [won] { $foe_the } tried to stop { $hero_acc } { $place_loc }, and never so much as touched him.
    [won_wounded] { $foe_the } drew blood from { $hero_acc } { $place_loc }, and was beaten all the same.
    [won_out] { $foe_the } and { $hero_the } fell together { $place_loc }.
    [hit] { $foe_the } took a wound from { $hero_acc } { $place_loc }, and stood firm.
    [hit_wounded] { $foe_the } and { $hero_the } traded wounds { $place_loc }.
    [hit_out] { $foe_the } took a wound { $place_loc }, and { $hero_the } a worse one: the last.
    [lost] { $foe_the } taught { $hero_acc } caution { $place_loc }, with the point of a sword.
    [lost_out] { $foe_the } left { $hero_acc } lying { $place_loc }.
   *[draw] { $foe_the } and { $hero_the } fenced { $place_loc } until they were tired, and neither was hurt.
}
tale-bout-3 = { $result ->
    [won] One thrust { $place_loc }, and { $hero_the } was past { $foe_acc }, unhurt.
    [won_wounded] { $hero_he } paid in blood { $place_loc }, and { $foe_the } paid more: beaten.
    [won_out] Two men lay on the ground { $place_loc }: { $foe_the } and { $hero_the }.
    [hit] { $place_loc }, first blood went to { $hero_dat }, but { $foe_the } fought on.
    [hit_wounded] { $place_loc }, both blades ran red: { $hero_the } and { $foe_the } had hit each other.
    [hit_out] { $hero_he } fell { $place_loc }, though not before { $foe_the } had been wounded.
    [lost] { $place_loc }, first blood went to { $foe_dat }: the blood of { $hero_acc }.
    [lost_out] { $hero_he } fell { $place_loc }, and { $foe_the } wiped the sword that did it.
   *[draw] There was much noise { $place_loc } and no blood, between { $hero_acc } and { $foe_acc }.
}
tale-result-1 = { $result ->
    [won] { $hero_he } beat { $foe_acc } without a scratch.
    [won_wounded] { $hero_he } beat { $foe_acc }, and bled for it.
    [won_out] { $hero_the } and { $foe_the } struck each other down.
    [hit] { $hero_he } wounded { $foe_acc }, but didn’t finish the fight.
    [hit_wounded] { $hero_the } and { $foe_the } drew blood from each other.
    [hit_out] { $hero_he } wounded { $foe_acc }, and fell.
    [lost] { $hero_he } was wounded by { $foe_acc }.
    [lost_out] { $hero_he } was struck down by { $foe_acc }.
   *[draw] { $hero_the } and { $foe_the } parted without a wound.
}
tale-result-2 = { $result ->
    [won] A few passes, and { $foe_the } was beaten; { $hero_the } wasn’t even touched.
    [won_wounded] Wounded as he was, { $hero_the } beat { $foe_acc }.
    [won_out] Neither { $hero_the } nor { $foe_the } was left standing.
    [hit] { $hero_the }’s sword found { $foe_acc }, who stayed on the field.
    [hit_wounded] { $hero_he } hit { $foe_acc }, and { $foe_the } hit back.
    [hit_out] { $foe_the } took a wound, and { $hero_the } took the last one.
    [lost] { $foe_the } wounded { $hero_acc }.
    [lost_out] { $foe_the } struck { $hero_acc } down.
   *[draw] Neither { $hero_the } nor { $foe_the } could land a hit.
}
tale-result-3 = { $result ->
    [won] It was soon over: { $foe_the } was beaten, and there wasn’t a drop of blood on { $hero_the }’s shirt.
    [won_wounded] { $foe_the } was beaten, but the victory left its mark on { $hero_acc }.
    [won_out] One after the other they sank down, { $foe_the } and { $hero_the }.
    [hit] Blood was drawn, and it was that of { $foe_acc }; for { $hero_acc } it wasn’t enough.
    [hit_wounded] Blow for blow: { $foe_the } bled, and so did { $hero_the }.
    [hit_out] { $hero_he } left { $foe_dat } a wound to remember, and sank down.
    [lost] The point of the sword found { $hero_acc }, and { $foe_the } smiled.
    [lost_out] { $hero_he } sank to the ground, and { $foe_the } sheathed the sword.
   *[draw] They fought until both were out of breath, { $hero_the } and { $foe_the }, and shed no blood.
}
tale-wounds-1 = { $n ->
    [one] { $hero_he } lost a life point.
   *[other] { $hero_he } lost { $n } life points.
}
tale-wounds-2 = { $n ->
    [one] It cost { $hero_acc } a life point.
   *[other] It cost { $hero_acc } { $n } life points.
}
tale-wounds-3 = { $n ->
    [one] The price for { $hero_acc } was a life point.
   *[other] The price for { $hero_acc } was { $n } life points.
}
tale-assassin-1 = An assassin’s dagger found { $hero_acc }, and it cost him a life point.
tale-assassin-2 = Out of the crowd came an assassin: { $hero_the } paid with a life point.
tale-assassin-3 = { $hero_he } turned too late: an assassin had taken a life point from him.

## The Musketeers

tale-fell-1 = { $hero_he } was out of action.
tale-fell-2 = They carried { $hero_acc } away, out of action.
tale-fell-3 = For { $hero_acc } it was too much: out of action.
tale-jailed-1 = The gates of the Bastille closed behind { $hero_acc }.
tale-jailed-2 = { $hero_the } was thrown into the Bastille.
tale-jailed-3 = A carriage with closed curtains took { $hero_acc } to the Bastille.
tale-freed-1 = { $hero_he } left the Bastille behind him.
tale-freed-2 = The Bastille couldn’t hold { $hero_acc }.
tale-freed-3 = { $hero_he } breathed free air again, outside the Bastille.
tale-snare-1 = A snare was waiting for { $hero_acc }, and the price was { $n ->
    [one] a life point
   *[other] { $n } life points
}.
tale-snare-2 = { $hero_he } walked into a snare, and it cost him { $n ->
    [one] a life point
   *[other] { $n } life points
}.
tale-sacrifice-1 = Before La Rochelle, { $hero_the } shed his own blood to hold the line.
tale-sacrifice-2 = { $hero_he } threw himself into the breach at La Rochelle, and paid with a life point.
tale-sacrifice-3 = A sword meant for the King’s army at La Rochelle struck { $hero_acc } instead.
tale-challenge-1 = { $hero_he } overcame the { $skill } challenge { $place_loc }.
tale-challenge-2 = { $place_loc }, { $hero_he } mastered the { $skill } challenge.
tale-challenge-3 = { $place_loc }, { $skill } was called for, and { $hero_he } had plenty of it.
tale-challenge-4 = { $hero_he } was the man for { $skill } { $place_loc }.
tale-failed-1 = { $hero_he } failed the { $skill } challenge { $place_loc }.
tale-failed-2 = The { $skill } challenge { $place_loc } was too much for { $hero_acc }.
tale-failed-3 = { $place_loc }, { $hero_he } was found wanting in { $skill }.
tale-board-1 = Thanks to { $hero_acc }, “{ $board }” came to a good end.
tale-board-2 = “{ $board }”: { $hero_the } had put that stage of the Quest behind our friends.
tale-board-3 = The way ahead was open: { $hero_he } had completed “{ $board }”.
tale-louvre_done-1 = Mission accomplished at the Louvre: “{ $louvre }”.
tale-louvre_done-2 = The Louvre could breathe again: “{ $louvre }” was settled.
tale-louvre_done-3 = At court they spoke of “{ $louvre }” with relief: it was settled.
tale-louvre_failed-1 = At the Louvre, “{ $louvre }” came to a bad end.
tale-louvre_failed-2 = The mission “{ $louvre }” failed.
tale-louvre_failed-3 = For “{ $louvre }” help came too late.
tale-bought-1 = { $hero_he } bought { $items }.
tale-bought-2 = { $hero_he } came away from the Arsenal with { $items }.
tale-bought-3 = The Arsenal had something for { $hero_acc }: { $items }.

## The end of a turn

tale-honour-1 = All this cost the Queen { $n ->
    [one] one honour point
   *[other] { $n } honour points
}.
tale-honour-2 = The court whispered, and the Queen lost { $n ->
    [one] one honour point
   *[other] { $n } honour points
}.
tale-honour-3 = Behind the fans at court they smiled: the Queen was { $n ->
    [one] one honour point
   *[other] { $n } honour points
} the poorer.
tale-honour-4 = In the meantime, the Queen lost { $n ->
    [one] one honour point
   *[other] { $n } honour points
}.
tale-siege_worse-1 = Before La Rochelle, Richelieu’s side gained { $n ->
    [one] one space
   *[other] { $n } spaces
}.
tale-siege_worse-2 = The King’s army lost { $n ->
    [one] one space
   *[other] { $n } spaces
} before La Rochelle.
tale-siege_worse-3 = Bad news from the siege: { $n ->
    [one] one space
   *[other] { $n } spaces
} lost.
tale-siege_better-1 = Before La Rochelle, the King’s army gained { $n ->
    [one] one space
   *[other] { $n } spaces
}.
tale-siege_better-2 = Good news from the siege: { $n ->
    [one] one space
   *[other] { $n } spaces
} gained for the King.
tale-siege_better-3 = At La Rochelle the drums beat the advance, and the King won { $n ->
    [one] one space
   *[other] { $n } spaces
}.
tale-crossed-1 = { $hero_the } had been { $place_loc } as well, and had walked right past Milady.
tale-crossed-2 = So near: { $hero_the } was { $place_loc }, a few steps from where Milady hid, and never saw her.
tale-crossed-3 = Had { $hero_the } only turned his head { $place_loc }, he would have seen Milady.
tale-one_short-1 = One more hit, and { $foe_the } would have been beaten by { $hero_acc }.
tale-one_short-2 = A single life point was all that { $hero_the } had left { $foe_dat }.
tale-one_short-3 = { $foe_the } had got away from { $hero_acc } with a single life point.
tale-one_shield-1 = One parry more, and { $hero_the } would have kept his feet.
tale-one_shield-2 = A single parry would have saved { $hero_acc }.
tale-one_shield-3 = { $hero_the } had fallen for want of one parry.
tale-one_point-1 = A shade more { $skill }, and { $hero_the } would have carried it off { $place_loc }.
tale-one_point-2 = { $hero_the } had come within a hair of success { $place_loc }: only a touch of { $skill } was missing.
tale-one_point-3 = { $place_loc }, a last grain of { $skill } was all that { $hero_the } had lacked.
tale-one_space-1 = { $clock ->
    [time] Time was nearly up: one more space, and Milady would have won.
    [siege] The siege was one space from being lost.
    [honour] A single honour point was all the Queen had left.
   *[constance] One more success, and Constance would have been lost.
}
tale-one_space-2 = { $clock ->
    [time] One more space on the Time track, and it would have been too late.
    [siege] One more space, and the siege would have been lost.
    [honour] The Queen’s honour hung by a single point.
   *[constance] The life of Constance hung by a thread: one more success would have ended it.
}
tale-milady_rises-1 = The wind had turned: Milady’s chance to win had risen from { $before } to { $after } in a hundred.
tale-milady_rises-2 = A gambler would have given Milady { $before } chances in a hundred before, and { $after } now.
tale-milady_rises-3 = Of a hundred such adventures Milady would have won { $before } before, and now { $after }.
tale-milady_falls-1 = The wind had turned: Milady’s chance to win had dropped from { $before } to { $after } in a hundred.
tale-milady_falls-2 = A gambler who had given Milady { $before } chances in a hundred now gave her { $after }.
tale-milady_falls-3 = Of a hundred such adventures Milady would have won { $before } before, and now only { $after }.
