/** The desk's first screen: every part the caller holds the scope for, read by the area that keeps it (D138). */
import {
  consoleTodayGet,
  TODAY_PARTS,
  TODAY_SCOPES,
  type Today,
  type TodayPart,
} from '#schemas/api/console/today.ts';
import { DAY_MS } from '#schemas/time.ts';
import { dayAt, endOfDayAt } from '#server/areas/shop/area.ts';
import type { Deps, ShopDay } from '#server/kernel/area.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { ok } from '#server/kernel/http/define-handler.ts';

async function readPart<Part extends TodayPart>(
  figures: Partial<Pick<Today, Part>>,
  part: Part,
  deps: Deps,
  day: ShopDay,
): Promise<void> {
  const read = deps.today[part];
  if (read !== undefined) figures[part] = await read(deps, day);
}

export const todayCalls = [
  handleConsole(consoleTodayGet, async ({ shop: { appId }, deps, locale, holds }) => {
    const now = deps.clock.now();
    const until = endOfDayAt(now);
    const day = { appId, from: until - DAY_MS, until, locale };
    const figures: Partial<Today> = {};
    for (const part of TODAY_PARTS) if (holds(TODAY_SCOPES[part])) await readPart(figures, part, deps, day);
    return ok({ day: dayAt(now), ...figures });
  }),
];
