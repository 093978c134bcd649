/** The page that names content the PC shop does not draw (D21). */
import { PATHS } from '../paths.ts';

const TYPE = /^[1-9]\d{0,2}$/;

/** @param type 0 and whatever can be no type go unsaid */
export function unsupportHref(id: string, type: string | number, name?: string): string {
  const query = new URLSearchParams({ id });
  if (TYPE.test(String(type))) query.set('type', String(type));
  if (name !== undefined) query.set('name', name);
  return `${PATHS.unsupport}?${query.toString()}`;
}
