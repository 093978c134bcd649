/** The syllables of Mandarin, and how a string of letters can be read as some of them. */

/** Finals by initial, as they are written; `v` stands for ü. */
const FINALS_BY_INITIAL: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve ue',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve ue',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

export const SYLLABLES: ReadonlySet<string> = new Set(
  Object.entries(FINALS_BY_INITIAL).flatMap(([initial, finals]) =>
    finals.split(' ').map((final) => initial + final),
  ),
);
const LONGEST = 6;
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...SYLLABLES].flatMap((syllable) => Array.from(syllable, (_unit, end) => syllable.slice(0, end))),
);

export interface Reading {
  syllables: readonly string[];
  /** The beginning of one more syllable; empty where the letters end with a whole one. */
  rest: string;
}

const READINGS_MAX = 4;

/**
 * The likeliest readings of letters as syllables, those of long syllables first. A reading with a rest is given only
 * where there is none without.
 */
export function readSyllables(letters: string): Reading[] {
  if (!/^[a-z]{1,40}$/.test(letters)) return [];
  const whole: Reading[] = [];
  const partialReadings: Reading[] = [];
  const dead = new Set<number>();
  const walk = (start: number, syllables: readonly string[]): boolean => {
    if (start === letters.length) {
      whole.push({ syllables, rest: '' });
      return true;
    }
    const rest = letters.slice(start);
    if (syllables.length > 0 && partialReadings.length < READINGS_MAX && BEGINNINGS.has(rest))
      partialReadings.push({ syllables, rest });
    if (dead.has(start)) return false;
    let lives = false;
    for (let size = Math.min(LONGEST, rest.length); size > 0 && whole.length < READINGS_MAX; size -= 1) {
      const syllable = rest.slice(0, size);
      if (SYLLABLES.has(syllable)) lives = walk(start + size, [...syllables, syllable]) || lives;
    }
    if (!lives && whole.length < READINGS_MAX) dead.add(start);
    return lives;
  };
  walk(0, []);
  return whole.length > 0 ? whole : partialReadings;
}
