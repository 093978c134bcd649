/** Login of a merchant as the learner they are, by one press (M114, D56). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-quick',
  family: 'auth',
  title: { cn: '商家授权登录', en: 'Login of a merchant' },
  description: {
    cn: '运营学院的商家一键登录',
    en: 'A merchant of an operations school logs in by one press',
  },
  offers: 'login-way',
  uses: ['auth'],
  loginWay: {
    tabs: [
      {
        name: 'quick',
        label: { cn: '快捷登录', en: 'One tap' },
        obeys: ['merchantSession'],
        box: 'knowledge',
        merchant: true,
      },
    ],
    side: 'phone',
    order: 40,
  },
  hydrate: 'load',
  props: Type.Object(
    { tab: Type.Literal('quick', { description: 'The tab of the login box it fills' }) },
    { additionalProperties: false },
  ),
});
