/** Answers a zone's home to who may enter, and to others which gate they stand before (D37, D38). */
import { zonePageGet } from '#schemas/api/zones/zone.page.get.ts';
import { zoneCode, ZONE_OPEN } from '#schemas/zone/zone-gate.ts';
import { documentTag } from '#server/areas/pages/area.ts';
import { presentZone } from '../rules/zones.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const zonePageGetHandler = handle(zonePageGet, async (context) => {
  const { input, shop, deps, viewer, grantOf, locale, call } = context;
  const published = await deps.zones.read(shop.appId, input.zone_id);
  if (published === undefined) return fail('zone-closed');
  const state = await deps.zones.judge(shop.appId, published, { viewer, grantOf });
  if (state !== ZONE_OPEN) return fail(zoneCode(state));
  const { id, zone } = published;
  const reading = await deps.pages.reader.read({ shop, pageId: zone.page_id, locale, call });
  // Only a page of its own kind: any other is open to everybody at /page/{id}, whatever the gate says.
  if (reading?.page.kind !== 'zone') return fail('zone-closed');
  return ok({
    ...reading,
    tags: [documentTag('zone', id), ...reading.tags],
    zone: presentZone(published, state),
    open: deps.zones.isOpen(zone),
  });
});
