// The sounds of the table, synthesized: there is no file to fetch.

export type Sound = "turn" | "dice" | "steel" | "card" | "purse" | "bell";

type Synth = (context: AudioContext, out: AudioNode, begin: number) => void;

const SYNTHS: Record<Sound, Synth> = { turn, dice, steel, card, purse, bell };

/** Plays a sound now. */
export function synthesize(context: AudioContext, sound: Sound): void {
  SYNTHS[sound](context, context.destination, context.currentTime + 0.01);
}

/** Two soft notes: it is the player's turn. */
function turn(context: AudioContext, out: AudioNode, begin: number): void {
  note(context, out, { pitch: 659.25, begin, length: 0.5, volume: 0.12, shape: "triangle" });
  note(context, out, { pitch: 880, begin: begin + 0.16, length: 0.5, volume: 0.12, shape: "triangle" });
}

/** Dice that fall on wood, one after the other. */
function dice(context: AudioContext, out: AudioNode, begin: number): void {
  for (let knock = 0; knock < 7; knock += 1) {
    const at = begin + knock * 0.055 + Math.random() * 0.03;
    const volume = 0.22 * (1 - knock / 9);
    noise(context, out, {
      begin: at,
      length: 0.05,
      volume,
      filter: "bandpass",
      pitch: 1500 + Math.random() * 1600,
      q: 4,
    });
  }
}

/** Two blades that meet: partials that don't belong to one tone. */
function steel(context: AudioContext, out: AudioNode, begin: number): void {
  noise(context, out, { begin, length: 0.04, volume: 0.18, filter: "highpass", pitch: 4000, q: 1 });
  for (const [at, pitch] of [1870, 2730, 3650, 5120, 6890].entries())
    note(context, out, { pitch, begin, length: 0.7 - at * 0.08, volume: 0.05 / (1 + at * 0.4), shape: "sine" });
}

/** A card that is turned over. */
function card(context: AudioContext, out: AudioNode, begin: number): void {
  noise(context, out, { begin, length: 0.09, volume: 0.12, filter: "highpass", pitch: 2600, q: 0.7 });
  noise(context, out, { begin: begin + 0.08, length: 0.03, volume: 0.16, filter: "bandpass", pitch: 900, q: 2 });
}

/** Some coins. */
function purse(context: AudioContext, out: AudioNode, begin: number): void {
  for (const [at, pitch] of [4200, 5300, 4700, 6100].entries())
    note(context, out, { pitch, begin: begin + at * 0.055, length: 0.16, volume: 0.035, shape: "triangle" });
}

/** A church bell, far away. */
function bell(context: AudioContext, out: AudioNode, begin: number): void {
  for (const [at, ratio] of [0.5, 1, 1.19, 1.5, 2, 2.74].entries())
    note(context, out, {
      pitch: 294 * ratio,
      begin,
      length: 2.4 - at * 0.3,
      volume: 0.07 / (1 + at * 0.35),
      shape: "sine",
    });
}

interface Note {
  pitch: number;
  begin: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

/** A tone that fades away. */
function note(context: AudioContext, out: AudioNode, { pitch, begin, length, volume, shape }: Note): void {
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.value = pitch;
  tone.connect(fading(context, begin, length, volume)).connect(out);
  tone.start(begin);
  tone.stop(begin + length + 0.05);
}

interface Noise {
  begin: number;
  length: number;
  volume: number;
  filter: BiquadFilterType;
  pitch: number;
  q: number;
}

/** A burst of noise, filtered. */
function noise(context: AudioContext, out: AudioNode, { begin, length, volume, filter, pitch, q }: Noise): void {
  const source = context.createBufferSource();
  source.buffer = whiteNoise(context);
  const through = context.createBiquadFilter();
  through.type = filter;
  through.frequency.value = pitch;
  through.Q.value = q;
  source
    .connect(through)
    .connect(fading(context, begin, length, volume))
    .connect(out);
  source.start(begin, Math.random());
  source.stop(begin + length + 0.05);
}

function fading(context: AudioContext, begin: number, length: number, volume: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(volume, begin + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  return gain;
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

/** Two seconds of white noise. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  noises.set(context, made);
  return made;
}
