/** E-mail login (M36). */
import { defineRoute } from '#engine/define-route.ts';
import { emailLogin } from '#schemas/page/fixed/email-login.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('email-login'),
  title: { cn: '邮箱登录', en: 'E-mail login' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: emailLogin(context), status: 200 }),
});
