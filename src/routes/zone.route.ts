/** Home of a zone (M19). */
import { defineRoute } from '#engine/define-route.ts';
import { zone } from '#schemas/page/fixed/zone.ts';

export const route = defineRoute({
  name: 'zone',
  path: '/p/pc/zone/:zoneId',
  title: { cn: '专区', en: 'Zone' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: zone(context), status: 200 }),
});
