/** Home of a zone, or the way to its gate (M19, D37, D38). */
import { ask, defineRoute } from '#engine/define-route.ts';
import { zonePageGet } from '#schemas/api/zones/zones.ts';
import { zoneAuthHref, zoneStateOf, ZONE_STATE } from '#schemas/zone/zone-gate.ts';
import { themedAsZone } from '#schemas/shop/page-theme.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
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
        shared: open,
      };
    });
  },
});
