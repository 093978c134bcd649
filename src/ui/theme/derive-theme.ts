/** From a shop's six theme settings to every colour token, with contrast kept (D40, M65). */
import { DEFAULT_THEME, type Theme } from '#schemas/shop/theme.ts';
import { arcoPalette } from './arco-palette.ts';
import {
  BLACK,
  WHITE,
  contrast,
  ensureContrast,
  mix,
  parseColor,
  readableOn,
  TEXT_CONTRAST,
  toHex,
  worstContrast,
  type Rgb,
} from './contrast.ts';

export type TokenValues = Readonly<Record<`--${string}`, string>>;

const FALLBACK_PRIMARY: Rgb = { r: 31, g: 94, b: 255 };
const FALLBACK_ACCENT: Rgb = { r: 214, g: 61, b: 32 };
const FALLBACK_BG: Rgb = { r: 255, g: 255, b: 255 };
const INK: Rgb = { r: 22, g: 24, b: 29 };

/** The neutral colours a page stands on: light on most pages, dark where the page's background is dark. */
interface Neutrals {
  dark: boolean;
  bg: Rgb;
  surface: Rgb;
  sunken: Rgb;
  ink: Rgb;
  /** Backgrounds any text token must read on. */
  grounds: readonly Rgb[];
}

function neutralsOf(bg: Rgb): Neutrals {
  const dark = readableOn(bg) === WHITE;
  if (!dark) {
    // From the page's own colour: warm on a warm page, cool on a cool one; never darker than dark words can bear.
    const darker = mix(bg, INK, 0.04);
    const sunken = contrast(darker, INK) >= 7 ? darker : mix(bg, WHITE, 0.16);
    return { dark, bg, surface: WHITE, sunken, ink: INK, grounds: [bg, WHITE, sunken] };
  }
  const lighter = mix(bg, WHITE, 0.06);
  const surface = contrast(lighter, WHITE) >= 7 ? lighter : mix(bg, BLACK, 0.35);
  const sunken = contrast(lighter, WHITE) >= 7 ? mix(bg, WHITE, 0.1) : mix(bg, BLACK, 0.2);
  return { dark, bg, surface, sunken, ink: WHITE, grounds: [bg, surface, sunken] };
}

/** Ground of a page in the dark, before the page's own hue. */
const NIGHT: Rgb = { r: 18, g: 20, b: 24 };

/** The page's own colour where it is dark already, else night with a breath of it: warm on a warm page. */
function darkGround(bg: Rgb): Rgb {
  return readableOn(bg) === WHITE ? bg : mix(NIGHT, bg, 0.03);
}

/** Neutral tokens of a page background; also for a page document with a background of its own (M66). */
export function backgroundTokens(background: string | undefined): TokenValues {
  return neutralTokens(neutralsOf(parseColor(background) ?? FALLBACK_BG));
}

function neutralTokens(neutrals: Neutrals): TokenValues {
  const { bg, surface, sunken, ink, grounds, dark } = neutrals;
  const text = (share: number) => toHex(ensureContrast(mix(ink, surface, share), grounds));
  const line = (share: number) => toHex(mix(surface, ink, share));
  return {
    '--lt-bg': toHex(bg),
    '--lt-surface': toHex(surface),
    '--lt-sunken': toHex(sunken),
    '--lt-ink-1': toHex(ensureContrast(ink, grounds)),
    '--lt-ink-2': text(0.2),
    '--lt-ink-3': text(0.38),
    '--lt-ink-4': toHex(mix(ink, surface, 0.58)),
    '--lt-line-1': line(dark ? 0.14 : 0.08),
    '--lt-line-2': line(dark ? 0.24 : 0.15),
    '--lt-line-3': toHex(ensureContrast(mix(ink, surface, 0.55), [surface], 3)),
    '--lt-overlay': 'rgb(10 12 16 / 56%)',
    '--lt-inverse': toHex(dark ? WHITE : INK),
    '--lt-on-inverse': toHex(dark ? INK : WHITE),
  };
}

function onColor(fill: Rgb, wish: Rgb | undefined): Rgb {
  if (wish !== undefined && contrast(wish, fill) >= TEXT_CONTRAST) return wish;
  return contrast(WHITE, fill) >= TEXT_CONTRAST ? WHITE : readableOn(fill);
}

/** The surface with some of a colour in it, and no more than the page's own ink can bear: a light colour on a dark page. */
function tint(color: Rgb, share: number, { surface, ink }: Pick<Neutrals, 'surface' | 'ink'>): Rgb {
  const tone = mix(surface, color, share);
  return contrast(ink, tone) >= TEXT_CONTRAST || share < 0.01
    ? tone
    : tint(color, share / 2, { surface, ink });
}

/** Tones of one colour. Hover and active move away from the text on it, so its contrast only grows. */
function toneTokens(name: string, color: Rgb, wish: Rgb | undefined, neutrals: Neutrals): TokenValues {
  const on = onColor(color, wish);
  const away = contrast(on, BLACK) >= contrast(on, WHITE) ? BLACK : WHITE;
  const soft = tint(color, neutrals.dark ? 0.22 : 0.08, neutrals);
  const softer = tint(color, neutrals.dark ? 0.12 : 0.04, neutrals);
  const ink = ensureContrast(color, [...neutrals.grounds, soft, softer]);
  return {
    [`--lt-${name}`]: toHex(color),
    [`--lt-${name}-hover`]: toHex(mix(color, away, 0.12)),
    [`--lt-${name}-active`]: toHex(mix(color, away, 0.24)),
    [`--lt-${name}-soft`]: toHex(soft),
    [`--lt-${name}-softer`]: toHex(softer),
    [`--lt-${name}-border`]: toHex(mix(neutrals.surface, color, 0.36)),
    [`--lt-on-${name}`]: toHex(on),
    [`--lt-${name}-ink`]: toHex(ink),
  };
}

const STATUS = {
  success: { r: 22, g: 130, b: 76 },
  warning: { r: 176, g: 104, b: 0 },
  error: { r: 205, g: 43, b: 49 },
} as const satisfies Record<string, Rgb>;

function within(value: number | undefined, low: number, high: number, otherwise: number): number {
  return value === undefined || !Number.isFinite(value) ? otherwise : Math.min(high, Math.max(low, value));
}

const LIGHT_OWN: TokenValues = {
  '--lt-own': '100%',
  '--lt-plate': 'transparent',
  '--lt-page-veil': 'transparent',
};

/**
 * How what merchants bring is shown on a page drawn dark: `own`, the share of a page's own colour; `plate`, what stands behind a
 * mark made for light paper; `page-veil`, what lies over a page's own picture.
 */
function darkOwn({ bg: { r, g, b } }: Neutrals): TokenValues {
  return { '--lt-own': '3%', '--lt-plate': '#eceef1', '--lt-page-veil': `rgb(${r} ${g} ${b} / 88%)` };
}

function colourTokens(theme: Theme, neutrals: Neutrals): TokenValues {
  // A fill is seen on what it stands on: a dark accent is lightened on a dark page.
  const ensureVisible = (color: Rgb) => (neutrals.dark ? ensureContrast(color, neutrals.grounds, 3) : color);
  const primary = ensureVisible(parseColor(theme.primary) ?? FALLBACK_PRIMARY);
  const tone = (name: string, color: Rgb) => toneTokens(name, ensureVisible(color), undefined, neutrals);
  return {
    ...neutralTokens(neutrals),
    ...toneTokens('primary', primary, parseColor(theme.primary_text), neutrals),
    ...tone('accent', parseColor(theme.accent) ?? FALLBACK_ACCENT),
    ...tone('success', STATUS.success),
    ...tone('warning', STATUS.warning),
    ...tone('error', STATUS.error),
    '--lt-focus': toHex(ensureContrast(primary, neutrals.grounds, 3)),
    ...arcoPalette(primary),
  };
}

/** Every token a theme decides, by name, as the merchant chose it. */
export function themeTokens(theme: Theme): TokenValues {
  const radius = within(theme.radius, 0, 24, DEFAULT_THEME.radius ?? 8);
  const scale = within(theme.font_scale, 0.9, 1.25, 1);
  return {
    ...colourTokens(theme, neutralsOf(parseColor(theme.bg) ?? FALLBACK_BG)),
    ...LIGHT_OWN,
    '--lt-radius': `${Math.round(radius)}px`,
    '--lt-font-scale': String(Math.round(scale * 100) / 100),
  };
}

/** The colours of the same theme where the viewer's system is dark (ADR-492); undefined where the merchant wants none. */
export function darkTokens(theme: Theme): TokenValues | undefined {
  if (theme.scheme === 'light') return undefined;
  const bg = parseColor(theme.bg) ?? FALLBACK_BG;
  const isDarkAnyway = readableOn(bg) === WHITE;
  const neutrals = neutralsOf(darkGround(bg));
  return { ...colourTokens(theme, neutrals), ...(isDarkAnyway ? {} : darkOwn(neutrals)) };
}

/** True where the merchant's own text colour on the accent was switched because it could not be read (D40). */
export function primaryTextSwitched(theme: Theme): boolean {
  const primary = parseColor(theme.primary) ?? FALLBACK_PRIMARY;
  const wish = parseColor(theme.primary_text);
  return wish !== undefined && worstContrast(wish, [primary]) < TEXT_CONTRAST;
}

const rule = (tokens: TokenValues, scheme: string) =>
  `:root{color-scheme:${scheme};${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * The style sheet of a shop's theme, in light and dark: the browser chooses before the first paint, so nothing flashes, and
 * prints on white whatever it shows. Only
 * colours that matched the pattern and numbers in range are ever written.
 */
export function themeCss(theme: Theme): string {
  const light = themeTokens(theme);
  const dark = darkTokens(theme);
  if (dark === undefined) return rule(light, 'light');
  const darkDifferences = Object.fromEntries(
    Object.entries(dark).filter(([name, value]) => light[`--${name.slice(2)}`] !== value),
  );
  return `${rule(light, 'light')}@media screen and (prefers-color-scheme:dark){${rule(darkDifferences, 'dark')}}`;
}

/** The colour of the page for the browser's own frame around it, in light and in dark. */
export function pageColors(theme: Theme): { light: string; dark: string } {
  const light = themeTokens(theme)['--lt-bg'] ?? '';
  return { light, dark: darkTokens(theme)?.['--lt-bg'] ?? light };
}
