/** Login by a scanned code (M111, M134-M140): WeChat, QQ, the messaging app, or a phone that is logged in already (D48). */
import { Type } from 'typebox';
import { authQrEnter, authQrGet, authQrPoll } from '#schemas/api/identity/qr-logins.ts';
import { shopExpiredGet } from '#schemas/api/shop/shop.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-wechat',
  family: 'auth',
  title: { cn: '扫码登录', en: 'Login by a scan' },
  description: { cn: '用手机扫描二维码登录', en: 'A code to scan with the phone' },
  offers: 'login-way',
  uses: ['auth'],
  loginWay: {
    tabs: [{ name: 'wechat', label: { cn: '扫码登录', en: 'Scan' }, obeys: ['wechatLogin', 'qqLogin'] }],
    side: 'qr',
    order: 10,
  },
  hydrate: 'load',
  props: Type.Object(
    {
      tab: Type.Literal('wechat', { description: 'The tab of the login box it fills' }),
    },
    { additionalProperties: false },
  ),
  actions: {
    fetch: { endpoint: authQrGet },
    poll: { endpoint: authQrPoll },
    enter: { endpoint: authQrEnter },
    shop: { endpoint: shopExpiredGet },
  },
  intents: ['login.done', 'message.toast', 'page.go'],
});
