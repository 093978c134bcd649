/** Addresses in the shop for phones, of what the PC shop cannot show (D21). */
import { safeUrl } from './safe-url.ts';
import { fillPath, PHONE_DETAIL_PATH } from '../paths.ts';

/** A good's page there, or the shop itself where no good is named; undefined for a shop without one. */
export function phoneHref(h5Url: string, good: { id: string; type: number }): string | undefined {
  const base = safeUrl(h5Url);
  if (base === undefined || !/^https?:\/\//i.test(base)) return undefined;
  const shop = new URL(base);
  if (good.id === '') return shop.href;
  const detail = fillPath(PHONE_DETAIL_PATH, {
    id: good.id,
    ...(good.type === 0 ? {} : { type: good.type }),
  });
  shop.pathname = shop.pathname.replace(/\/+$/, '') + detail;
  return shop.href;
}
