/** Answers the published navbar, without what of it cannot be drawn (M217). */
import { shopNavbarGet } from '#schemas/api/pages/shop.navbar.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopNavbarGetHandler = handle(shopNavbarGet, async ({ shop, deps }) =>
  ok((await deps.pages.boots.read(shop)).boot.navbar),
);
