/** WeChat open platform, website login: qrconnect, sns/oauth2/access_token, sns/userinfo (D48). */
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { neededBy } from '#server/kernel/config/variable-kinds.ts';
import type { IdentityProvider } from '../../ports/identity-providers.ts';
import { defineIdentityProvider } from '../define-identity-provider.ts';
import { exchange, refuseIdentity, faultOf, getJson, reachOf, textOf, type Reach } from './get-json.ts';

export interface WechatOptions extends Reach {
  appId: string;
  appSecret: string;
}

const PAGE = 'https://open.weixin.qq.com/connect/qrconnect';
const ENDPOINT = 'https://api.weixin.qq.com';

export function openWechat({ appId, appSecret, ...endpointOptions }: WechatOptions): IdentityProvider {
  const reach = reachOf(ENDPOINT, endpointOptions);
  return {
    pageOf({ state, returnTo, locale }) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
        lang: locale,
      });
      return `${PAGE}?${query.toString()}#wechat_redirect`;
    },
    identify: ({ code }) =>
      exchange(async () => {
        const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
        const token = await getJson(reach, '/sns/oauth2/access_token', query);
        const fault = faultOf(token, 'errcode');
        if (fault !== undefined) return refuseIdentity(fault);
        const who = { access_token: textOf(token, 'access_token'), openid: textOf(token, 'openid') };
        const person = await getJson(reach, '/sns/userinfo', { ...who, lang: 'zh_CN' });
        const unread = faultOf(person, 'errcode');
        if (unread !== undefined) return refuseIdentity(unread);
        // The same person in all applications of one owner, where the owner has joined them.
        const { unionid } = person;
        const externalId =
          typeof unionid === 'string' && unionid !== '' ? textOf(person, 'unionid') : who.openid;
        const { nickname } = person;
        return { ok: true, account: { externalId, nickname: typeof nickname === 'string' ? nickname : '' } };
      }),
  };
}

export const provider = defineIdentityProvider({
  company: {
    name: 'wx',
    label: { cn: '微信', en: 'WeChat' },
    icon: 'wechat',
    order: 1,
    choice: 'wechat',
    capability: 'wechatLogin',
  },
  read: (env, name) => {
    const read = readVariables(env, { WX_APP_ID: neededBy(name), WX_APP_SECRET: neededBy(name) }, [
      'WX_APP_SECRET',
    ]);
    return { appId: read.WX_APP_ID, appSecret: read.WX_APP_SECRET };
  },
  open: (settings) => openWechat(settings),
});
