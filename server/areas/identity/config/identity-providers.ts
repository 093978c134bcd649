/** Whose accounts may be scanned: chosen by the environment; a phone stands in for them only in a demo of this machine (requirement 63). */
import { isMessageDomain, type MessageDomains } from '#schemas/auth/message-origin.ts';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import { readSecret, readUrl, required, type Environment } from '#server/kernel/config/read-variable.ts';

export interface IdentityProvidersConfig {
  /** A phone of the shop's own stands in for companies that are not configured (D48). */
  hasLocal: boolean;
  wx?: { appId: string; appSecret: string };
  qq?: { appId: string; appKey: string };
  wework?: {
    corpId: string;
    agentId: string;
    secret: string;
    messageDomains: MessageDomains;
    endpoint?: string;
  };
}

const NAME = 'SCAN_PROVIDERS';
const KNOWN: readonly string[] = ['local', 'none', 'wx', 'qq', 'wework'];
const RULE = 'none, or some of local,wx,qq,wework';

function readNames(value: string | undefined, fallback: string): ReadonlySet<string> {
  const text = value === undefined || value === '' ? fallback : value;
  const names = new Set(text.split(',').map((name) => name.trim()));
  const isGood = [...names].every((name) => KNOWN.includes(name)) && (!names.has('none') || names.size === 1);
  if (!isGood) throw new ConfigError(NAME, RULE, value);
  return names;
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

/** A corporation may run a WeCom of its own. */
function readEndpoint(env: Environment): { endpoint?: string } {
  const endpoint = readUrl('WEWORK_ENDPOINT', env['WEWORK_ENDPOINT'], {
    protocols: ['http:', 'https:'],
    rule: 'empty or an origin like https://wecom.example.com',
  });
  return endpoint === undefined ? {} : { endpoint: new URL(endpoint).origin };
}

/**
 * @param mayPretend whether only this machine can reach the shop, and it is a demo.
 * @param ownHost name the installation is known by.
 */
export function readIdentityProviders(
  env: Environment,
  mayPretend: boolean,
  ownHost: string,
): IdentityProvidersConfig {
  const names = readNames(env[NAME], mayPretend ? 'local' : 'none');
  // A phone that poses as whatever account is asked for would let anybody bind it.
  if (names.has('local') && !mayPretend)
    throw new ConfigError(NAME, 'wx, qq, wework or none: local is for DEMO=1 on a loopback address alone');
  const plain = (name: string, provider: string) => required(name, env[name], provider);
  const secret = (name: string, provider: string) => required(name, readSecret(env, name), provider);
  return {
    hasLocal: names.has('local'),
    ...(names.has('wx')
      ? { wx: { appId: plain('WX_APP_ID', 'wx'), appSecret: secret('WX_APP_SECRET', 'wx') } }
      : {}),
    ...(names.has('qq')
      ? { qq: { appId: plain('QQ_APP_ID', 'qq'), appKey: secret('QQ_APP_KEY', 'qq') } }
      : {}),
    ...(names.has('wework')
      ? {
          wework: {
            corpId: plain('WEWORK_CORP_ID', 'wework'),
            agentId: plain('WEWORK_AGENT_ID', 'wework'),
            secret: secret('WEWORK_SECRET', 'wework'),
            messageDomains: readDomains(env[DOMAINS], ownHost),
            ...readEndpoint(env),
          },
        }
      : {}),
  };
}
