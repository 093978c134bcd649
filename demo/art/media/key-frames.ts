/** Reads from an mp4 when its key frames come: sync samples (`stss`) laid over the durations of all samples (`stts`). */

interface Box {
  type: string;
  body: Buffer;
}

/** The boxes that follow one another in `bytes`; a box of unknown length (0) reaches to the end. */
function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const size =
      short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    const head = short === 1 ? 16 : 8;
    if (size < head || at + size > bytes.length)
      throw new Error(`a box of ${size} bytes at ${at} does not fit`);
    yield { type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + head, at + size) };
    at += size;
  }
}

/** Bodies of the boxes at the end of a path of types. */
function bodies(bytes: Buffer, [type, ...rest]: readonly string[]): Buffer[] {
  const own = [...boxesIn(bytes)].filter((box) => box.type === type).map((box) => box.body);
  return rest.length === 0 ? own : own.flatMap((body) => bodies(body, rest));
}

function only(bytes: Buffer, path: readonly string[]): Buffer {
  const [body] = bodies(bytes, path);
  if (body === undefined) throw new Error(`there is no ${path.join('/')}`);
  return body;
}

/** Unsigned numbers of a table box: four bytes of version and flags, how many rows there are, then the rows. */
function numbersOf(table: Buffer, perRow: number): number[] {
  return Array.from({ length: table.readUInt32BE(4) * perRow }, (_none, index) =>
    table.readUInt32BE(8 + index * 4),
  );
}

/** Ticks a second of a track (`mdhd`, whose dates are four or eight bytes long by its version). */
const ticksPerSecond = (mdhd: Buffer): number => mdhd.readUInt32BE(mdhd.readUInt8(0) === 1 ? 20 : 12);

/** Ticks at which each sample begins, and after them the end of the last one. */
function beginnings(stts: Buffer): number[] {
  const numbers = numbersOf(stts, 2);
  const starts = [0];
  for (let row = 0; row < numbers.length; row += 2) {
    for (let left = numbers[row] ?? 0; left > 0; left -= 1)
      starts.push((starts.at(-1) ?? 0) + (numbers[row + 1] ?? 0));
  }
  return starts;
}

/** Seconds at which the film's key frames begin, and last the second at which it ends. */
export function keyFrameSeconds(film: Buffer): number[] {
  const isFilm = (mdia: Buffer) => only(mdia, ['hdlr']).toString('latin1', 8, 12) === 'vide';
  const track = bodies(film, ['moov', 'trak', 'mdia']).find(isFilm);
  if (track === undefined) throw new Error('there is no film track');
  const table = ['minf', 'stbl'];
  const starts = beginnings(only(track, [...table, 'stts']));
  const [stss] = bodies(track, [...table, 'stss']);
  // Without the table every sample is a key frame.
  const keys = stss === undefined ? starts : numbersOf(stss, 1).map((sample) => starts[sample - 1] ?? 0);
  const ticks = ticksPerSecond(only(track, ['mdhd']));
  return [...new Set([...keys, starts.at(-1) ?? 0])].map((at) => at / ticks);
}
