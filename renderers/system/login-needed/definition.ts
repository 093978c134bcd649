/** What stands behind the login box where a page may not be seen without a person (D27). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'login-needed',
  family: 'system',
  title: { cn: '需要登录', en: 'Login required' },
  description: { cn: '登录后才能查看的页面', en: 'A page only for people who are logged in' },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
