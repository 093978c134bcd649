/** The gate of a zone (M39, D38). */
import { ask, defineRoute, type RouteContext, type RouteResult } from '#engine/define-route.ts';
import { zoneInfoGet } from '#schemas/api/zones/zones.ts';
import { oneOf } from '#schemas/page/fixed/fixed-screen.ts';
import { zoneAuth } from '#schemas/page/fixed/zone-auth.ts';
import {
  afterGate,
  readZoneId,
  zoneAuthHref,
  zoneStateOf,
  ZONE_OPEN,
  ZONE_STATE,
  ZONE_STATES,
} from '#schemas/zone/zone-gate.ts';
import { themedAsGate } from '#schemas/shop/page-theme.ts';
import type { ZoneInfo } from '#schemas/zone/zone.ts';
import { pageAt } from '#schemas/paths.ts';

const STATUS = {
  [ZONE_STATE.login]: 200,
  [ZONE_STATE.password]: 200,
  [ZONE_STATE.group]: 403,
  [ZONE_STATE.closed]: 404,
  [ZONE_STATE.notOpenYet]: 200,
} as const;

function screenOf(context: RouteContext, zone?: ZoneInfo): RouteResult {
  const state = oneOf(ZONE_STATES, context.params['state'], ZONE_STATE.closed);
  return {
    kind: 'fixed',
    document: zoneAuth(context, zone),
    status: STATUS[state],
    theming: (boot) => themedAsGate(boot, zone),
  };
}

/** As it is for this visitor: on through a gate that is open to them, to its true state where that is another. */
export const route = defineRoute({
  ...pageAt('zone-auth'),
  title: { cn: '专区访问验证', en: 'Access to this zone' },
  index: false,
  shared: false,
  shows: (context) => {
    const { params, query } = context;
    const zoneId = readZoneId(query.get('zone_id'));
    if (zoneId === '') return screenOf(context);
    const from = query.get('jumpfrom');
    return ask(zoneInfoGet, { zone_id: zoneId }, (answer) => {
      const zone = answer.ok ? answer.data : undefined;
      const go = (to: string): RouteResult => ({ kind: 'redirect', to, status: 302 });
      if (zone?.auth.state === ZONE_OPEN) return go(afterGate(zoneId, from));
      const authState = answer.ok ? answer.data.auth.state : zoneStateOf(answer.code);
      const truth = ZONE_STATES.find((state) => state === authState) ?? ZONE_STATE.closed;
      if (truth !== oneOf(ZONE_STATES, params['state'], ZONE_STATE.closed))
        return go(zoneAuthHref(truth, zoneId, from));
      return screenOf(context, zone);
    });
  },
});
