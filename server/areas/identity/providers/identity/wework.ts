/** WeCom: its login page or, inside its app, OAuth without a scan; gettoken and auth/getuserinfo (D48, D66). */
import { isMessageDomain, type MessageDomains } from '#schemas/auth/message-origin.ts';
import { msOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { neededBy, origin } from '#server/kernel/config/variable-kinds.ts';
import type { ScanPage, IdentityProvider } from '../../ports/identity-providers.ts';
import { defineIdentityProvider } from '../define-identity-provider.ts';
import {
  exchange,
  refuseIdentity,
  faultOf,
  getJson,
  NoAnswer,
  reachOf,
  textOf,
  type Reach,
} from './get-json.ts';

export interface WeworkOptions extends Reach {
  corpId: string;
  agentId: string;
  secret: string;
  /** Whose messages of a login are believed: the installation's domain and WeCom's (M222). */
  messageDomains: MessageDomains;
  /** Its scripts for pages inside its app (M220); absent: those it publishes. */
  scripts?: readonly string[];
}

/** WeCom's own browser (D66). */
const INSIDE = /\bwxwork\//i;
const ORIGIN = 'https://login.work.weixin.qq.com';
const PAGE = `${ORIGIN}/wwlogin/sso/login`;
const PAGE_INSIDE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
const ENDPOINT = 'https://qyapi.weixin.qq.com';
/** As WeCom publishes them: what pages share with, and what a corporation's own application adds. */
const SCRIPTS: readonly string[] = [
  'https://res.wx.qq.com/open/js/jweixin-1.2.0.js',
  'https://open.work.weixin.qq.com/wwopen/js/jwxwork-1.0.0.js',
];
/** invalid access_token, and one whose time is over. */
const STALE: readonly string[] = ['40014', '42001'];
/** A token is asked for anew this long before its time is over. */
const EARLY_S = 300;

interface AccessToken {
  value: string;
  lifeS: number;
}

/** What WeCom lends for a while and lets be asked for a few times an hour, so it is kept. */
function keeper(ask: () => Promise<AccessToken>, clock: Clock) {
  let cache: { value: Promise<string>; until: number } | undefined;
  return {
    forget: () => {
      cache = undefined;
    },
    get(): Promise<string> {
      if (cache !== undefined && clock.now() < cache.until) return cache.value;
      const request = ask();
      const mine = { value: request.then(({ value }) => value), until: Number.POSITIVE_INFINITY };
      cache = mine;
      request.then(
        ({ lifeS }) => {
          mine.until = clock.now() + msOf(Math.max(0, lifeS - EARLY_S));
        },
        () => {
          if (cache === mine) cache = undefined;
        },
      );
      return mine.value;
    },
  };
}

/** @throws NoAnswer for a fault, and where the field is missing. */
async function lend(
  reach: ReturnType<typeof reachOf>,
  path: string,
  query: Record<string, string>,
  field: string,
): Promise<AccessToken> {
  const answer = await getJson(reach, path, query);
  const fault = faultOf(answer, 'errcode');
  if (fault !== undefined) throw new NoAnswer(fault);
  const { expires_in: lifeS } = answer;
  return { value: textOf(answer, field), lifeS: typeof lifeS === 'number' ? lifeS : 0 };
}

export function openWework(options: WeworkOptions, clock: Clock): IdentityProvider {
  const { corpId, agentId } = options;
  const reach = reachOf(ENDPOINT, options);
  const { secret } = options;
  const tokens = keeper(
    () => lend(reach, '/cgi-bin/gettoken', { corpid: corpId, corpsecret: secret }, 'access_token'),
    clock,
  );
  const ticketsAt = (path: string, query: Record<string, string> = {}) =>
    keeper(async () => lend(reach, path, { access_token: await tokens.get(), ...query }, 'ticket'), clock);
  const tickets = {
    agent: ticketsAt('/cgi-bin/ticket/get', { type: 'agent_config' }),
    corp: ticketsAt('/cgi-bin/get_jsapi_ticket'),
  };
  const whoIs = async (code: string) =>
    getJson(reach, '/cgi-bin/auth/getuserinfo', { access_token: await tokens.get(), code });

  function inside({ state, returnTo }: ScanPage): string {
    const query = new URLSearchParams({
      appid: corpId,
      redirect_uri: returnTo,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
      agentid: agentId,
    });
    return `${PAGE_INSIDE}?${query.toString()}#wechat_redirect`;
  }

  return {
    frame: { origin: ORIGIN, domains: options.messageDomains },
    scripts: options.scripts ?? SCRIPTS,
    isOwnBrowser: (userAgent) => INSIDE.test(userAgent),
    pageOf(page) {
      if (page.isInside) return inside(page);
      const query = new URLSearchParams({
        login_type: 'CorpApp',
        appid: corpId,
        agentid: agentId,
        redirect_uri: page.returnTo,
        state: page.state,
        lang: page.locale === 'cn' ? 'zh' : 'en',
        // In a frame the frame alone comes back; the page around it stays.
        redirect_type: 'self',
      });
      return `${PAGE}?${query.toString()}`;
    },
    identify: ({ code }) =>
      exchange(async () => {
        let person = await whoIs(code);
        if (STALE.includes(faultOf(person, 'errcode') ?? '')) {
          tokens.forget();
          person = await whoIs(code);
        }
        const fault = faultOf(person, 'errcode');
        if (fault !== undefined) return refuseIdentity(fault);
        // Somebody outside the corporation has an openid and no userid.
        if (person['userid'] === undefined && person['openid'] !== undefined)
          return refuseIdentity('outsider', 'not-a-member');
        return { ok: true, account: { externalId: textOf(person, 'userid'), nickname: '' } };
      }),
    pageTicket: async (of) => {
      try {
        return { corpId, agentId, ticket: await tickets[of].get() };
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        // The token may be the one that is over.
        tokens.forget();
        return undefined;
      }
    },
  };
}

const DOMAINS = 'WEWORK_ALLOWED_DOMAINS';
const WECOM_LOGIN = 'login.work.weixin.qq.com';

/** M222: exactly two, the installation's own and WeCom's. */
function readDomains(value: string | undefined, ownHost: string): MessageDomains {
  if (value === undefined || value === '') return [ownHost, WECOM_LOGIN];
  const [own = '', other = '', ...more] = value.split(',').map((domain) => domain.trim());
  if (more.length > 0 || !isMessageDomain(own) || !isMessageDomain(other))
    throw new ConfigError(DOMAINS, `two domains like shop.example,${WECOM_LOGIN}`, value);
  return [own, other];
}

const SDK = 'WEWORK_SDK';

/** Addresses by https alone: they may run in every page of an enterprise-messaging shop. */
function readScripts(value: string | undefined): { scripts?: readonly string[] } {
  if (value === undefined || value === '') return {};
  const addresses = value.split(',').map((address) => address.trim());
  const isScript = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
  if (!addresses.every(isScript)) throw new ConfigError(SDK, `addresses like ${SCRIPTS.join(',')}`, value);
  return { scripts: addresses };
}

export const provider = defineIdentityProvider({
  company: {
    name: 'wework',
    label: { cn: '企业微信', en: 'WeCom' },
    icon: 'wecom',
    order: 3,
    choice: 'messaging',
    capability: 'messagingLogin',
  },
  read: (env, name, { hostname }) => {
    const specs = {
      WEWORK_CORP_ID: neededBy(name),
      WEWORK_AGENT_ID: neededBy(name),
      WEWORK_SECRET: neededBy(name),
      // A corporation may run a WeCom of its own.
      WEWORK_ENDPOINT: origin('https://wecom.example.com'),
    };
    const read = readVariables(env, specs, ['WEWORK_SECRET']);
    return {
      corpId: read.WEWORK_CORP_ID,
      agentId: read.WEWORK_AGENT_ID,
      secret: read.WEWORK_SECRET,
      messageDomains: readDomains(env[DOMAINS], hostname),
      ...readScripts(env[SDK]),
      endpoint: read.WEWORK_ENDPOINT,
    };
  },
  open: (settings, { clock }: { clock: Clock }) => openWework(settings, clock),
});
