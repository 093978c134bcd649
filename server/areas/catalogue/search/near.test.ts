/** What may be meant by a word that finds nothing. */
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { editsOf, nearCondition, nearestIn } from './near.ts';
import { loadSounds } from './sounds.ts';
import { splitRuns } from './split.ts';
import { readWideQuery } from './synonyms.ts';

const sounds = await loadSounds();
const runOf = (text: string) => {
  const [run] = splitRuns(fold(text).text);
  if (run === undefined) throw new Error(`${text} is no word`);
  return run;
};
const near = (input: string, text: string) => nearestIn(text, runOf(input), sounds);

describe('words that are near', () => {
  it.each([
    ['理才', '家庭理财第一课', '理财'],
    ['设影', '摄影训练营', '摄影'],
    ['鞋作', '写作的手艺', '写作'],
    ['shying', '摄影训练营', '摄影'],
    ['xiezup', '写作的手艺', '写作'],
    ['photograpy', 'A photography camp', 'photography'],
    ['writting', 'The craft of writing', 'writing'],
    ['wirting', 'The craft of writing', 'writing'],
    ['宇宙', '写作的手艺', undefined],
    ['zzzzqq', '摄影 photography', undefined],
  ])('D92: %s in %s is %s', (input, text, word) => {
    expect(near(input, text)).toBe(word);
  });

  it('D92: a word as it stands is not its own correction', () => {
    expect(near('写作', '写作的手艺')).toBeUndefined();
    expect(editsOf('abcd')).not.toContain('abcd');
  });

  it.each(['影', 'abc', 'a'.repeat(17), '写'.repeat(9), 'c++'])('B56: %s is not guessed at', (input) => {
    expect(nearCondition(runOf(input), sounds)).toBeUndefined();
  });

  it('B56: a condition is made of quoted letters, digits and marks, and its length is bounded', () => {
    const condition = nearCondition(runOf('sheyingxunliany'), sounds) ?? '';
    expect(condition.length).toBeLessThan(60_000);
    expect(condition).toMatch(/^['a-z0-9=()&| ]+$/);
  });
});

describe('words that mean the same', () => {
  const groups = [
    ['理财', '投资', 'Money'],
    ['art', 'painting'],
  ];

  it.each([
    ['投资', "'理财'"],
    ['money', "'投资'"],
    ['家庭理财', "'投资'"],
  ])('D92: %s is searched for as %s too, and ranked as it was typed', (input, other) => {
    const query = readWideQuery(input, groups);
    expect(query?.any).toContain(other);
    expect(query?.literal).toBe(readWideQuery(input, [])?.literal);
  });

  it('D92: a word inside another is not that word', () => {
    expect(readWideQuery('start', groups)?.any).toBe(readWideQuery('start', [])?.any);
  });

  it('B56: however many words are the same, few ways are asked for', () => {
    const many = [Array.from({ length: 12 }, (_one, at) => `词${'一二三四五六七八九十甲乙'.charAt(at)}`)];
    expect(readWideQuery('词一', many)?.any.split(') | (').length).toBeLessThanOrEqual(9 * 2);
  });
});
