/** Passwords of zones: they are hashed at once and stand in no log (D38). */
import { consoleZonePasswordSave } from '#schemas/api/console/zones.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail } from '#server/kernel/http/define-handler.ts';

export const zonePasswordCalls = [
  handleConsole(consoleZonePasswordSave, async ({ input: { zone_id: zoneId, password }, shop, deps }) => {
    const outcome = await deps.zones.setPassword(shop.appId, zoneId, password);
    if (outcome !== 'set') return fail(outcome);
    return okChanged({}, { subject: `password of zone ${zoneId}`, before: null, after: null });
  }),
];
