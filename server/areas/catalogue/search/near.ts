/** What may have been meant by a text that finds nothing: another word of the same sound, or one letter away. */
import { fold } from './fold.ts';
import type { Sounds } from './sounds.ts';
import { splitRuns, type Run } from './split.ts';
import { readSyllables } from './syllables.ts';
import { quoteToken, SYLLABLE_MARK } from './terms.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Shorter words are one letter away from too much; longer ones are asked for in too many ways. */
const WORD = /^[a-z]{4,16}$/;
const HAN_MIN = 2;
const HAN_MAX = 8;
const SOUNDS_MAX = 4;

/** Every string one letter more, less, other or exchanged with its neighbour makes of a word. */
export function editsOf(word: string): string[] {
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      edits.add(before + letter + after);
      if (after !== '') edits.add(before + letter + after.slice(1));
    }
    edits.add(before + after.slice(1));
    edits.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
  }
  edits.delete(word);
  return [...edits];
}

function pairsOf(syllables: readonly string[]): string {
  const pairs = syllables.slice(1).map((syllable, at) => `${syllables[at] ?? ''}${syllable}`);
  return `(${pairs.map((pair) => quoteToken(SYLLABLE_MARK + pair)).join(' & ')})`;
}

/** The letters a run of Han may be read as, the likeliest first. */
function lettersOf(readings: readonly (readonly string[])[]): string[][] {
  let results: string[][] = [[]];
  for (const some of readings)
    results = results.flatMap((start) => some.map((one) => [...start, one])).slice(0, SOUNDS_MAX);
  return results;
}

/** A tsquery of what sounds like a run, or is a letter away from it; undefined where nothing could be meant. */
export function nearCondition({ kind, text }: Run, sounds: Sounds): string | undefined {
  if (kind === 'han') {
    const size = Array.from(text).length;
    if (size < HAN_MIN || size > HAN_MAX) return undefined;
    const read = lettersOf(sounds(text)).filter((syllables) => syllables.length === size);
    return read.length === 0 ? undefined : read.map(pairsOf).join(' | ');
  }
  if (!WORD.test(text)) return undefined;
  const edits = editsOf(text);
  const soundEdits = edits.flatMap((edit) =>
    readSyllables(edit)
      .filter(({ syllables, rest }) => rest === '' && syllables.length > 1)
      .map(({ syllables }) => pairsOf(syllables)),
  );
  return [...edits.map(quoteToken), ...new Set(soundEdits)].join(' | ');
}

/** Parts of Han text as long as `count` characters, with their letters. */
function* partsOf(run: Run, sounds: Sounds, counts: readonly number[]): Generator<[string, string[]]> {
  const characters = Array.from(run.text);
  const readings = sounds(run.text);
  for (const count of counts)
    for (let at = 0; at + count <= characters.length; at += 1)
      yield [
        characters.slice(at, at + count).join(''),
        lettersOf(readings.slice(at, at + count)).map((syllables) => syllables.join('')),
      ];
}

/** The word in a text that was probably meant by `typed`; undefined where none is near. */
export function nearestIn(text: string, typedRun: Run, sounds: Sounds): string | undefined {
  const runs = splitRuns(fold(text).text);
  const isHan = typedRun.kind === 'han';
  const near = new Set(
    isHan ? lettersOf(sounds(typedRun.text)).map((syllables) => syllables.join('')) : editsOf(typedRun.text),
  );
  const counts = isHan ? [Array.from(typedRun.text).length] : [4, 3, 2];
  for (const run of runs) {
    if (run.kind === 'word') {
      if (!isHan && near.has(run.text)) return run.text;
      continue;
    }
    for (const [part, letters] of partsOf(run, sounds, counts))
      if (part !== typedRun.text && letters.some((one) => near.has(one))) return part;
  }
  return undefined;
}
