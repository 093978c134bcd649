/** Hot search words come in the page's language. */
import { describe, expect, it } from 'vitest';
import { readHotWords } from './hot-words.ts';

describe('hot words', () => {
  const words = [
    { cn: '写作', en: 'writing' },
    'UX',
    { cn: '诗', en: '' },
    ' ',
    { cn: '创作', en: 'writing' },
  ];

  it('M83: are read in the language of the page, without empty ones and repeats', () => {
    expect(readHotWords(words, 'cn')).toEqual(['写作', 'UX', '诗', '创作']);
    expect(readHotWords(words, 'en')).toEqual(['writing', 'UX', '诗']);
  });

  it('M83, D92: are at most ten', () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ cn: `词${index}`, en: `word ${index}` }));
    expect(readHotWords(many, 'en')).toHaveLength(10);
  });
});
