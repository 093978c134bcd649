/** In which language Storybook's controls begin: that the address names. */
import { describe, expect, it } from 'vitest';
import { addressLocale } from './control-language.ts';

describe('addressLocale', () => {
  it.each([
    ['', 'cn'],
    ['?id=page-banner--playground', 'cn'],
    ['?id=x&globals=locale:en', 'en'],
    ['?id=x&globals=theme:lumen;locale:en;grid:one', 'en'],
    ['?id=x&globals=theme:lumen;locale:cn', 'cn'],
    ['?globals=locale:pseudo', 'en'],
    ['?globals=otherlocale:en', 'cn'],
  ])('D36: of %j it is %s', (search, locale) => {
    expect(addressLocale(search)).toBe(locale);
  });
});
