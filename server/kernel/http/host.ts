/** The host and the app id a request names (D6, D134, requirement 28). */
import type { FastifyRequest } from 'fastify';
import { createCache } from '../cache/cache.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A name or an IPv6 address in brackets, at most one trailing dot, a port of digits; nothing else (D134). */
const AUTHORITY = new RegExp(`^(${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]{2,45}\\])(\\.?)(?::([0-9]{1,5}))?$`);
const NAME_MAX = 253;
const PORT_MAX = 65_535;

interface ParsedHost {
  /** Lower case, without trailing dot; IPv6 in brackets. */
  host: string;
  /** Digits as written, without zeros in front; empty where none is named. */
  port: string;
}

/**
 * Parses a Host header as exactly `host[:port]`. The dot of a fully qualified name (`school.example.`) means the same
 * name and is dropped; userinfo, paths, lists, blanks and ports that are no port make it no host at all.
 */
function parseHost(text: string): ParsedHost | undefined {
  const [, host = '', dot = '', port = ''] = AUTHORITY.exec(text.toLowerCase()) ?? [];
  const isAddress = host.startsWith('[');
  if (host === '' || host.length > NAME_MAX || (isAddress && dot !== '')) return undefined;
  if (isAddress && !URL.canParse(`http://${host}`)) return undefined;
  const number = Number(port);
  if (port !== '' && (number === 0 || number > PORT_MAX)) return undefined;
  return { host, port: port === '' ? '' : String(number) };
}

const ENTRIES_MAX = 512;
const KEY_MAX = 300;

/** Installations have few names, and every request bears one; strangers' inventions push each other out. */
const parsedHosts = createCache<{ host: ParsedHost | undefined }>({
  name: 'hosts',
  maxEntries: ENTRIES_MAX,
});
// Asked several times a request: comparing two names is cheaper than looking one up.
let last: { text: string; host: ParsedHost | undefined } | undefined;

/** What a request's Host (or a trusted proxy's) says; undefined where it is no `host[:port]`. */
function parsedHostOf({ host: text }: Pick<FastifyRequest, 'host'>): ParsedHost | undefined {
  if (last?.text === text) return last.host;
  const before = parsedHosts.get(text);
  const host = before === undefined ? parseHost(text) : before.host;
  if (text.length > KEY_MAX) return host;
  if (before === undefined) parsedHosts.set(text, { host });
  last = { text, host };
  return host;
}

/** The host name asked for, lower case, without port; empty for one that is no host name. */
export function hostOf(request: Pick<FastifyRequest, 'host'>): string {
  return parsedHostOf(request)?.host ?? '';
}

export function appIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function headerAppId(request: FastifyRequest): string | undefined {
  return appIdOf(request.headers['app-id']);
}

/**
 * Whether an `Origin` is that of the page this request was sent to: of the host itself, or of the public address. Only to
 * be compared with what a browser sends; links, messages and issuers take the shop's own address (`shopOrigin`).
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  publicUrl: string | undefined,
  origin: string,
): boolean {
  const parsedHost = parsedHostOf(request);
  // A name below the public one is a place of its own; any other may be what a proxy calls this server.
  const isBelow =
    publicUrl !== undefined && parsedHost?.host.endsWith(`.${new URL(publicUrl).hostname}`) === true;
  if (origin === publicUrl && !isBelow) return true;
  if (parsedHost === undefined) return false;
  const { host, port } = parsedHost;
  const isOf = (scheme: string, own: string) => {
    const address = `${scheme}//${host}${own === '' ? '' : `:${own}`}`;
    return URL.canParse(address) && new URL(address).origin === origin;
  };
  if (publicUrl === undefined) return isOf(`${request.protocol}:`, port);
  // A proxy may hide the port: the public one stands for it.
  const publicAddress = new URL(publicUrl);
  return isOf(publicAddress.protocol, port) || isOf(publicAddress.protocol, publicAddress.port);
}
