/** How large the pictures of an AVC stream are, read from its sequence parameter set (H.264 7.3.2.1.1). Pure. */

/** Profiles whose set tells of colours and scaling first. */
const WITH_COLOURS: ReadonlySet<number> = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);
const BLOCK = 16;

/** Bits of a payload, without the bytes that keep it from looking like a beginning. */
function bitsOf(bytes: Uint8Array) {
  const plain: number[] = [];
  for (const byte of bytes) {
    const isStuffing = byte === 3 && plain.at(-1) === 0 && plain.at(-2) === 0;
    // A stuffing byte is followed by one that may not be mistaken for another.
    if (isStuffing) plain.push(-1);
    else plain.push(byte);
  }
  const data = plain.filter((byte) => byte >= 0);
  let at = 0;
  const bit = (): number => {
    const byte = data[at >> 3];
    if (byte === undefined) throw new RangeError('The parameter set ends early.');
    const value = (byte >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let place = 0; place < count; place += 1) value = value * 2 + bit();
    return value;
  };
  /** Exp-Golomb: as many zeros as digits follow the one. */
  const count = (): number => {
    let zeros = 0;
    while (bit() === 0) {
      zeros += 1;
      if (zeros > 31) throw new RangeError('The parameter set holds no such number.');
    }
    return 2 ** zeros - 1 + bits(zeros);
  };
  const readSigned = (): number => {
    const value = count();
    return value % 2 === 0 ? -value / 2 : (value + 1) / 2;
  };
  return { bit, bits, count, signed: readSigned };
}
type Bits = ReturnType<typeof bitsOf>;

function skipScaling(bits: Bits, colours: number): void {
  for (let list = 0; list < (colours === 3 ? 12 : 8); list += 1) {
    if (bits.bit() === 0) continue;
    let last = 8;
    let next = 8;
    for (let place = 0; place < (list < 6 ? 16 : 64); place += 1) {
      if (next !== 0) next = (last + bits.signed() + 256) % 256;
      if (next !== 0) last = next;
    }
  }
}

/** Answers what the colours are sampled like: 0 for grey, 1 to 3. */
function readColours(bits: Bits, profile: number): number {
  if (!WITH_COLOURS.has(profile)) return 1;
  const colours = bits.count();
  if (colours === 3) bits.bit();
  bits.count();
  bits.count();
  bits.bit();
  if (bits.bit() === 1) skipScaling(bits, colours);
  return colours;
}

function skipOrder(bits: Bits): void {
  bits.count();
  const order = bits.count();
  if (order === 0) bits.count();
  if (order !== 1) return;
  bits.bit();
  bits.signed();
  bits.signed();
  const cycle = bits.count();
  for (let place = 0; place < Math.min(cycle, 255); place += 1) bits.signed();
}

/** @param description what AVC is set up by (ISO 14496-15 5.3.3.1) @throws RangeError where it holds no whole set */
export function pictureSize(description: Buffer): { width: number; height: number } {
  const length = description.readUInt16BE(6);
  const bits = bitsOf(description.subarray(9, 8 + length));
  const profile = bits.bits(8);
  bits.bits(16);
  bits.count();
  const colours = readColours(bits, profile);
  skipOrder(bits);
  bits.count();
  bits.bit();
  const columns = bits.count() + 1;
  const rows = bits.count() + 1;
  const isWhole = bits.bit();
  if (isWhole === 0) bits.bit();
  bits.bit();
  const [left, right, top, bottom] =
    bits.bit() === 1 ? [bits.count(), bits.count(), bits.count(), bits.count()] : [0, 0, 0, 0];
  const across = colours === 1 || colours === 2 ? 2 : 1;
  const down = (colours === 1 ? 2 : 1) * (2 - isWhole);
  return {
    width: columns * BLOCK - (left + right) * across,
    height: rows * BLOCK * (2 - isWhole) - (top + bottom) * down,
  };
}
