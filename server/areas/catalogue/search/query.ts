/** What somebody typed, as the two conditions a search asks the index for, and as tokens for the highlights. */
import { fold } from './fold.ts';
import { partsOf, singularOf, splitRuns } from './split.ts';
import { readSyllables, type Reading } from './syllables.ts';
import { INITIALS_MARK, quoteToken, SYLLABLE_MARK, WORD_MAX } from './terms.ts';

export type SearchToken =
  | { kind: 'han'; text: string }
  | {
      kind: 'word';
      text: string;
      /** The last word may still be in the making: words that begin with it count. */
      open: boolean;
      readings: readonly Reading[];
      /** Whether it may be the first letters of syllables. */
      initials: boolean;
    };

export interface SearchQuery {
  tokens: readonly SearchToken[];
  /** A tsquery of the words as they are written; what meets it stands before what only sounds alike. */
  literal: string;
  /** A tsquery of every way to read them. */
  any: string;
}

/** No syllable begins with i, u or v. */
const INITIALS = /^[a-hj-tw-z]{2,10}$/;
const OPEN_MIN = 2;
/** More says nothing anybody searches for, and costs. */
const TOKENS_MAX = 12;

function tokenOf(text: string, open: boolean): SearchToken {
  return {
    kind: 'word',
    text: text.slice(0, WORD_MAX),
    open: open && text.length >= OPEN_MIN && !/[+#]$/.test(text),
    readings: readSyllables(text),
    initials: INITIALS.test(text),
  };
}

const all = (parts: readonly string[]) => `(${parts.join(' & ')})`;
const either = (parts: readonly string[]) => (parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`);
const prefixTerm = (token: string) => `${quoteToken(token)}:*`;

/** All pairs, or triples, of neighbours. */
function grams(characters: readonly string[], size: number): string[] {
  if (characters.length <= size) return [characters.join('')];
  return Array.from({ length: characters.length - size + 1 }, (_one, place) =>
    characters.slice(place, place + size).join(''),
  );
}

function writtenOf(token: SearchToken): string {
  if (token.kind === 'han') return all([...new Set(grams(Array.from(token.text), 2))].map(quoteToken));
  const forms = new Set([token.text, singularOf(token.text) ?? token.text]);
  const ways = [...forms].map((form) => (token.open ? prefixTerm(form) : quoteToken(form)));
  const parts = partsOf(token.text);
  if (parts.length > 0) ways.push(all(parts.map(quoteToken)));
  return either(ways);
}

/** `open`: the last syllable may still be in the making, as in chanpinjin(g). */
function readingOf({ syllables, rest }: Reading, open: boolean): string {
  const tokens = grams(syllables, 2).map((pair) => SYLLABLE_MARK + pair);
  if (rest !== '')
    return all([...tokens.map(quoteToken), prefixTerm(SYLLABLE_MARK + (syllables.at(-1) ?? '') + rest)]);
  const last = tokens.pop() ?? '';
  return all([...tokens.map(quoteToken), open ? prefixTerm(last) : quoteToken(last)]);
}

function anyOf(token: SearchToken): string {
  if (token.kind === 'han') return writtenOf(token);
  // Letters that may be one syllable are: xian is not the beginning of xiang.
  const several = (token.readings[0]?.syllables.length ?? 0) > 1;
  const ways = [writtenOf(token), ...token.readings.map((reading) => readingOf(reading, several))];
  if (token.initials)
    ways.push(all(grams(Array.from(token.text), 3).map((three) => quoteToken(INITIALS_MARK + three))));
  return either(ways);
}

/** Undefined where nothing was typed that could be searched for: signs and spaces only. Never throws. */
export function readQuery(text: string): SearchQuery | undefined {
  const runs = splitRuns(fold(text).text).slice(0, TOKENS_MAX);
  const tokens = runs.map((run, place): SearchToken =>
    run.kind === 'han' ? { kind: 'han', text: run.text } : tokenOf(run.text, place === runs.length - 1),
  );
  if (tokens.length === 0) return undefined;
  return { tokens, literal: tokens.map(writtenOf).join(' & '), any: tokens.map(anyOf).join(' & ') };
}
