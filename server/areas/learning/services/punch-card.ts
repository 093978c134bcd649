/** A punch card somebody may mark now, asked of the one decision on access (requirement 32), and its mark as it is told (D87). */
import type { Static } from 'typebox';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { PunchSchema } from '#schemas/learning/punch.ts';
import { secondsOf } from '#schemas/time.ts';
import { readAccess, type SaleState } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';

type CardLookup =
  | { ok: true; card: SaleState }
  | { ok: false; code: 'not-found' | 'not-entitled' | 'delisted' };

export async function readCard(
  deps: Pick<Deps, 'stores' | 'clock' | 'catalogue'>,
  { appId, viewer }: { appId: string; viewer: Viewer },
  id: string,
): Promise<CardLookup> {
  const goods = await deps.catalogue.byId(appId, id);
  if (goods === undefined || goods.type !== RESOURCES.punch_card.type)
    return { ok: false, code: 'not-found' };
  const card = await deps.catalogue.saleStateOf(appId, goods);
  const access = await readAccess(deps, appId, { viewer, goods, saleState: card });
  if (!access.can_study)
    return { ok: false, code: access.reason === 'delisted' ? 'delisted' : 'not-entitled' };
  return { ok: true, card };
}

export function presentPunch(
  punch: { words: string; punchedAt: number } | undefined,
): Static<typeof PunchSchema> {
  if (punch === undefined) return { words: '', punched_at: '', punched_ts: 0 };
  return {
    words: punch.words,
    punched_at: shopTime(punch.punchedAt),
    punched_ts: secondsOf(punch.punchedAt),
  };
}
