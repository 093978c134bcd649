/** Login page (M35). */
import { defineRoute } from '#engine/define-route.ts';
import { login } from '#schemas/page/fixed/login.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('login'),
  title: { cn: '登录', en: 'Log in' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: login(context), status: 200 }),
});
