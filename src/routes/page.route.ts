/** Routes of decorated pages: the home, a page, a zone and the password before it. */
import { ask, defineRoute, type RouteContext, type RouteResult } from '#engine/define-route.ts';
import { zoneInfoGet, zonePageGet } from '#schemas/api/zones/zones.ts';
import { oneOf } from '#schemas/page/fixed/fixed-screen.ts';
import { zoneAuth } from '#schemas/page/fixed/system.ts';
import { pageAt } from '#schemas/paths.ts';
import { themedAsGate, themedAsZone } from '#schemas/shop/page-theme.ts';
import {
  afterGate,
  readZoneId,
  ZONE_OPEN,
  ZONE_STATE,
  ZONE_STATES,
  zoneAuthHref,
  zoneStateOf,
} from '#schemas/zone/zone-gate.ts';
import type { ZoneInfo } from '#schemas/zone/zone.ts';

/** The home of the shop (M16). */
export const homeRoute = defineRoute({
  ...pageAt('home'),
  title: { cn: '首页', en: 'Home' },
  shows: () => ({ kind: 'page', pageId: 'home' }),
});

/** The old name of the home (M17). */
export const indexRoute = defineRoute({
  ...pageAt('index'),
  title: { cn: '首页', en: 'Home' },
  index: false,
  shows: ({ query }) => ({ kind: 'redirect', to: query.size === 0 ? '/' : `/?${query}`, status: 301 }),
});

/** Home of a zone, or the way to its gate (M19, D37, D38). */
export const zoneRoute = defineRoute({
  ...pageAt('zone'),
  title: { cn: '专区', en: 'Zone' },
  shows: ({ params, url }) => {
    const zoneId = params['zoneId'] ?? '';
    return ask(zonePageGet, { zone_id: zoneId }, (answer) => {
      if (!answer.ok) {
        const state = zoneStateOf(answer.code) ?? ZONE_STATE.closed;
        return { kind: 'redirect', to: zoneAuthHref(state, zoneId, url), status: 302 };
      }
      const { page, data, zone, open } = answer.data;
      return {
        kind: 'ready',
        page,
        data,
        title: zone.title,
        theming: (boot) => themedAsZone(boot, zone),
        isShared: open,
      };
    });
  },
});

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

/**
 * The gate of a zone (M39, D38). As it is for this visitor: on through a gate that is open to them, to its true state
 * where that is another.
 */
export const zoneAuthRoute = defineRoute({
  ...pageAt('zone-auth'),
  title: { cn: '专区访问验证', en: 'Access to this zone' },
  index: false,
  isShared: false,
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

/** A micro page the merchant decorates (M18). */
export const pageRoute = defineRoute({
  ...pageAt('page'),
  title: { cn: '页面', en: 'Page' },
  shows: ({ params }) => ({ kind: 'page', pageId: params['id'] ?? '' }),
});
