/** What the toolbars offer, and what each choice means. */
import { presets } from '#schemas/presets/presets.gen.ts';
import { DEFAULT_THEME, type Theme } from '#schemas/shop/theme.ts';
import type { Locale } from '#schemas/locale.ts';

export const LOCALE_ITEMS = [
  { value: 'cn', title: '中文' },
  { value: 'en', title: 'English' },
  { value: 'pseudo', title: 'Pseudo (+40 %)' },
] as const;

export const SHOP_ITEMS = [
  { value: 'knowledge', title: 'Knowledge' },
  { value: 'training', title: 'Training (170)' },
  { value: 'training-internal', title: 'Training, internal (171)' },
  { value: 'enterprise', title: 'Enterprise school' },
  { value: 'wecom', title: 'Enterprise messaging' },
  { value: 'operations', title: 'Operations school' },
  { value: 'tencent', title: 'Tencent type' },
] as const;

export const STATE_ITEMS = [
  { value: 'open', title: 'Open' },
  { value: 'closed', title: 'Closed' },
  { value: 'expired', title: 'Expired' },
  { value: 'sealed', title: 'Sealed' },
] as const;

export const ROLE_ITEMS = [
  { value: 'auto', title: 'Anyone' },
  { value: 'visitor', title: 'Visitor' },
  { value: 'learner', title: 'Learner' },
  { value: 'svip', title: 'Super VIP' },
] as const;

export const PAGE_ITEMS = [
  { value: 'colour', title: 'Colour' },
  { value: 'grey', title: 'Grey page' },
] as const;

export const MOTION_ITEMS = [
  { value: 'full', title: 'Motion' },
  { value: 'reduced', title: 'Reduced motion' },
] as const;

/** The server's clock, against the first moment a node names (a deadline, the start of a live). */
export const CLOCK_ITEMS = [
  { value: 'story', title: 'Now' },
  { value: 'before', title: 'An hour before' },
  { value: 'at', title: 'At the moment' },
  { value: 'after', title: 'An hour after' },
  { value: 'running', title: 'Ten seconds before, running' },
] as const;

/** How data arrives: with the page, by a call of the browser, or not at all. */
export const NETWORK_ITEMS = [
  { value: 'instant', title: 'With the page' },
  { value: 'fast', title: 'Fast network (0.2 s)' },
  { value: 'slow', title: 'Slow network (3 s)' },
  { value: 'waiting', title: 'Never answered' },
  { value: 'offline', title: 'Offline' },
] as const;

export const DENSITY_ITEMS = [
  { value: 'regular', title: 'Regular space' },
  { value: 'compact', title: 'Compact' },
  { value: 'roomy', title: 'Roomy' },
] as const;

/** What is drawn side by side: nothing, or one cell a choice of another toolbar. */
export const GRID_ITEMS = [
  { value: 'one', title: 'No grid' },
  { value: 'theme', title: 'All themes' },
  { value: 'shop', title: 'All shops' },
  { value: 'locale', title: 'Both languages' },
  { value: 'role', title: 'Everyone who looks' },
  { value: 'network', title: 'All networks' },
  { value: 'clock', title: 'All times' },
] as const;

/** Themes that between them try every branch of the derivation: light and dark accents and pages, sharp and round. */
const THEMES: ReadonlyMap<string, Theme> = new Map<string, Theme>([
  ['default', DEFAULT_THEME],
  ['lumen', { primary: '#c2410c', accent: '#b91c1c', bg: '#ffffff', radius: 10 }],
  ['steel', { primary: '#1e4e8c', accent: '#0f766e', bg: '#f5f7fa', radius: 6 }],
  ['forest', { primary: '#1f6f4a', bg: '#faf8f3', radius: 12 }],
  ['plum', { primary: '#7c3aed', accent: '#db2777', radius: 16 }],
  ['sun', { primary: '#facc15', primary_text: '#ffffff', radius: 8 }],
  ['ink', { primary: '#16181d', radius: 0 }],
  ['night', { primary: '#6ea8fe', bg: '#14161b', radius: 10 }],
  ...Object.entries(presets).map(([name, { theme }]): [string, Theme] => [name, theme]),
]);

export const THEME_ITEMS = [
  ...[...THEMES.keys()].map((value) => ({ value, title: value })),
  { value: 'custom', title: 'custom (primary in the address)' },
];

export type Globals = Readonly<Record<string, unknown>>;

type Items = readonly { readonly value: string; readonly title: string }[];

const CELLS: ReadonlyMap<unknown, Items> = new Map<unknown, Items>([
  ['theme', THEME_ITEMS.slice(0, -1)],
  ['shop', SHOP_ITEMS],
  // The pseudo language changes words everywhere at once, so it cannot stand beside another.
  ['locale', LOCALE_ITEMS.slice(0, 2)],
  ['role', ROLE_ITEMS.slice(1)],
  ['network', NETWORK_ITEMS],
  ['clock', CLOCK_ITEMS.slice(1, -1)],
]);

/** The globals of each cell of the grid with its caption; one cell without a caption where no grid is wanted. */
export function cellsOf(globals: Globals): readonly { caption: string; globals: Globals }[] {
  const { grid } = globals;
  const items = CELLS.get(grid);
  if (items === undefined) return [{ caption: '', globals }];
  return items.map(({ value, title }) => ({
    caption: title,
    globals: { ...globals, [String(grid)]: value },
  }));
}

/** The choices that decide what is drawn, as one text: a story drawn for other choices starts anew. */
export function choicesOf(globals: Globals): string {
  const names = ['locale', 'shop', 'state', 'role', 'clock', 'network'] as const;
  return names.map((name) => String(globals[name])).join(' ');
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function localeOf(globals: Globals): Locale {
  return globals.locale === 'cn' ? 'cn' : 'en';
}

export function themeOf(globals: Globals): Theme {
  if (globals.theme === 'custom') return { ...DEFAULT_THEME, primary: text(globals.primary) };
  return THEMES.get(text(globals.theme)) ?? DEFAULT_THEME;
}
