/** Logging out: asks once, then the session ends (M27). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'logout',
  family: 'system',
  title: { cn: '退出登录', en: 'Log out' },
  description: { cn: '确认退出登录', en: 'Confirms logging out' },
  offers: 'screen',
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  intents: ['logout.ask'],
});
