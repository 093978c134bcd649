/** Kinds of variables of the environment, where envalid's own take more than they should (ADR-218). */
import { isIP } from 'node:net';
import { EnvError, makeExactValidator, str } from 'envalid';

/** A reader answers undefined for what it cannot use. */
export function kind<Value>(read: (text: string) => Value | undefined) {
  return makeExactValidator<Value>((text) => {
    const value = read(text);
    if (value === undefined) throw new EnvError();
    return value;
  });
}

export function wholeNumber(min: number, max: number, fallback: number) {
  const number = kind((text) => {
    const value = Number(text);
    return /^\d{1,10}$/.test(text) && value >= min && value <= max ? value : undefined;
  });
  return number({ default: fallback, desc: `a whole number from ${min} to ${max}` });
}

/** Ports no browser opens, whatever answers there (Fetch Standard, "block bad port"); from 1024 on, those below need rights. */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/** A port to listen at that browsers open; 0 takes any that is free. */
export function port(fallback: number) {
  const number = kind((text) => {
    const value = Number(text);
    return /^\d{1,5}$/.test(text) && value <= 65_535 && !BLOCKED_PORTS.has(value) ? value : undefined;
  });
  return number({
    default: fallback,
    desc: 'a whole number from 0 to 65535 that browsers open (not 4190, 6000 or 6665-6669)',
  });
}

const FLAGS = new Map(Object.entries({ 1: true, true: true, 0: false, false: false }));

export function flag(fallback: boolean) {
  return kind((text) => FLAGS.get(text))({ default: fallback, desc: '1 or 0' });
}

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

export function host(fallback: string) {
  const isHost = (text: string) => isIP(text) > 0 || (HOST_NAME.test(text) && !/^[\d.]+$/.test(text));
  return kind((text) => (isHost(text) ? text : undefined))({
    default: fallback,
    desc: 'an address to listen on, like 127.0.0.1, 0.0.0.0, :: or a host name',
  });
}

/** An address that begins like this. */
export function url(beginning: RegExp) {
  return kind((text) => (URL.canParse(text) && beginning.test(text) ? text : undefined));
}

/** The origin of an address that is nothing more. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, pathname, search, hash, username, origin } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '' && username === '';
  return isPlain && ['http:', 'https:'].includes(protocol) ? origin : undefined;
}

/** Absent where it is not set. */
export function origin(example: string) {
  return kind(originOf)({ default: undefined, desc: `empty or an origin like ${example}` });
}

export function origins(example: string) {
  const list = kind((text) => {
    const parts = text.split(',').map((part) => part.trim());
    const origins = parts.filter((part) => part !== '').map(originOf);
    return origins.every((one) => one !== undefined) ? origins : undefined;
  });
  return list({ default: [], desc: `empty or origins like ${example}` });
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) {
  return str<Word>({ choices: words, default: fallback });
}

/** Absent where it is not set. */
export function anyText() {
  return str({ default: undefined });
}

/** What a provider cannot do without. */
export function neededBy(provider: string) {
  return str({ desc: `set where the provider is ${provider}` });
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const family = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
  return PROXY_NAMES.includes(part) || (family > 0 && rest.length === 0 && isRange);
}

/** What Fastify's trustProxy takes: false, a number of hops, or addresses. */
export function trustedProxies() {
  const proxies = kind<false | number | string[]>((text) => {
    if (/^\d$/.test(text)) return text !== '0' && Number(text);
    const parts = text.split(',').map((part) => part.trim());
    return parts.every(isProxy) ? parts : undefined;
  });
  return proxies({
    default: false,
    desc: 'empty, a number of proxies from 1 to 9, or addresses like 10.0.0.0/8,loopback',
  });
}
