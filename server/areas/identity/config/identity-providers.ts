/** Whose accounts may be scanned: chosen by the environment; a phone stands in for them only in a demo of this machine (requirement 63). */
import { isMessageDomain, type MessageDomains } from '#schemas/auth/message-origin.ts';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { neededBy, origin } from '#server/kernel/config/variable-kinds.ts';

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
    endpoint?: string | undefined;
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

function readWeChat(env: Environment) {
  const specs = { WX_APP_ID: neededBy('wx'), WX_APP_SECRET: neededBy('wx') };
  const read = readVariables(env, specs, ['WX_APP_SECRET']);
  return { appId: read.WX_APP_ID, appSecret: read.WX_APP_SECRET };
}

function readQq(env: Environment) {
  const specs = { QQ_APP_ID: neededBy('qq'), QQ_APP_KEY: neededBy('qq') };
  const read = readVariables(env, specs, ['QQ_APP_KEY']);
  return { appId: read.QQ_APP_ID, appKey: read.QQ_APP_KEY };
}

const WEWORK = {
  WEWORK_CORP_ID: neededBy('wework'),
  WEWORK_AGENT_ID: neededBy('wework'),
  WEWORK_SECRET: neededBy('wework'),
  /** A corporation may run a WeCom of its own. */
  WEWORK_ENDPOINT: origin('https://wecom.example.com'),
};

function readWeWork(env: Environment, ownHost: string) {
  const read = readVariables(env, WEWORK, ['WEWORK_SECRET']);
  return {
    corpId: read.WEWORK_CORP_ID,
    agentId: read.WEWORK_AGENT_ID,
    secret: read.WEWORK_SECRET,
    messageDomains: readDomains(env[DOMAINS], ownHost),
    endpoint: read.WEWORK_ENDPOINT,
  };
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
  return {
    hasLocal: names.has('local'),
    ...(names.has('wx') ? { wx: readWeChat(env) } : {}),
    ...(names.has('qq') ? { qq: readQq(env) } : {}),
    ...(names.has('wework') ? { wework: readWeWork(env, ownHost) } : {}),
  };
}
