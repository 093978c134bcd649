/** The login box (M109-M130): logo, title, corner switch, notices, the ways to log in, agreement. The same on the page and in the dialog. */
import { Type } from 'typebox';
import {
  authBUserInfoGet,
  authLoginByAdmin,
  authRegisterByAdmin,
} from '#schemas/api/identity/merchant-users.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'login-panel',
  family: 'auth',
  title: { cn: '登录框', en: 'Login box' },
  description: {
    cn: '登录页与登录弹窗的内容：各种登录方式、协议与提示',
    en: 'What the login page and the login dialog show: the ways to log in, agreements and notices',
  },
  offers: 'screen',
  uses: ['auth', 'forms'],
  hydrate: 'load',
  props: Type.Object(
    {
      only: Type.Union(
        [
          Type.Literal('all'),
          Type.Literal('account'),
          Type.Literal('email'),
          Type.Literal('reset'),
          Type.Literal('phone'),
        ],
        {
          description:
            'Which ways it offers: all the shop has, an account with its password, an e-mail address; or all, beginning with the forgotten password or with the phone',
        },
      ),
    },
    { additionalProperties: false },
  ),
  actions: {
    merchant: { endpoint: authBUserInfoGet },
    loginMerchant: { endpoint: authLoginByAdmin },
    registerMerchant: { endpoint: authRegisterByAdmin },
  },
  slots: { ways: { shelf: 'login-way', max: 16 } },
  intents: ['login.done', 'login.close', 'message.clear', 'message.toast'],
});
