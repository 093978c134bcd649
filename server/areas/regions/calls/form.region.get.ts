/** Answers the regions of one level (M228, D91). */
import { formRegionGet } from '#schemas/api/regions/form.region.get.ts';
import { listRegions } from '../regions.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const formRegionGetHandler = handle(formRegionGet, ({ input, locale }) =>
  ok({ list: listRegions(locale, input.parent) }),
);
