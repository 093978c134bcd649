/** What belongs to a person, by tab: what they bought, and what they may study now (D23, D76). */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { goodsPurchasedGet } from '#schemas/api/orders/purchases.ts';
import { learnCoursesGet } from '#schemas/api/learning/records.ts';
import type { OwnedTab } from '#schemas/content/owned.ts';
import { OWN_PAGE_SIZE, usePaged } from '#pieces/use-paged.ts';

const idOf = ({ goods_id: id }: { goods_id: string }) => id;

export function usePurchases(act: Caller, tab: OwnedTab) {
  return usePaged(tab, (page) => act(goodsPurchasedGet, { tab, page, page_size: OWN_PAGE_SIZE }), idOf);
}

export function useCourses(act: Caller, tab: OwnedTab) {
  return usePaged(tab, (page) => act(learnCoursesGet, { tab, page, page_size: OWN_PAGE_SIZE }), idOf);
}
