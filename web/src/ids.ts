// Ids of the game that the client uses by name. They must agree with the engine's ids.py; a test compares them with the
// names that the server sends.

// Seats, and persons.
export const MILADY = 0;
export const GALLERY = 6; // the seat of all spectators
export const OPENER = 1; // the person who opened the table

// Places.
export const PARIS = 0;
export const LOUVRE = 1;
export const ROCHELLE = 2;
export const QUEST = 3;
export const COLOMBIER = 4;
export const RICHELIEU = 5;
export const BASTILLE = 6;
export const QUARTERS = 7;
export const OPEN_PLACES = 6; // the first ones, where a Musketeer can go

// The boards of the Quest.
export const INN = 0;
export const ENGLAND = 1;
export const RETURN = 2;
export const GALLERIES = 3;
export const BOARDS = 4;
export const INN_LENGTH = 4; // spaces of a path
export const INN_SPACES = 12;
export const ANTECHAMBER_SPACES = 3; // a challenge and two guards

// Musketeers.
export const DARTAGNAN = 0;
export const ATHOS = 1;
export const ARAMIS = 2;

// Adventure cards: skills first, then combat, then characters.
export const COMBAT = 4;
export const FIRST_CHARACTER = 6;

// Items: what can be carried comes first. Skills.
export const EQUIPMENT = 4;
export const SKILLS = 4;

// Foes; the first ones are the adversaries that Milady sends.
export const ADVERSARIES = 12;
export const ROCHEFORT = 12;
export const NEMESIS_DUELLIST = 13;
export const PARIS_DUELLIST = 14;
export const GAOLER = 15;
export const WARDES = 16;
export const UNSEEN_FOE = -1;
export const IN_HAND = 8; // the position of an adversary or a trap in Milady's hand

// Traps.
export const HARLOT = 3;
export const NEMESIS = 4;

// Quest tokens.
export const NO_TOKEN = -1;
export const HIDDEN_TOKEN = -2;
export const DECOY = 0;
export const SNARE = 7;
export const FIRST_CHALLENGE = 8;
