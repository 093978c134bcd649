/** College login (M34, D24). */
import { defineRoute } from '#engine/define-route.ts';
import { collegeLogin } from '#schemas/page/fixed/college-login.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('college-login'),
  title: { cn: '学院登录', en: 'College login' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: collegeLogin(context), status: 200 }),
});
