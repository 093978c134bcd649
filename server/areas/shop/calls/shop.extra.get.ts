/** Answers extra head data; a shop record holds none yet, and never a script (M219, D41). */
import { shopExtraGet } from '#schemas/api/shop/shop.extra.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopExtraGetHandler = handle(shopExtraGet, () => ok({ analytics_id: '', head_meta: [] }));
