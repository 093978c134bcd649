/** What people type, as tokens and as conditions for the index. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { marksOf } from './marks.ts';
import { readQuery } from './query.ts';
import { loadSounds } from './sounds.ts';
import { partsOf, singularOf, splitRuns } from './split.ts';
import { readSyllables, SYLLABLES } from './syllables.ts';
import { vectorOf } from './terms.ts';

const sounds = await loadSounds();
const tokensOf = (text: string) =>
  vectorOf([{ text, weight: 'A', sounds: true }], sounds)
    .split(' ')
    .map((entry) => entry.replace(/^'(.*)':.*$/, '$1'));

describe('folding and splitting', () => {
  it.each([
    ['ＶＵＥ３ 实战', 'vue3 实战'],
    ['Café Ünï', 'cafe uni'],
    ['don’t xi’an', 'dont xian'],
    ['产\u200b品\u202e', '产品'],
    ['a\0b\ud800c', 'a b c'],
    ['㈱½', ' 株 1 2'],
  ])('D92: %j is compared as %j', (input, foldedText) => {
    expect(fold(input).text).toBe(foldedText);
  });

  it.each([
    ['Vue3实战 C++', ['vue3', '实战', 'c++']],
    ['「写作」——第 12 期', ['写作', '第', '12', '期']],
    ['かな漢字', ['かな', '漢字']],
    ['  ?!&|:*()\'"\\ ', []],
  ])('D92: %j has the words %j', (input, words) => {
    expect(splitRuns(fold(input).text).map(({ text }) => text)).toEqual(words);
  });

  it.each([
    ['courses', 'course'],
    ['stories', 'story'],
    ['boxes', 'box'],
    ['business', undefined],
    ['bus', undefined],
    ['analysis', undefined],
  ])('D92: the singular of %s is %s', (word, singular) => {
    expect(singularOf(word)).toBe(singular);
  });

  it('D92: a mixed word is also its letters and its digits', () => {
    expect(partsOf('vue3')).toEqual(['vue', '3']);
    expect(partsOf('vue')).toEqual([]);
  });
});

describe('syllables', () => {
  it('D92: the table holds what Mandarin can say, and nothing else', () => {
    expect(SYLLABLES.size).toBeGreaterThan(395);
    expect(SYLLABLES.size).toBeLessThan(425);
    for (const word of ['zhuang', 'lv', 'nve', 'er', 'yuan', 'xiong']) expect(SYLLABLES).toContain(word);
    for (const word of ['v', 'bian3', 'jua', 'fi']) expect(SYLLABLES).not.toContain(word);
  });

  it.each([
    ['chanpin', [['chan', 'pin']], ''],
    ['xian', [['xian'], ['xi', 'an']], ''],
    [
      'fangan',
      [
        ['fang', 'an'],
        ['fan', 'gan'],
      ],
      '',
    ],
    ['chanpinj', [['chan', 'pin']], 'j'],
  ])('D92: %s can be read as %j', (letters, syllables, rest) => {
    const readings = readSyllables(letters);
    expect(readings.map((reading) => reading.syllables)).toEqual(syllables);
    expect(readings[0]?.rest).toBe(rest);
  });

  it('D92: what is no pinyin has no reading, and long letters cost nothing', () => {
    expect(readSyllables('vue')).toEqual([]);
    expect(readSyllables('b')).toEqual([]);
    expect(readSyllables('xian'.repeat(12)).length).toBeLessThanOrEqual(4);
    expect(readSyllables(`${'a'.repeat(60)}v`)).toEqual([]);
  });
});

describe('what a good is found by', () => {
  it('D92: characters and pairs, syllables and pairs, initials by twos and threes', () => {
    expect(tokensOf('产品课').sort()).toEqual(
      [
        '产',
        '品',
        '课',
        '产品',
        '品课',
        '=chan',
        '=pin',
        '=ke',
        '=chanpin',
        '=pinke',
        '-cp',
        '-pk',
        '-cpk',
      ].sort(),
    );
  });

  it('D92: a character of several sounds is found by the one of its context and by the others', () => {
    expect(tokensOf('银行')).toEqual(expect.arrayContaining(['=yinhang', '=yinxing', '-yh', '-yx']));
    expect(tokensOf('绿色')).toEqual(expect.arrayContaining(['=lvse', '=luse']));
  });

  it('D92: the position and the weight of each token are kept, none is too far for PostgreSQL', () => {
    const long = vectorOf([{ text: '写作课 '.repeat(4000), weight: 'C', sounds: true }], sounds);
    const places = [...long.matchAll(/(\d+)C/g)].map(([, place]) => Number(place));
    expect(Math.max(...places)).toBeLessThanOrEqual(16_000);
    expect(long.length).toBeLessThan(100_000);
  });
});

describe('what a query asks for', () => {
  it.each([
    ['产品经理', "('产品' & '品经' & '经理')"],
    ['书', "('书')"],
    ['Vue3', "('vue3':* | ('vue' & '3'))"],
    ['web design', "'web' & 'design':*"],
    ['C++ 入门', "'c++' & ('入门')"],
  ])('D92: %s is written as %s', (text, writtenText) => {
    expect(readQuery(text)?.literal).toBe(writtenText);
  });

  it.each([
    ['cp', "('cp':* | ('-cp'))"],
    ['cpjl', "('cpjl':* | ('-cpj' & '-pjl'))"],
    ['shu', "('shu':* | ('=shu'))"],
    ['chanpinj', "('chanpinj':* | ('=chanpin' & '=pinj':*))"],
  ])('D92: %s may be heard as %s', (text, any) => {
    expect(readQuery(text)?.any).toBe(any);
  });

  it.each(['', ' ', '!?', '\'"\\', '&|!:*()<->', '\0', '\ud800', '\u202e'])(
    'D92: %j asks for nothing',
    (text) => {
      expect(readQuery(text)).toBeUndefined();
    },
  );
});

describe('highlights', () => {
  const buildMarkedText = (text: string, query: string) => {
    const read = readQuery(query);
    return read === undefined ? [] : marksOf(text, read, sounds).map(({ from, to }) => text.slice(from, to));
  };

  it.each([
    ['产品经理的头三年', '产品经理', ['产品经理']],
    ['产品经理的头三年', 'chanpin', ['产品']],
    ['产品经理的头三年', 'chanpinjin', ['产品经']],
    ['产品经理的头三年', 'cpjl', ['产品经理']],
    ['西安与先生', 'xian', ['西安', '先']],
    ['Ｖｕｅ３ 实战', 'vue', ['Ｖｕｅ']],
    ['Writing courses', 'course', ['courses']],
    ['Photography camp', 'photo', ['Photo']],
    ['Café stories', 'cafe', ['Café']],
    ['JS 与技术', 'js', ['JS']],
    ['写作课', '摄影', []],
  ])('D92: in %s the search for %s marks %j', (text, query, parts) => {
    expect(buildMarkedText(text, query)).toEqual(parts);
  });

  it('D92: marks lie inside the text, in order and apart, whatever is searched in whatever', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom('产', '品', '西', '安', '𠮷', 'e\u0301', 'a', 'n', '3', ' ', "'", '\ud800'),
        maxLength: 40,
      }),
    );
    fc.assert(
      fc.property(text, text, (shownText, input) => {
        const query = readQuery(input);
        expect(vectorOf([{ text: shownText, weight: 'A', sounds: true }], sounds)).not.toContain('\0');
        if (query === undefined) return;
        let last = 0;
        for (const { from, to } of marksOf(shownText, query, sounds)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(shownText.length);
          last = to;
        }
      }),
      { numRuns: 500 },
    );
  });
});
