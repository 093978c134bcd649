/** Answers the published theme (M217). */
import { shopThemeGet } from '#schemas/api/pages/shop.theme.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopThemeGetHandler = handle(shopThemeGet, async ({ shop, deps }) =>
  ok({ theme: (await deps.pages.boots.read(shop)).boot.theme }),
);
