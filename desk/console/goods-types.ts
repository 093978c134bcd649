/** The types a shop sells, for filters and rows. */
import type { Locale } from '#schemas/locale.ts';
import { RESOURCES, resourceOfType } from '#schemas/content/resource-type.ts';

export function goodsTypeOptions(locale: Locale): { value: number; label: string }[] {
  return Object.values(RESOURCES)
    .filter(({ type }) => type > 0)
    .map(({ type, name }) => ({ value: type, label: name[locale] }));
}

export function goodsTypeName(type: number, locale: Locale): string {
  return resourceOfType(type)?.name[locale] ?? String(type);
}
