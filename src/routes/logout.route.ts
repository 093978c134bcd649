/** Logs out (M27). */
import { defineRoute } from '#engine/define-route.ts';
import { logout } from '#schemas/page/fixed/logout.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('logout'),
  title: { cn: '退出登录', en: 'Log out' },
  shows: (context) => ({ kind: 'fixed', document: logout(context), status: 200 }),
});
