/** Colour arithmetic, and the law that words can be read on every colour a shop may choose. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Theme } from '#schemas/shop/theme.ts';
import { BLACK, contrast, ensureContrast, parseColor, readableOn, WHITE, type Rgb } from './contrast.ts';
import {
  backgroundTokens,
  darkTokens,
  pageColors,
  primaryTextSwitched,
  themeCss,
  themeTokens,
} from './derive-theme.ts';

const channel = fc.integer({ min: 0, max: 255 });
const rgb = fc.record({ r: channel, g: channel, b: channel });
const hex = channel
  .chain((r) => channel.chain((g) => channel.map((b) => [r, g, b])))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

function colour(tokens: Readonly<Record<string, string>>, name: string): Rgb {
  const foundRgb = parseColor(tokens[`--lt-${name}`]);
  if (foundRgb === undefined) throw new Error(`--lt-${name} is no colour`);
  return foundRgb;
}

/** Three thousand themes take some seconds, many on a busy machine. */
const MANY_THEMES = { timeout: 60_000 };

describe('contrast', () => {
  test('D40: black on white is 21:1 and a colour on itself 1:1', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(contrast({ r: 9, g: 99, b: 199 }, { r: 9, g: 99, b: 199 })).toBe(1);
  });

  test('D40: black or white reads on any colour', () => {
    const worst = fc.check(fc.property(rgb, (fill) => contrast(readableOn(fill), fill) >= 4.5));
    expect(worst.counterexample).toBeNull();
  });

  test('D40: a colour that reads already is left alone, another is moved until it reads', () => {
    expect(ensureContrast(BLACK, [WHITE])).toBe(BLACK);
    fc.assert(
      fc.property(rgb, rgb, (text, ground) => contrast(ensureContrast(text, [ground]), ground) >= 4.5),
    );
  });

  test.each([
    ['#abc', { r: 170, g: 187, b: 204 }],
    ['#0A0b0C', { r: 10, g: 11, b: 12 }],
    ['#11223380', { r: 17, g: 34, b: 51 }],
    ['red', undefined],
    ['#12345', undefined],
    ['#fff;background:url(//x)', undefined],
    [undefined, undefined],
  ])('R8: %s is read as %o', (value, expectedValue) => {
    expect(parseColor(value)).toEqual(expectedValue);
  });
});

describe('theme', () => {
  const theme = fc.record(
    {
      primary: hex,
      primary_text: hex,
      accent: hex,
      bg: hex,
      radius: fc.integer({ min: 0, max: 24 }),
      font_scale: fc.double({ min: 0.9, max: 1.25, noNaN: true }),
    },
    { requiredKeys: ['primary'] },
  );

  test('D40: the sunken ground is the page’s own colour, a little darker: warm on a warm page', () => {
    const warm = colour(themeTokens({ primary: '#1f5eff', bg: '#fbf7ee' }), 'sunken');
    expect(warm.r).toBeGreaterThan(warm.b + 8);
    expect(contrast(warm, { r: 251, g: 247, b: 238 })).toBeGreaterThan(1.03);
  });

  /** Pairs of a text token and a ground it may stand on. */
  const PAIRS = [
    ...['bg', 'surface', 'sunken'].flatMap((ground) =>
      ['ink-1', 'ink-2', 'ink-3', 'primary-ink', 'accent-ink', 'success-ink', 'warning-ink', 'error-ink'].map(
        (ink) => [ink, ground] as const,
      ),
    ),
    ...['primary', 'accent', 'success', 'warning', 'error'].flatMap((tone) => [
      ...['', '-hover', '-active'].map((state) => [`on-${tone}`, `${tone}${state}`] as const),
      ...['-soft', '-softer'].map((state) => [`${tone}-ink`, `${tone}${state}`] as const),
    ]),
    ['on-inverse', 'inverse'] as const,
  ];

  test(
    'D40: every text token reads at 4.5:1 on the grounds it stands on, whatever the theme, in light and in dark',
    MANY_THEMES,
    () => {
      const unreadable = (choice: Theme) =>
        [themeTokens(choice), darkTokens(choice) ?? {}].flatMap((tokens) =>
          PAIRS.filter(([ink, ground]) => contrast(colour(tokens, ink), colour(tokens, ground)) < 4.5),
        );
      const outcome = fc.check(
        fc.property(theme, (choice) => unreadable(choice).length === 0),
        {
          numRuns: 3_000,
          examples: [
            [{ primary: '#000000', accent: '#dbece8', bg: '#444d4d' }],
            [{ primary: '#a1f4c6', bg: '#05595a' }],
          ],
        },
      );
      const worst = outcome.counterexample?.[0];
      expect(worst === undefined ? [] : [worst, unreadable(worst)]).toEqual([]);
    },
  );

  test('D40: focus ring and control borders keep 3:1', () => {
    fc.assert(
      fc.property(theme, (choice) => {
        for (const tokens of [themeTokens(choice), darkTokens(choice) ?? {}]) {
          expect(contrast(colour(tokens, 'focus'), colour(tokens, 'bg'))).toBeGreaterThanOrEqual(3);
          expect(contrast(colour(tokens, 'line-3'), colour(tokens, 'surface'))).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test('D40: the merchant keeps a readable text colour and loses an unreadable one', () => {
    const storedValue: Theme = { primary: '#1f5eff', primary_text: '#fffbe6' };
    const loss: Theme = { primary: '#facc15', primary_text: '#ffffff' };
    expect(themeTokens(storedValue)['--lt-on-primary']).toBe('#fffbe6');
    expect(themeTokens(loss)['--lt-on-primary']).toBe('#000000');
    expect([primaryTextSwitched(storedValue), primaryTextSwitched(loss)]).toEqual([false, true]);
  });

  test('M65: the shop theme becomes custom properties, with the palette lazy islands read', () => {
    const css = themeCss({ primary: '#c2410c', radius: 10, font_scale: 1.1 });
    expect(css).toMatch(/^:root\{.*\}$/);
    expect(css).toContain('--lt-primary:#c2410c');
    expect(css).toContain('--lt-radius:10px');
    expect(css).toContain('--lt-font-scale:1.1');
    expect(css).toContain('--primary-6:194,65,12');
  });

  test('R8: nothing but checked colours and numbers reaches the style sheet', () => {
    const evil = '#fff;}body{background:url(//evil)';
    const css = themeCss({
      primary: evil,
      accent: evil,
      bg: evil,
      primary_text: evil,
      radius: Number.NaN,
      font_scale: 99,
    });
    expect(css).not.toContain('url(');
    expect(css).not.toContain('evil');
    expect(css).toContain('--lt-font-scale:1.25');
    expect(css.match(/\{/g)).toHaveLength(3);
  });

  test('D40: a dark system is followed before the first paint, on screens alone', () => {
    const css = themeCss({ primary: '#c2410c', bg: '#fbf7f1' });
    expect(css).toMatch(
      /^:root\{color-scheme:light;[^}]*\}@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/,
    );
    const { light, dark } = pageColors({ primary: '#c2410c', bg: '#fbf7f1' });
    expect(light).toBe('#fbf7f1');
    expect(contrast(parseColor(dark) ?? WHITE, BLACK)).toBeLessThan(1.6);
  });

  test('D40: in the dark a merchant’s dark accent is lightened until its fill is seen', () => {
    const tokens = darkTokens({ primary: '#1f2a44', accent: '#3a1208' }) ?? {};
    for (const name of ['primary', 'accent'])
      expect(contrast(colour(tokens, name), colour(tokens, 'surface'))).toBeGreaterThanOrEqual(3);
  });

  test('D40: a merchant keeps the shop light, and one whose page is dark keeps his own dark', () => {
    const storedText = themeCss({ primary: '#c2410c', scheme: 'light' });
    expect(storedText).not.toContain('prefers-color-scheme');
    expect(storedText).toContain('color-scheme:light');
    expect(pageColors({ primary: '#c2410c', scheme: 'light' })).toEqual({
      light: '#ffffff',
      dark: '#ffffff',
    });
    expect(darkTokens({ primary: '#c2410c', bg: '#101318' })?.['--lt-bg']).toBe('#101318');
  });

  test('M66: a page with a background of its own keeps its words readable', () => {
    const dark = backgroundTokens('#101318');
    expect(contrast(colour(dark, 'ink-2'), colour(dark, 'bg'))).toBeGreaterThanOrEqual(4.5);
    expect(dark['--lt-bg']).toBe('#101318');
    expect(backgroundTokens('javascript:1')['--lt-bg']).toBe('#ffffff');
  });
});
