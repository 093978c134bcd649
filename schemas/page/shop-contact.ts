/** How a shop is reached, from what it says of itself in its footer and its filing facts (ADR-488). */
import { safeUrl } from '../address/safe-url.ts';
import { pathTo } from '../paths.ts';
import type { Boot } from '../shop/boot.ts';

/** D33: where a complaint, or a question, leads when the shop names no address of its own. */
export const COMPLAINT_PAGE = pathTo('page', { id: 'complaint' });

export interface ShopContact {
  url: string;
  /** Empty for none. */
  phone: string;
}

/** Its customer service where the footer shows one, else the page complaints lead to. */
export function shopContact({ info, footer }: Pick<Boot, 'info' | 'footer'>): ShopContact {
  const service = footer?.data.show_qq === 1 ? safeUrl(footer.data.qq_url) : undefined;
  return {
    url: service ?? safeUrl(info.complaint_url) ?? COMPLAINT_PAGE,
    phone: footer?.company?.phone ?? '',
  };
}
