/** Logging out: at once, or after it was asked once (M27, D119). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'logout',
  family: 'system',
  title: { cn: '退出登录', en: 'Log out' },
  description: { cn: '确认退出登录', en: 'Confirms logging out' },
  offers: 'screen',
  hydrate: 'load',
  props: Type.Object(
    { at_once: Type.Boolean({ default: false, description: 'Ends the session without asking' }) },
    { additionalProperties: false },
  ),
  intents: ['logout.ask'],
});
