/** Change of password (M37). */
import { defineRoute } from '#engine/define-route.ts';
import { changePassword } from '#schemas/page/fixed/change-password.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('change-password'),
  title: { cn: '修改密码', en: 'Change password' },
  layout: 'blank',
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: changePassword(context), status: 200 }),
});
