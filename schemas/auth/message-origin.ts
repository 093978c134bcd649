/**
 * Whose messages a login window's opener believes (M222, requirement 12, D66): of two configured domains, by https, at the
 * usual port, from the very window that was opened, and only in one shape.
 */
import { tidy } from '../text/tidy.ts';

/** The two domains of an installation: its own root domain and that of the messaging login. */
export type MessageDomains = readonly [string, string];

/** Lower-case labels of a name that can have sub-domains; neither an address of numbers nor a single word. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text may be configured: a plain name of at least two labels. */
export function isMessageDomain(text: string): boolean {
  return DOMAIN.test(text);
}

/** A configured domain, or one below it by whole labels; `evilshop.example` is not below `shop.example`. */
export function isMessageOrigin(origin: string, domains: MessageDomains): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  // As browsers write it: no path, no user, no usual port, nothing that is only read as the same.
  if (url.origin !== origin || url.protocol !== 'https:' || url.port !== '') return false;
  return domains.some(
    (domain) => DOMAIN.test(domain) && (url.hostname === domain || url.hostname.endsWith(`.${domain}`)),
  );
}

/** What a login window tells: 0 with a one-time token, else why not (M285). */
export interface LoginMessage {
  code: number;
  message: string;
  token: string;
}

/** Longer ones are no message; of the others so much is shown (B6). */
const TEXT_MAX = 500;
const SHOWN_MAX = 200;
const TOKEN = /^[\w-]{16,128}$/;

/** Undefined for whatever has another shape: other scripts send messages to a page too. */
export function readLoginMessage(data: unknown): LoginMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const code: unknown = Reflect.get(data, 'code');
  const message: unknown = Reflect.get(data, 'message') ?? '';
  const token: unknown = Reflect.get(data, 'token') ?? '';
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return undefined;
  if (typeof message !== 'string' || message.length > TEXT_MAX || typeof token !== 'string') return undefined;
  if (code === 0 && !TOKEN.test(token)) return undefined;
  return { code, message: tidy(message).slice(0, SHOWN_MAX), token: code === 0 ? token : '' };
}

/** The message of an event, where it comes from the window that was opened and from whom it may come. */
export function acceptLoginMessage(
  event: { origin: string; source: unknown; data: unknown },
  source: { window: unknown; domains: MessageDomains },
): LoginMessage | undefined {
  if (source.window === null || source.window === undefined || event.source !== source.window)
    return undefined;
  return isMessageOrigin(event.origin, source.domains) ? readLoginMessage(event.data) : undefined;
}
