/** Makes the learner account of a merchant, by one press (M115, M147). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-auto-register',
  family: 'auth',
  title: { cn: '商家授权注册', en: 'Account of a merchant' },
  description: {
    cn: '运营学院的商家首次登录时注册',
    en: 'A merchant of an operations school becomes a learner by one press',
  },
  offers: 'login-way',
  uses: ['auth'],
  loginWay: {
    tabs: [{ name: 'autoRegister', obeys: ['merchantSession'], box: 'knowledge', merchant: true }],
    side: 'phone',
    order: 50,
  },
  hydrate: 'load',
  props: Type.Object(
    { tab: Type.Literal('autoRegister', { description: 'The tab of the login box it fills' }) },
    { additionalProperties: false },
  ),
});
