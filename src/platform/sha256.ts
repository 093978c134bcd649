/** SHA-256 in plain script: the browser's own is not there on pages without https, and each call of it is a wait. */

const ROUNDS = 64;
const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of the roots of the first primes: square for the start, cube for the rounds. */
function rootsOfPrimes(power: number, count: number): Uint32Array {
  const roots: number[] = [];
  for (let candidate = 2; roots.length < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
      if (candidate % divisor === 0) isPrime = false;
    if (isPrime) roots.push((candidate ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(roots);
}

const START = rootsOfPrimes(1 / 2, 8);
const STEPS = rootsOfPrimes(1 / 3, ROUNDS);

const at = (words: Uint32Array, index: number) => words[index] ?? 0;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The last bytes of a message, a one, zeros, and the length of the whole in bits. */
function padRest(rest: Uint8Array, total: number): DataView {
  const length = Math.ceil((rest.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const bytes = new Uint8Array(length);
  bytes.set(rest);
  bytes[rest.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((total * 8) / 2 ** 32));
  view.setUint32(length - 4, (total * 8) >>> 0);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < ROUNDS; index += 1) {
    const early = at(words, index - 15);
    const late = at(words, index - 2);
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = at(words, index - 16) + first + at(words, index - 7) + second;
  }
  return words;
}

function mixIn(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < ROUNDS; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(STEPS, index) + at(words, index)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}

/** A hash that grows with its message, for one that is never in memory as a whole (M227). */
export interface GrowingHash {
  add(bytes: Uint8Array): void;
  /** The hash of all that was added; nothing may be added after it. */
  end(): Uint8Array;
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export function growSha256(): GrowingHash {
  const state = START.slice();
  let rest: Uint8Array = new Uint8Array(0);
  let total = 0;
  const mixAll = (view: DataView) => {
    for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES)
      mixIn(state, schedule(view, offset));
  };
  return {
    add(bytes) {
      total += bytes.length;
      const message = rest.length === 0 ? bytes : joinBytes(rest, bytes);
      const whole = message.length - (message.length % BLOCK_BYTES);
      mixAll(new DataView(message.buffer, message.byteOffset, whole));
      rest = message.slice(whole);
    },
    end() {
      mixAll(padRest(rest, total));
      const hash = new DataView(new ArrayBuffer(32));
      for (const [index, word] of state.entries()) hash.setUint32(index * 4, word);
      return new Uint8Array(hash.buffer);
    },
  };
}

export function sha256(message: Uint8Array): Uint8Array {
  const hash = growSha256();
  hash.add(message);
  return hash.end();
}
