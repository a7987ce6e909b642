"""The names of everything on the table, as small integers.

Inside the engine an id is a plain ``int``: comparing an ``IntEnum`` member takes eight times as long, and
mypyc cannot inline it. Every group has a tuple of names in the same order. Texts, records and component
tables use these names.

>>> PLACE_NAMES[LOUVRE]
'louvre'
>>> FOE_NAMES[CAVOIS]
'cavois'
"""

from typing import Final

# --- Musketeers -----------------------------------------------------------------------------------
DARTAGNAN: Final = 0
ATHOS: Final = 1
ARAMIS: Final = 2
PORTHOS: Final = 3
TREVILLE: Final = 4
HERO_NAMES: Final = ("dartagnan", "athos", "aramis", "porthos", "treville")
HEROES: Final = 5
NOBODY: Final = -1

# --- skills ---------------------------------------------------------------------------------------
ERUDITION: Final = 0
NOBILITY: Final = 1
GALLANTRY: Final = 2
PANACHE: Final = 3
SKILL_NAMES: Final = ("erudition", "nobility", "gallantry", "panache")
SKILLS: Final = 4
NO_CHALLENGE: Final = -1

# --- faces of the dice ----------------------------------------------------------------------------
SWORD: Final = 0
SHIELD: Final = 1
LILY: Final = 2
FACE_NAMES: Final = ("sword", "shield", "lily")
FACES: Final = 3

# --- places; the first six are also where a Musketeer can walk ------------------------------------
PARIS: Final = 0
LOUVRE: Final = 1
ROCHELLE: Final = 2
QUEST: Final = 3
COLOMBIER: Final = 4
RICHELIEU: Final = 5
BASTILLE: Final = 6
QUARTERS: Final = 7
# fmt: off
PLACE_NAMES: Final = (
    "paris", "louvre", "rochelle", "quest", "colombier", "richelieu", "bastille", "quarters",
)
# fmt: on
PLACES: Final = 8
OPEN_PLACES: Final[tuple[int, ...]] = (PARIS, LOUVRE, ROCHELLE, QUEST, COLOMBIER, RICHELIEU)
LOCATION_CARDS: Final = (PARIS, LOUVRE, ROCHELLE, QUEST, RICHELIEU, QUARTERS)
NOWHERE: Final = -1

# --- Adventure cards, by kind; the first four are the skills, in their order ----------------------
CARD_ERUDITION: Final = 0
CARD_NOBILITY: Final = 1
CARD_GALLANTRY: Final = 2
CARD_PANACHE: Final = 3
COMBAT: Final = 4
DOUBLE: Final = 5
BASSOMPIERRE: Final = 6
ESSARTS: Final = 7
BUCKINGHAM: Final = 8
CONSTANCE: Final = 9
WINTER: Final = 10
KITTY: Final = 11
LA_PORTE: Final = 12
# fmt: off
CARD_NAMES: Final = (
    "erudition", "nobility", "gallantry", "panache", "combat", "double", "bassompierre",
    "essarts", "buckingham", "constance", "winter", "kitty", "la_porte",
)
# fmt: on
CARDS: Final = 13
COMBAT_CARDS: Final = (COMBAT, DOUBLE)
FIRST_CHARACTER: Final = BASSOMPIERRE
NO_CARD: Final = -1

# --- Treachery cards ------------------------------------------------------------------------------
REINFORCEMENTS: Final = 0
AMBUSH: Final = 1
EMERGENCY: Final = 2
CONSCRIPTS: Final = 3
PRISON: Final = 4
ISOLATION: Final = 5
DEAD_END: Final = 6
BALM: Final = 7
PLOT: Final = 8
# fmt: off
TREACHERY_NAMES: Final = (
    "reinforcements", "ambush", "emergency", "conscripts", "prison", "isolation", "dead_end",
    "balm", "plot",
)
# fmt: on
TREACHERIES: Final = 9

# --- foes in duels: adversary cards first, then the others ----------------------------------------
HENCHMAN: Final = 0
BOISRENARD: Final = 1
LUBIN: Final = 2
BRISEMONT: Final = 3
BERNAJOUX: Final = 4
BISCARAT: Final = 5
CAHUSAC: Final = 6
VITRAY: Final = 7
JUSSAC: Final = 8
CAVOIS: Final = 9
LAFFEMAS: Final = 10
LA_HOUDINIERE: Final = 11
ADVERSARIES: Final = 12
ROCHEFORT: Final = 12
NEMESIS_DUELLIST: Final = 13
PARIS_DUELLIST: Final = 14
GAOLER: Final = 15
WARDES: Final = 16
TWO_DICE: Final = 17
THREE_DICE: Final = 18
FOUR_DICE: Final = 19
SWORD_SWORD: Final = 20
SWORD_SHIELD: Final = 21
SHIELD_SHIELD: Final = 22
# fmt: off
FOE_NAMES: Final = (
    "henchman", "boisrenard", "lubin", "brisemont", "bernajoux", "biscarat", "cahusac", "vitray",
    "jussac", "cavois", "laffemas", "la_houdiniere", "rochefort", "nemesis", "duellist", "gaoler",
    "wardes", "two_dice", "three_dice", "four_dice", "sword_sword", "sword_shield",
    "shield_shield",
)
# fmt: on
FOES: Final = 23
NAMED_FOES: Final = 17  # the wounds of these foes last from duel to duel; Quest tokens come after them
UNKNOWN_FOE: Final = -1

# --- where an adversary or trap card is -----------------------------------------------------------
# PARIS and LOUVRE are the places above.
IN_HAND: Final = 8
OUT_OF_GAME: Final = 9

# --- traps ----------------------------------------------------------------------------------------
BEGGARS: Final = 0
THIEF: Final = 1
ASSASSIN: Final = 2
HARLOT: Final = 3
NEMESIS: Final = 4
TRAP_NAMES: Final = ("beggars", "thief", "assassin", "harlot", "nemesis")
TRAPS: Final = 5
NO_TRAP: Final = -1

# --- Quest tokens: what a foe token rolls is its FOES entry, TOKEN_FOE below ----------------------
TOKEN_DECOY: Final = 0
TOKEN_TWO: Final = 1
TOKEN_THREE: Final = 2
TOKEN_FOUR: Final = 3
TOKEN_SWORD_SWORD: Final = 4
TOKEN_SWORD_SHIELD: Final = 5
TOKEN_SHIELD_SHIELD: Final = 6
TOKEN_SNARE: Final = 7
TOKEN_ERUDITION: Final = 8
TOKEN_NOBILITY: Final = 9
TOKEN_GALLANTRY: Final = 10
TOKEN_PANACHE: Final = 11
# fmt: off
TOKEN_NAMES: Final = (
    "decoy", "two", "three", "four", "sword_sword", "sword_shield", "shield_shield", "snare",
    "erudition", "nobility", "gallantry", "panache",
)
# fmt: on
TOKENS: Final = 12
NO_TOKEN: Final = -1
# fmt: off
TOKEN_FOE: Final = (
    UNKNOWN_FOE, TWO_DICE, THREE_DICE, FOUR_DICE, SWORD_SWORD, SWORD_SHIELD, SHIELD_SHIELD,
    UNKNOWN_FOE, UNKNOWN_FOE, UNKNOWN_FOE, UNKNOWN_FOE, UNKNOWN_FOE,
)
# fmt: on
# fmt: off
ADVERSARY_TOKENS: Final = (
    TOKEN_TWO, TOKEN_THREE, TOKEN_FOUR, TOKEN_SWORD_SWORD, TOKEN_SWORD_SHIELD,
    TOKEN_SHIELD_SHIELD, TOKEN_SNARE,
)
# fmt: on
CHALLENGE_TOKENS: Final = (TOKEN_ERUDITION, TOKEN_NOBILITY, TOKEN_GALLANTRY, TOKEN_PANACHE)

# --- Paris and Louvre cards -----------------------------------------------------------------------
ABDUCTION: Final = 0
DISAPPEARANCE: Final = 1
SMUGGLER: Final = 2
CONFINED: Final = 3
MESSAGE: Final = 4
DUELS: Final = 5
PARIS_NAMES: Final = ("abduction", "disappearance", "smuggler", "confined", "message", "duels")
PARIS_CARDS: Final = 6
# fmt: off
LOUVRE_NAMES: Final = (
    "poisons", "gaming_debt", "chevreuse", "letter", "ambassador", "jealousy", "ballet", "whisper",
)
# fmt: on
LOUVRE_CARDS: Final = 8
NO_MISSION: Final = -1

# --- the Arsenal: equipment first (traded, two slots), then what is used up or kept ---------------
THOROUGHBRED: Final = 0
PISTOL: Final = 1
ARMOUR: Final = 2
BLADE: Final = 3
EQUIPMENT: Final = 4
ITEM_BALM: Final = 4
MANOEUVRE: Final = 5
FIRST_UPGRADE: Final = 6  # FIRST_UPGRADE + skill
# fmt: off
ITEM_NAMES: Final = (
    "thoroughbred", "pistol", "armour", "blade", "balm", "manoeuvre", "erudition", "nobility",
    "gallantry", "panache",
)
# fmt: on
ITEMS: Final = 10

# --- the four Quest boards ------------------------------------------------------------------------
INN: Final = 0
ENGLAND: Final = 1
RETURN: Final = 2
GALLERIES: Final = 3
BOARD_NAMES: Final = ("inn", "england", "return", "galleries")
BOARDS: Final = 4
INN_PATHS: Final = 3
INN_LENGTH: Final = 4
INN_SPACES: Final = 12
PATH_NAMES: Final = ("rooms", "stables", "cellar")
ANTECHAMBERS: Final = 4

# --- how a game ends ------------------------------------------------------------------------------
NOT_OVER: Final = 0
DIAMONDS: Final = 1  # GOAL-2: the only ending that the Musketeers win
TIME: Final = 2
SIEGE: Final = 3
HONOUR: Final = 4
STRANGLED: Final = 5
BARRED: Final = 6
# fmt: off
ENDING_NAMES: Final = (
    "not_over", "diamonds", "time", "siege", "honour", "abduction", "barred",
)
# fmt: on
ENDINGS: Final = 7

# --- seats ----------------------------------------------------------------------------------------
# Seat 0 is Milady's, and empty in a game without Milady. Musketeer players have seats 1 to 5. 6 is any spectator.
MILADY: Final = 0
SPECTATOR: Final = 6
SEATS: Final = 7
EVERYONE: Final = (1 << SEATS) - 1
MUSKETEERS: Final = 0b0111110
