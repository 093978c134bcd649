/** Which parts of a text a search found, for the highlights; places count UTF-16 units of the text as it is shown. */
import { fold } from './fold.ts';
import type { SearchQuery, SearchToken } from './query.ts';
import type { Sounds } from './sounds.ts';
import { partsOf, singularOf, splitRuns, type Run } from './split.ts';

export interface Mark {
  from: number;
  to: number;
}

type Span = readonly [start: number, end: number];
type Word = Extract<SearchToken, { kind: 'word' }>;

const MARKS_MAX = 24;

function hanSpans(foldedText: string, text: string): Span[] {
  const characters = Array.from(text);
  const grams =
    characters.length === 1
      ? characters
      : characters.slice(1).map((one, at) => `${characters[at] ?? ''}${one}`);
  return [...new Set(grams)].flatMap((gram) => {
    const spans: Span[] = [];
    for (let at = foldedText.indexOf(gram); at >= 0; at = foldedText.indexOf(gram, at + 1))
      spans.push([at, at + gram.length]);
    return spans;
  });
}

/** A word of the text that is, or begins with, the one asked for. */
function wordSpans(runs: readonly Run[], token: Word): Span[] {
  const forms = new Set([token.text, singularOf(token.text) ?? token.text, ...partsOf(token.text)]);
  return runs.flatMap(({ kind, text, start }): Span[] => {
    if (kind !== 'word') return [];
    if (forms.has(text) || forms.has(singularOf(text) ?? text)) return [[start, start + text.length]];
    let place = start;
    for (const part of partsOf(text)) {
      if (forms.has(part)) return [[place, place + part.length]];
      place += part.length;
    }
    const prefix = token.open && [...forms].find((form) => text.startsWith(form));
    return typeof prefix === 'string' ? [[start, start + prefix.length]] : [];
  });
}

/** How many characters from `place` on are read as all of these letters; 0 where they are not. */
function soundsLike(
  readings: readonly (readonly string[])[],
  place: number,
  letters: string,
  depth = 0,
): number {
  if (letters === '') return depth;
  for (const reading of readings[place] ?? []) {
    if (letters.startsWith(reading)) {
      const count = soundsLike(readings, place + 1, letters.slice(reading.length), depth + 1);
      if (count > 0) return count;
    }
    if (depth > 0 && reading.startsWith(letters)) return depth + 1;
  }
  return 0;
}

function initialsAt(readings: readonly (readonly string[])[], place: number, letters: string): number {
  const fits = Array.from(letters).every((letter, at) =>
    (readings[place + at] ?? []).some((reading) => reading.startsWith(letter)),
  );
  return fits ? letters.length : 0;
}

function soundSpans(runs: readonly Run[], token: Word, sounds: Sounds): Span[] {
  const isSpoken = token.readings.length > 0;
  if (!isSpoken && !token.initials) return [];
  return runs.flatMap(({ kind, text, start }): Span[] => {
    if (kind !== 'han') return [];
    const readings = sounds(text);
    const widths = Array.from(text, (character) => character.length);
    const unitsOf = (from: number, to: number) => widths.slice(from, to).reduce((sum, one) => sum + one, 0);
    return readings.flatMap((_one, place): Span[] => {
      const soundCount = isSpoken ? soundsLike(readings, place, token.text) : 0;
      const count = soundCount > 0 || !token.initials ? soundCount : initialsAt(readings, place, token.text);
      const from = start + unitsOf(0, place);
      return count === 0 ? [] : [[from, from + unitsOf(place, place + count)]];
    });
  });
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const sortedSpans = spans.toSorted(([one], [other]) => one - other);
  const result: [number, number][] = [];
  for (const [start, end] of sortedSpans) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

/** True where a highlight needs to know how Han characters sound. */
export function needsSounds({ tokens }: SearchQuery): boolean {
  return tokens.some((token) => token.kind === 'word' && (token.readings.length > 0 || token.initials));
}

/** Sounds are looked at where a word does not stand in the text as it was written. */
export function marksOf(text: string, { tokens }: SearchQuery, sounds: Sounds | undefined): Mark[] {
  const { text: foldedText, at } = fold(text);
  const runs = splitRuns(foldedText);
  const spans = tokens.flatMap((token) => {
    if (token.kind === 'han') return hanSpans(foldedText, token.text);
    const wordMatches = wordSpans(runs, token);
    return wordMatches.length > 0 || sounds === undefined ? wordMatches : soundSpans(runs, token, sounds);
  });
  return mergeSpans(spans)
    .slice(0, MARKS_MAX)
    .map(([start, end]) => ({ from: at[start] ?? 0, to: at[end] ?? text.length }));
}
