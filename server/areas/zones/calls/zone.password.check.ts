/** Checks a zone's password: counted first, then compared; the right one is remembered in this browser for a day (D38). */
import { zonePasswordCheck } from '#schemas/api/zones/zone.password.check.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { zoneCode, ZONE_OPEN, ZONE_STATE } from '#schemas/zone/zone-gate.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const zonePasswordCheckHandler = handle(zonePasswordCheck, async (context) => {
  const { input, shop, deps, viewer, grantOf, request } = context;
  const { appId } = shop;
  const { zone_id: zoneId, password } = input;
  const counted = await deps.zones.countTry({ appId, zoneId, ip: request.ip, viewer });
  if (!counted.ok) return fail('rate-limited', { retry_at: secondsUpTo(counted.resetAt) });
  const published = await deps.zones.read(appId, zoneId);
  if (published === undefined) return fail('zone-closed');
  const state = await deps.zones.judge(appId, published, { viewer, grantOf });
  if (state === ZONE_OPEN) return ok({});
  if (state !== ZONE_STATE.password) return fail(zoneCode(state));
  const grant = await deps.zones.grant(appId, zoneId, password);
  if (grant === undefined) return fail('course-password-wrong', { tries_left: counted.triesLeft });
  return ok({}, { grant: { zoneId, value: grant } });
});
