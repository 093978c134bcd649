/** What the toolbars offer, and what each choice means. */
import { DEFAULT_THEME, type Theme } from '#schemas/shop/theme.ts';
import type { Locale } from '#schemas/locale.ts';

export const LOCALE_ITEMS = [
  { value: 'cn', title: '中文' },
  { value: 'en', title: 'English' },
  { value: 'pseudo', title: 'Pseudo (+40 %)' },
] as const;

export const SHOP_ITEMS = [
  { value: 'knowledge', title: 'Knowledge shop' },
  { value: 'training', title: 'Training shop' },
  { value: 'training-internal', title: 'Training shop, internal' },
  { value: 'enterprise', title: 'Enterprise school' },
  { value: 'wecom', title: 'Enterprise messaging' },
  { value: 'operations', title: 'Operations school' },
  { value: 'tencent', title: 'Tencent-type shop' },
] as const;

export const STATE_ITEMS = [
  { value: 'open', title: 'Open' },
  { value: 'closed', title: 'Closed' },
  { value: 'expired', title: 'Expired' },
  { value: 'sealed', title: 'Sealed' },
] as const;

export const ROLE_ITEMS = [
  { value: 'visitor', title: 'Visitor' },
  { value: 'learner', title: 'Learner' },
  { value: 'svip', title: 'Super VIP' },
] as const;

export const PAGE_ITEMS = [
  { value: 'colour', title: 'In colour' },
  { value: 'grey', title: 'Grey page' },
] as const;

export const MOTION_ITEMS = [
  { value: 'full', title: 'Motion' },
  { value: 'reduced', title: 'Reduced motion' },
] as const;

/** Themes that between them try every branch of the derivation: light and dark accents and pages, sharp and round. */
export const THEMES: ReadonlyMap<string, Theme> = new Map<string, Theme>([
  ['default', DEFAULT_THEME],
  ['lumen', { primary: '#c2410c', accent: '#b91c1c', bg: '#ffffff', radius: 10 }],
  ['steel', { primary: '#1e4e8c', accent: '#0f766e', bg: '#f5f7fa', radius: 6 }],
  ['forest', { primary: '#1f6f4a', bg: '#faf8f3', radius: 12 }],
  ['plum', { primary: '#7c3aed', accent: '#db2777', radius: 16 }],
  ['sun', { primary: '#facc15', primary_text: '#ffffff', radius: 8 }],
  ['ink', { primary: '#16181d', radius: 0 }],
  ['night', { primary: '#6ea8fe', bg: '#14161b', radius: 10 }],
]);

export const THEME_ITEMS = [
  ...[...THEMES.keys()].map((value) => ({ value, title: value })),
  { value: 'custom', title: 'custom (primary in the address)' },
];

export type Globals = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function localeOf(globals: Globals): Locale {
  return globals.locale === 'cn' ? 'cn' : 'en';
}

export function themeOf(globals: Globals): Theme {
  if (globals.theme === 'custom') return { ...DEFAULT_THEME, primary: text(globals.primary) };
  return THEMES.get(text(globals.theme)) ?? DEFAULT_THEME;
}
