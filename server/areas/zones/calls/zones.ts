/** Answers the calls of zones. */
import { zoneInfoGet, zonePageGet, zonePasswordCheck } from '#schemas/api/zones/zones.ts';
import { ZONE_STATE, zoneCode, ZONE_OPEN } from '#schemas/zone/zone-gate.ts';
import { presentZone } from '../rules/zones.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { documentTag } from '#server/areas/pages/area.ts';
import { secondsUpTo } from '#schemas/time.ts';

/** Answers a zone's face and what its gate says to this visitor; of a closed one no more than of none (D37). */
export const zoneInfoGetHandler = handle(zoneInfoGet, async ({ input, shop, deps, viewer, grantOf }) => {
  const zone = await deps.zones.read(shop.appId, input.zone_id);
  if (zone === undefined) return fail('zone-closed');
  const state = await deps.zones.judge(shop.appId, zone, { viewer, grantOf });
  return state === ZONE_STATE.closed ? fail('zone-closed') : ok(presentZone(zone, state));
});

/** Answers a zone's home to who may enter, and to others which gate they stand before (D37, D38). */
export const zonePageGetHandler = handle(zonePageGet, async (context) => {
  const { input, shop, deps, viewer, grantOf, locale, call } = context;
  const publishedZone = await deps.zones.read(shop.appId, input.zone_id);
  if (publishedZone === undefined) return fail('zone-closed');
  const state = await deps.zones.judge(shop.appId, publishedZone, { viewer, grantOf });
  if (state !== ZONE_OPEN) return fail(zoneCode(state));
  const { id, zone } = publishedZone;
  const reading = await deps.pages.reader.read({ shop, pageId: zone.page_id, locale, call });
  // Only a page of its own kind: any other is open to everybody at /page/{id}, whatever the gate says.
  if (reading?.page.kind !== 'zone') return fail('zone-closed');
  return ok({
    ...reading,
    tags: [documentTag('zone', id), ...reading.tags],
    zone: presentZone(publishedZone, state),
    open: deps.zones.isOpen(zone),
  });
});

/** Checks a zone's password: counted first, then compared; the right one is remembered in this browser for a day (D38). */
export const zonePasswordCheckHandler = handle(zonePasswordCheck, async (context) => {
  const { input, shop, deps, viewer, grantOf, request } = context;
  const { appId } = shop;
  const { zone_id: zoneId, password } = input;
  const count = await deps.zones.countTry({ appId, zoneId, ip: request.ip, viewer });
  if (!count.ok) return fail('rate-limited', { retry_at: secondsUpTo(count.resetAt) });
  const zone = await deps.zones.read(appId, zoneId);
  if (zone === undefined) return fail('zone-closed');
  const state = await deps.zones.judge(appId, zone, { viewer, grantOf });
  if (state === ZONE_OPEN) return ok({});
  if (state !== ZONE_STATE.password) return fail(zoneCode(state));
  const grant = await deps.zones.grant(appId, zoneId, password);
  if (grant === undefined) return fail('course-password-wrong', { tries_left: count.triesLeft });
  return ok({}, { grant: { zoneId, value: grant } });
});
