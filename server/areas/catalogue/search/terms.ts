/**
 * What a good is found by (D92): its tokens as the text of a tsvector. Characters and pairs of them for Han, words for
 * the rest; titles, teachers and tags by their sound as well: syllables and pairs of them, initials by twos and threes.
 */
import { fold } from './fold.ts';
import { partsOf, singularOf, splitRuns } from './split.ts';
import type { Sounds } from './sounds.ts';

/** Raised with every change of what is written: indexes of another version are made anew at start. */
export const TERMS_VERSION = '1';

export interface SearchField {
  text: string;
  weight: 'A' | 'B' | 'C';
  /** Whether it is found by its sound too. */
  sounds: boolean;
}

/** Namespaces of what is heard, so that no sound is taken for a word. */
export const SYLLABLE_MARK = '=';
export const INITIALS_MARK = '-';
export const WORD_MAX = 64;

/** PostgreSQL keeps positions up to 16383 and 255 of them a token. */
const POSITION_MAX = 16_000;
const POSITIONS_MAX = 200;
/** No text of a good is longer by its own schema; what a stranger brings is cut. */
const TEXT_MAX = 4000;
/** Between two fields, so that words of different fields do not stand side by side. */
const FIELD_GAP = 20;

type Add = (token: string, place: number) => void;

/** Up to `max` combinations of one option a place, the first options first. */
function combinations(options: readonly (readonly string[])[], max: number): string[] {
  let results = [''];
  for (const some of options)
    results = some.flatMap((one) => results.map((start) => start + one)).slice(0, max);
  return results;
}

const initialsOf = (readings: readonly string[]) => [...new Set(readings.map((one) => one.slice(0, 1)))];

function addSounds(run: string, sounds: Sounds, add: Add): void {
  const readings = sounds(run);
  const initials = readings.map(initialsOf);
  for (const [place, here] of readings.entries()) {
    for (const syllable of here) add(SYLLABLE_MARK + syllable, place);
    for (const pair of place + 2 > readings.length ? [] : combinations(readings.slice(place, place + 2), 6))
      add(SYLLABLE_MARK + pair, place);
    for (const size of [2, 3]) {
      if (place + size > readings.length) continue;
      for (const letters of combinations(initials.slice(place, place + size), 4))
        add(INITIALS_MARK + letters, place);
    }
  }
}

function addHan(run: string, add: Add): void {
  const characters = Array.from(run);
  for (const [place, character] of characters.entries()) {
    add(character, place);
    const next = characters[place + 1];
    if (next !== undefined) add(character + next, place);
  }
}

function addWord(word: string, add: Add): void {
  const singular = singularOf(word);
  const bare = word.replace(/[+#]+$/, '');
  for (const form of new Set([word, bare, singular ?? word, ...partsOf(bare)])) {
    if (form !== '') add(form.slice(0, WORD_MAX), 0);
  }
}

/** Letters, digits and our own marks are all a token holds; quoting is doubled where anything else ever came in. */
export function quoteToken(token: string): string {
  return `'${token.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}

/** The tsvector of a good, as text for one parameter. */
export function vectorOf(fields: readonly SearchField[], sounds: Sounds): string {
  const places = new Map<string, Set<string>>();
  let start = 1;
  for (const field of fields) {
    for (const run of splitRuns(fold(field.text.slice(0, TEXT_MAX)).text)) {
      const add: Add = (token, place) => {
        const tokenPlaces = places.get(token) ?? new Set();
        if (tokenPlaces.size < POSITIONS_MAX)
          tokenPlaces.add(`${Math.min(start + place, POSITION_MAX)}${field.weight}`);
        places.set(token, tokenPlaces);
      };
      if (run.kind === 'word') addWord(run.text, add);
      else {
        addHan(run.text, add);
        if (field.sounds) addSounds(run.text, sounds, add);
      }
      start += run.kind === 'word' ? 1 : Array.from(run.text).length;
    }
    start += FIELD_GAP;
  }
  return [...places]
    .map(([token, tokenPlaces]) => `${quoteToken(token)}:${[...tokenPlaces].join(',')}`)
    .join(' ');
}
