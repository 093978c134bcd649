/** Regions of three levels (M228, D91): provinces, their cities, their districts, each with a code of six digits. */
import { PROVINCES } from '#schemas/content/provinces.ts';
import type { Locale } from '#schemas/locale.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { REGIONS } from './china.gen.ts';

interface Region {
  code: string;
  name: LocaleText;
}

const COUNTRY = '';

/** The code of the region above: a city's province, a district's city. */
function above(code: string): string {
  return code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
}

function readAll(): ReadonlyMap<string, readonly Region[]> {
  const below = new Map<string, Region[]>([[COUNTRY, [...PROVINCES]]]);
  for (const [code, cn, en] of REGIONS) {
    const level = below.get(above(code)) ?? [];
    level.push({ code, name: { cn, en } });
    below.set(above(code), level);
  }
  return below;
}

let read: ReadonlyMap<string, readonly Region[]> | undefined;
let names: ReadonlyMap<string, LocaleText> | undefined;

function regionsBelow(): ReadonlyMap<string, readonly Region[]> {
  return (read ??= readAll());
}

function nameOf(code: string): LocaleText | undefined {
  names ??= new Map([...regionsBelow().values()].flat().map((region) => [region.code, region.name]));
  return names.get(code);
}

/** The regions of one level: provinces without a parent; none below a district or a code nobody has. */
export function listRegions(
  locale: Locale,
  parent: string = COUNTRY,
): { code: string; name: string; has_more: 0 | 1 }[] {
  const below = regionsBelow();
  const list = below.get(parent === COUNTRY ? COUNTRY : parent.padEnd(6, '0')) ?? [];
  return list.map(({ code, name }) => ({ code, name: name[locale], has_more: below.has(code) ? 1 : 0 }));
}

export function isRegion(code: string): boolean {
  return nameOf(code) !== undefined;
}

/** Province, city and district of a code, as far as it goes; empty where it is none. */
export function regionNames(code: string, locale: Locale): string[] {
  if (!isRegion(code)) return [];
  const chain = new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]);
  return [...chain].flatMap((one) => nameOf(one)?.[locale] ?? []);
}
