/** Answers a zone's face and what its gate says to this visitor; of a closed one no more than of none (D37). */
import { zoneInfoGet } from '#schemas/api/zones/zone.info.get.ts';
import { ZONE_STATE } from '#schemas/zone/zone-gate.ts';
import { presentZone } from '../rules/zones.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const zoneInfoGetHandler = handle(zoneInfoGet, async ({ input, shop, deps, viewer, grantOf }) => {
  const published = await deps.zones.read(shop.appId, input.zone_id);
  if (published === undefined) return fail('zone-closed');
  const state = await deps.zones.judge(shop.appId, published, { viewer, grantOf });
  return state === ZONE_STATE.closed ? fail('zone-closed') : ok(presentZone(published, state));
});
