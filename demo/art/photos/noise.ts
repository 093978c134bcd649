/** Smooth chance: the same place always has the same value, and near places have near ones. */

function hash(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 2_147_483_629);
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_295;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function smooth(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const at = (dx: number, dy: number) => hash(left + dx, top + dy, seed);
  return mix(mix(at(0, 0), at(1, 0), across), mix(at(0, 1), at(1, 1), across), down);
}

/** Hills upon hills, 0 to 1, each octave half as high and twice as dense. */
export function rough(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let height = 0.5;
  let all = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += height * smooth(x * 2 ** octave, y * 2 ** octave, seed + octave);
    all += height;
    height /= 2;
  }
  return sum / all;
}
