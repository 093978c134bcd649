/** How Han characters sound, by pinyin-pro; loaded when first needed, on the server only. */
import type { pinyin as Pinyin } from 'pinyin-pro';

/** Readings of each character of a run, the likeliest in its context first; none for what has no sound. */
export type Sounds = (run: string) => readonly (readonly string[])[];

/** Beside the one its context tells, so many of a character's other readings are known too. */
const OTHERS_MAX = 2;
const SYLLABLE = /^[a-z]{1,6}$/;

/** ü is typed as v, and by many as u. */
function spellings(syllable: string): string[] {
  return /^[ln]v/.test(syllable) ? [syllable, syllable.replace('v', 'u')] : [syllable];
}

function makeSounds(pinyin: typeof Pinyin): Sounds {
  const options = { toneType: 'none', type: 'array', v: true, toneSandhi: false } as const;
  const cache = new Map<string, readonly string[]>();
  const othersOf = (character: string) => {
    let readings = cache.get(character);
    if (readings === undefined) {
      readings = [...new Set(pinyin(character, { ...options, multiple: true }))];
      cache.set(character, readings);
    }
    return readings;
  };
  return (run) => {
    const characters = Array.from(run);
    const output = pinyin(run, options);
    return characters.map((character, place) => {
      const others = othersOf(character);
      const first = (output.length === characters.length ? output[place] : undefined) ?? others[0] ?? '';
      const readings = [first, ...others.filter((one) => one !== first).slice(0, OTHERS_MAX)];
      return [...new Set(readings.flatMap(spellings))].filter((one) => SYLLABLE.test(one));
    });
  };
}

let loading: Promise<Sounds> | undefined;

/** One dictionary a process: 14 MB, in 50 ms. */
export function loadSounds(): Promise<Sounds> {
  loading ??= import('pinyin-pro').then(
    ({ pinyin }) => makeSounds(pinyin),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
