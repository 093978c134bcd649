/** What the login page says until there is a login (M35, M128). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'login-notice',
  family: 'system',
  title: { cn: '登录页提示', en: 'Login notice' },
  description: { cn: '登录页', en: 'The login page' },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
