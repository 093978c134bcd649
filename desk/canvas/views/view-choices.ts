/** Through whose eyes a page is looked at, in all combinations, as the address of the screen holds them. */
import { LOCALES, type Locale } from '#schemas/locale.ts';
import { VIEW_ROLES, VIEW_STATES, type ViewAs, type ViewRole } from '#schemas/shop/view-as.ts';
import { SHOP_VARIANTS, type ShopVariant } from '#schemas/shop/variant.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import { shopMoment, textOfMoment } from '#desk/kit/fields/shop-moment.ts';

const VIEW_WIDTHS = ['390', '768', '1280', '1920'] as const;
type ViewWidth = (typeof VIEW_WIDTHS)[number];
type ViewState = (typeof VIEW_STATES)[number];

/** Of each dimension the values that are looked at; without one it stays as it is in the shop. */
export interface ViewChoices {
  role: readonly ViewRole[];
  state: readonly ViewState[];
  variant: readonly ShopVariant[];
  locale: readonly Locale[];
  width: readonly ViewWidth[];
  /** Moments as the browser's field writes them, by the shop's clock. */
  date: readonly string[];
}

/** One frame of the matrix. */
export interface ViewCell {
  /** The same for the same eyes and width: `learner open - en 390 -`. */
  key: string;
  viewAs: ViewAs;
  /** CSS pixels. */
  width: number;
  date: string;
}

/** More would be no comparison any more, and load for minutes. */
export const CELLS_MAX = 48;

export const DIMENSIONS = {
  role: VIEW_ROLES,
  state: VIEW_STATES,
  variant: SHOP_VARIANTS,
  locale: LOCALES,
  width: VIEW_WIDTHS,
} as const;
export type Dimension = keyof typeof DIMENSIONS;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const DATES_MAX = 3;

const NONE = 'none';

function valuesIn<Value extends string>(
  search: URLSearchParams,
  name: Dimension,
  all: readonly Value[],
  otherwise: readonly Value[],
): readonly Value[] {
  const text = search.get(name);
  if (text === null) return otherwise;
  const names = text.split(',');
  return all.filter((value) => names.includes(value));
}

/** Unknown values are left out. */
export function readChoices(search: URLSearchParams): ViewChoices {
  const dates = (search.get('date') ?? '').split(',');
  return {
    role: valuesIn(search, 'role', VIEW_ROLES, ['visitor']),
    state: valuesIn(search, 'state', VIEW_STATES, []),
    variant: valuesIn(search, 'variant', SHOP_VARIANTS, []),
    locale: valuesIn(search, 'locale', LOCALES, LOCALES),
    width: valuesIn(search, 'width', VIEW_WIDTHS, ['390', '1280']),
    date: dates.filter((date) => MOMENT.test(date)).slice(0, DATES_MAX),
  };
}

/** The address with one value added, or taken out where it was there. */
export function toggleValue(search: URLSearchParams, name: Dimension, value: string): URLSearchParams {
  const current: readonly string[] = readChoices(search)[name];
  const next = current.includes(value) ? current.filter((one) => one !== value) : [...current, value];
  return withValues(search, name, next);
}

export function withValues(
  search: URLSearchParams,
  name: Dimension | 'date',
  values: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(name, values.length === 0 ? NONE : values.join(','));
  return next;
}

const orNothing = <Value>(values: readonly Value[]): readonly (Value | undefined)[] =>
  values.length === 0 ? [undefined] : values;

/** Unix seconds of a moment as the browser's field writes it, by the shop's clock; undefined for what is no moment. */
export function dateOf(text = ''): number | undefined {
  const ms = shopMoment(text);
  return ms === undefined ? undefined : secondsOf(ms);
}

/** The moment as the browser's field shows it; empty for none. */
export function textOfDate(date: number | undefined): string {
  return date === undefined ? '' : textOfMoment(msOf(date));
}

interface Eyes {
  role: ViewRole | undefined;
  state: ViewState | undefined;
  variant: ShopVariant | undefined;
  locale: Locale | undefined;
  date: string | undefined;
}

function viewAsOf({ role, state, variant, locale, date }: Eyes): ViewAs {
  const moment = dateOf(date);
  return {
    ...(role === undefined ? {} : { role }),
    ...(state === undefined ? {} : { state }),
    ...(variant === undefined ? {} : { variant }),
    ...(locale === undefined ? {} : { locale }),
    ...(moment === undefined ? {} : { date: moment }),
  };
}

/** Every combination, the widths of the same eyes beside each other; `total` counts those that are left out too. */
export function cellsOf(choices: ViewChoices): { cells: readonly ViewCell[]; total: number } {
  const { role, state, variant, locale, date, width } = choices;
  const cells = orNothing(date).flatMap((date) =>
    orNothing(variant).flatMap((variant) =>
      orNothing(state).flatMap((state) =>
        orNothing(role).flatMap((role) =>
          orNothing(locale).flatMap((locale) =>
            (width.length === 0 ? (['1280'] as const) : width).map((width): ViewCell => {
              const eyes = { role, state, variant, locale, date };
              const key = [role, state, variant, locale, width, date].map((part) => part ?? '-').join(' ');
              return { key, viewAs: viewAsOf(eyes), width: Number(width), date: date ?? '' };
            }),
          ),
        ),
      ),
    ),
  );
  return { cells: cells.slice(0, CELLS_MAX), total: cells.length };
}
