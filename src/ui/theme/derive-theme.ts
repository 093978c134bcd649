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
  const raised = mix(bg, WHITE, 0.06);
  const surface = contrast(raised, WHITE) >= 7 ? raised : mix(bg, BLACK, 0.35);
  const sunken = contrast(raised, WHITE) >= 7 ? mix(bg, WHITE, 0.1) : mix(bg, BLACK, 0.2);
  return { dark, bg, surface, sunken, ink: WHITE, grounds: [bg, surface, sunken] };
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

function onColor(fill: Rgb, wanted: Rgb | undefined): Rgb {
  if (wanted !== undefined && contrast(wanted, fill) >= TEXT_CONTRAST) return wanted;
  return contrast(WHITE, fill) >= TEXT_CONTRAST ? WHITE : readableOn(fill);
}

/** The surface with some of a colour in it, and no more than the page's own ink can bear: a light colour on a dark page. */
function tint(color: Rgb, share: number, { surface, ink }: Pick<Neutrals, 'surface' | 'ink'>): Rgb {
  const tinted = mix(surface, color, share);
  return contrast(ink, tinted) >= TEXT_CONTRAST || share < 0.01
    ? tinted
    : tint(color, share / 2, { surface, ink });
}

/** Tones of one colour. Hover and active move away from the text on it, so its contrast only grows. */
function toneTokens(name: string, color: Rgb, wanted: Rgb | undefined, neutrals: Neutrals): TokenValues {
  const on = onColor(color, wanted);
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

/** Every token a theme decides, by name. */
export function themeTokens(theme: Theme): TokenValues {
  const neutrals = neutralsOf(parseColor(theme.bg) ?? FALLBACK_BG);
  const primary = parseColor(theme.primary) ?? FALLBACK_PRIMARY;
  const accent = parseColor(theme.accent) ?? FALLBACK_ACCENT;
  const focus = ensureContrast(primary, neutrals.grounds, 3);
  const radius = within(theme.radius, 0, 24, DEFAULT_THEME.radius ?? 8);
  const scale = within(theme.font_scale, 0.9, 1.25, 1);
  return {
    ...neutralTokens(neutrals),
    ...toneTokens('primary', primary, parseColor(theme.primary_text), neutrals),
    ...toneTokens('accent', accent, undefined, neutrals),
    ...toneTokens('success', STATUS.success, undefined, neutrals),
    ...toneTokens('warning', STATUS.warning, undefined, neutrals),
    ...toneTokens('error', STATUS.error, undefined, neutrals),
    '--lt-focus': toHex(focus),
    '--lt-radius': `${Math.round(radius)}px`,
    '--lt-font-scale': String(Math.round(scale * 100) / 100),
    ...arcoPalette(primary),
  };
}

/** True where the merchant's own text colour on the accent was switched because it could not be read (D40). */
export function primaryTextSwitched(theme: Theme): boolean {
  const primary = parseColor(theme.primary) ?? FALLBACK_PRIMARY;
  const wanted = parseColor(theme.primary_text);
  return wanted !== undefined && worstContrast(wanted, [primary]) < TEXT_CONTRAST;
}

/** The style sheet of a shop's theme. Only colours that matched the pattern and numbers in range are ever written. */
export function themeCss(theme: Theme): string {
  const lines = Object.entries(themeTokens(theme)).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
