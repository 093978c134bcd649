/** Addresses in the shop for phones, of what the PC shop cannot show (D21). */
import { safeUrl } from './safe-url.ts';

/** A good's page there, or the shop itself where no good is named; undefined for a shop without one. */
export function phoneHref(h5Url: string, good: { id: string; type: number }): string | undefined {
  const base = safeUrl(h5Url);
  if (base === undefined || !/^https?:\/\//i.test(base)) return undefined;
  const shop = new URL(base);
  if (good.id === '') return shop.href;
  const type = good.type === 0 ? '' : `/${good.type}`;
  shop.pathname = `${shop.pathname.replace(/\/+$/, '')}/detail/${encodeURIComponent(good.id)}${type}`;
  return shop.href;
}
