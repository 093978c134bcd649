/** Authorization of a zone (M39, D38). */
import { defineRoute } from '#engine/define-route.ts';
import { zoneAuth } from '#schemas/page/fixed/zone-auth.ts';

export const route = defineRoute({
  name: 'zone-auth',
  path: '/zoneAuth/:state',
  title: { cn: '专区授权', en: 'Zone authorization' },
  index: false,
  shared: false,
  shows: (context) => ({ kind: 'fixed', document: zoneAuth(context), status: 200 }),
});
