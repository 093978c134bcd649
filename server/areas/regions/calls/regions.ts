/** Answers the calls of regions. */
import { formRegionGet } from '#schemas/api/regions/regions.ts';
import { listRegions } from '../rules/regions.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

/** Answers the regions of one level (M228, D91). */
export const formRegionGetHandler = handle(formRegionGet, ({ input, locale }) =>
  ok({ list: listRegions(locale, input.parent) }),
);
