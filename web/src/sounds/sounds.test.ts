import { beforeEach, describe, expect, it, vi } from "vitest";

import made from "../gallery/views.json";
import { settings } from "../settings.svelte";
import { soundOf } from "./eventSounds.svelte";
import { isOn, playSound, SWITCHES } from "./sounds";
import { synthesize, type Sound } from "./synth";

const SOUNDS = Object.keys(SWITCHES) as Sound[];
let started: number;

/** As much of an AudioContext as the sounds need; counts what is started. */
function fakeContext(): AudioContext {
  const node = (): object => ({
    connect: (next: object) => next,
    start: () => void (started += 1),
    stop: () => undefined,
    frequency: {},
    Q: {},
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
  return {
    state: "running",
    currentTime: 0,
    sampleRate: 100,
    destination: node(),
    createOscillator: node,
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(200) }),
  } as unknown as AudioContext;
}

beforeEach(() => {
  started = 0;
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", function () {
    return fakeContext();
  });
  settings.sound = true;
  for (const name of Object.values(SWITCHES)) settings[name] = true;
});

describe("the sounds", () => {
  it.each(SOUNDS)("%s is synthesized from tones or noise", (sound) => {
    synthesize(fakeContext(), sound);
    expect(started).toBeGreaterThan(1);
  });

  it("each has a switch, and one turns all of them off", () => {
    for (const sound of SOUNDS) {
      settings[SWITCHES[sound]] = false;
      expect([isOn(sound), SOUNDS.filter(isOn).length]).toEqual([false, SOUNDS.length - 1]);
      settings[SWITCHES[sound]] = true;
    }
    settings.sound = false;
    expect(SOUNDS.filter(isOn)).toEqual([]);
    playSound("bell");
    expect(started).toBe(0);
  });

  it("are silent until the player has clicked or pressed something", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    playSound("card");
    expect(started).toBe(0);
  });

  it("are not piled up", () => {
    playSound("purse");
    const once = started;
    playSound("purse");
    expect([once > 0, started]).toEqual([true, once]);
  });

  it("are those of real events: dice, blades, cards, coins, a bell", () => {
    const kinds = Object.keys(made.names.events);
    const heard = new Set(kinds.map(soundOf).filter((sound) => sound !== null));
    expect(heard).toEqual(new Set<Sound>(["dice", "steel", "card", "purse", "bell"]));
  });
});
