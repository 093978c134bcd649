/** Logs out (M27). */
import { defineRoute } from '#engine/define-route.ts';
import { logout } from '#schemas/page/fixed/logout.ts';

export const route = defineRoute({
  name: 'logout',
  path: '/logout',
  title: { cn: '退出登录', en: 'Log out' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: logout(context), status: 200 }),
});
