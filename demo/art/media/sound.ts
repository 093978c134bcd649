/** Sounds made of numbers: a soft pad, a bell, rain and typing; the same seed always makes the same samples. */
import { randomOf } from '../covers/random.ts';

const SAMPLE_RATE = 22_050;

const TURN = 2 * Math.PI;
type Voice = (second: number) => number;

/** Chords of a few low notes that swell and fade into each other. */
function pad(chords: readonly (readonly number[])[], secondsEach: number): Voice {
  return (second) => {
    const at = second / secondsEach;
    let sum = 0;
    for (const [index, notes] of chords.entries()) {
      const near = Math.max(0, 1 - Math.abs(at - index - 0.5));
      if (near === 0) continue;
      const swell = Math.sin((near * Math.PI) / 2) ** 2;
      for (const note of notes) {
        sum += swell * (Math.sin(TURN * note * second) + 0.5 * Math.sin(TURN * note * 1.003 * second));
        sum += swell * 0.18 * Math.sin(TURN * note * 2 * second);
      }
    }
    return sum * 0.06;
  };
}

/** A struck bowl: partials that are no multiples of each other, each dying away at its own pace. */
function bell(times: readonly number[], note: number): Voice {
  const partials = [
    [1, 0.5, 2.6],
    [2.71, 0.24, 1.5],
    [5.15, 0.1, 0.7],
  ] as const;
  return (second) => {
    let sum = 0;
    for (const time of times) {
      const since = second - time;
      if (since < 0) continue;
      for (const [ratio, loud, life] of partials)
        sum +=
          loud * Math.exp(-since / life) * Math.min(1, since * 200) * Math.sin(TURN * note * ratio * since);
    }
    return sum * 0.45;
  };
}

/** Noise with its edge taken off, louder and softer as rain is. */
function rain(random: () => number): Voice {
  let low = 0;
  return (second) => {
    low += 0.22 * (random() * 2 - 1 - low);
    return low * (0.22 + 0.07 * Math.sin(second * 0.7));
  };
}

/** Keys struck in little runs, with pauses to think. */
function typing(random: () => number, seconds: number): Voice {
  const strokes: number[] = [];
  for (let at = 1.2; at < seconds - 2; at += random() < 0.14 ? 1.1 + random() : 0.13 + random() * 0.14)
    strokes.push(at);
  let next = 0;
  return (second) => {
    while (next + 1 < strokes.length && (strokes[next + 1] ?? 0) <= second) next += 1;
    const since = second - (strokes[next] ?? seconds);
    if (since < 0 || since > 0.05) return 0;
    return (
      (random() * 2 - 1) * Math.exp(-since * 90) * 0.5 +
      Math.sin(TURN * 190 * since) * Math.exp(-since * 60) * 0.3
    );
  };
}

/** Samples of one channel as a WAV file. */
function wav(seconds: number, voices: readonly Voice[]): Buffer {
  const count = Math.round(seconds * SAMPLE_RATE);
  const data = Buffer.alloc(44 + count * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + count * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(SAMPLE_RATE, 24);
  data.writeUInt32LE(SAMPLE_RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    const second = index / SAMPLE_RATE;
    const fade = Math.min(1, second / 0.8, (seconds - second) / 1.4);
    const value = voices.reduce((sum, voice) => sum + voice(second), 0) * fade;
    data.writeInt16LE(Math.round(Math.tanh(value) * 30_000), 44 + index * 2);
  }
  return data;
}

const WARM = [
  [110, 164.81, 220, 277.18],
  [98, 146.83, 196, 246.94],
  [87.31, 130.81, 174.61, 220],
  [98, 146.83, 196, 293.66],
];

/** Under the trial lesson. */
export function filmSound(seconds: number): Buffer {
  return wav(seconds, [pad(WARM, seconds / WARM.length), bell([0.6, 8.4, 15.6], 880)]);
}

/** Breathing in for four seconds and out for six, a bowl at each turn. */
export function breathing(seconds: number): Buffer {
  const low = pad(
    [
      [110, 165, 220],
      [82.41, 123.47, 164.81],
    ],
    5,
  );
  const slow: Voice = (second) => low(second % 10) * 1.6;
  return wav(seconds, [slow, bell([0.3, 10, 20], 396)]);
}

/** Rain at the window and somebody writing. */
export function writingRain(seconds: number): Buffer {
  const random = randomOf('writing rain').next;
  return wav(seconds, [rain(random), typing(random, seconds), pad(WARM, seconds / WARM.length)]);
}
