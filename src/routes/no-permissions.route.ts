/** Why this person may not enter (M38, D17). */
import { defineRoute } from '#engine/define-route.ts';
import { noPermission } from '#schemas/page/fixed/no-permission.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('no-permissions'),
  title: { cn: '无访问权限', en: 'No permission' },
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: noPermission(context), status: 403 }),
});
