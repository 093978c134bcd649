/** A search widened by words that mean the same: what was typed still ranks first. */
import { fold } from './fold.ts';
import { readQuery, type SearchQuery } from './query.ts';

/** Other ways to say it that are asked for beside what was typed. */
const WAYS_MAX = 8;

const plain = (word: string) => fold(word).text.trim().replace(/ +/g, ' ');
const isHan = (word: string) => /^\p{Script=Han}+$/u.test(word);

/** Han anywhere, other words as whole words only: `art` is not in `start`. */
function holds(text: string, word: string): boolean {
  return isHan(word) ? text.includes(word) : ` ${text} `.includes(` ${word} `);
}

function otherWays(text: string, groups: readonly (readonly string[])[]): string[] {
  const ways = new Set<string>();
  for (const group of groups) {
    const words = [...new Set(group.map(plain))].filter((word) => word !== '');
    for (const wordInText of words.filter((word) => holds(text, word))) {
      for (const other of words)
        if (other !== wordInText) ways.add(text.replace(wordInText, () => ` ${other} `));
      if (ways.size >= WAYS_MAX) return [...ways].slice(0, WAYS_MAX);
    }
  }
  return [...ways];
}

/** The query of a text and of the same with synonyms; highlights know the words of both. */
export function readWideQuery(text: string, groups: readonly (readonly string[])[]): SearchQuery | undefined {
  const query = readQuery(text);
  if (query === undefined || groups.length === 0) return query;
  const others = otherWays(plain(text), groups)
    .map((way) => readQuery(way))
    .filter((one) => one !== undefined);
  if (others.length === 0) return query;
  return {
    tokens: [query, ...others].flatMap(({ tokens }) => tokens),
    literal: query.literal,
    any: [query, ...others].map(({ any }) => `(${any})`).join(' | '),
  };
}
