/** The screen that says why a person may not enter (D17). */
import { Type } from 'typebox';
import { NO_PERMISSION } from '#schemas/account/no-permission.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { StateSchema } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'no-permission',
  family: 'system',
  title: { cn: '无访问权限', en: 'No permission' },
  description: { cn: '说明为什么无法访问', en: 'Says why a person may not enter' },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object(
    {
      /** 1 not a member, 2 no permission, 3 not a designated student, 4 account disabled. */
      state: StateSchema(NO_PERMISSION),
    },
    { additionalProperties: false },
  ),
});
