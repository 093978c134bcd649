/** QQ connect: oauth2.0/authorize, token, me, user/get_user_info (D48). */
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { neededBy } from '#server/kernel/config/variable-kinds.ts';
import type { IdentityProvider } from '../../ports/identity-providers.ts';
import { defineIdentityProvider } from '../define-identity-provider.ts';
import { exchange, refuseIdentity, faultOf, getJson, reachOf, textOf, type Reach } from './get-json.ts';

export interface QqOptions extends Reach {
  appId: string;
  appKey: string;
}

const ENDPOINT = 'https://graph.qq.com';

export function openQq({ appId, appKey, ...endpointOptions }: QqOptions): IdentityProvider {
  const reach = reachOf(ENDPOINT, endpointOptions);
  return {
    pageOf({ state, returnTo }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: appId,
        redirect_uri: returnTo,
        state,
        scope: 'get_user_info',
      });
      return `${ENDPOINT}/oauth2.0/authorize?${query.toString()}`;
    },
    identify: ({ code, returnTo }) =>
      exchange(async () => {
        const token = await getJson(reach, '/oauth2.0/token', {
          grant_type: 'authorization_code',
          client_id: appId,
          client_secret: appKey,
          code,
          redirect_uri: returnTo,
          fmt: 'json',
        });
        const fault = faultOf(token, 'error');
        if (fault !== undefined) return refuseIdentity(fault);
        const access = { access_token: textOf(token, 'access_token') };
        const me = await getJson(reach, '/oauth2.0/me', { ...access, fmt: 'json' });
        const unread = faultOf(me, 'error');
        if (unread !== undefined) return refuseIdentity(unread);
        // A token made for another application is nobody's here.
        if (textOf(me, 'client_id') !== appId) return refuseIdentity('other-client');
        const externalId = textOf(me, 'openid');
        const query = { ...access, oauth_consumer_key: appId, openid: externalId };
        const person = await getJson(reach, '/user/get_user_info', query);
        const nameless = faultOf(person, 'ret');
        if (nameless !== undefined) return refuseIdentity(nameless);
        const { nickname } = person;
        return { ok: true, account: { externalId, nickname: typeof nickname === 'string' ? nickname : '' } };
      }),
  };
}

export const provider = defineIdentityProvider({
  company: {
    name: 'qq',
    label: { cn: 'QQ', en: 'QQ' },
    icon: 'qq',
    order: 2,
    capability: 'qqLogin',
  },
  read: (env, name) => {
    const read = readVariables(env, { QQ_APP_ID: neededBy(name), QQ_APP_KEY: neededBy(name) }, [
      'QQ_APP_KEY',
    ]);
    return { appId: read.QQ_APP_ID, appKey: read.QQ_APP_KEY };
  },
  open: (settings) => openQq(settings),
});
