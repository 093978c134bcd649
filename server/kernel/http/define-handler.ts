/** One handler for one contract: what it is given, what it may answer, and the value the registry holds. */
import type { CodeKey } from '#schemas/api/codes.ts';
import type { AnyEndpoint, Caller, CodesOf, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Deps } from '#server/start/deps.ts';
import type { ShopContext } from '#server/areas/shop/shop-directory.ts';
import type { Viewer } from '#server/areas/identity/rules/viewer.ts';

/** What a handler may know of the request itself; none of it is secret. */
export interface RequestFacts {
  id: string;
  /** scheme://host the shopper sees. */
  origin: string;
  userAgent: string;
  ip: string;
}

export interface HandlerContext<Input = unknown> {
  input: Input;
  shop: ShopContext;
  /** The person; read only for calls that are not for anyone or whose answer depends on who asks. */
  viewer: Viewer | undefined;
  /** What this browser shows for having given a zone's password; not yet believed. */
  grantOf: (zoneId: string) => string | undefined;
  /** The handle of this browser, made when it is first asked for; a flow of login belongs to it. */
  browser: () => string;
  /** What this browser shows for being a merchant's (D56); not yet believed. */
  merchant: () => string | undefined;
  deps: Deps;
  locale: Locale;
  request: RequestFacts;
  /** Makes other calls of this shop in this process, as nobody. */
  call: Caller;
}

/** What happens to the browser's session cookie along with an answer. */
export type SessionChange = { kind: 'ended' } | { kind: 'started'; token: string; publicId: string };

/** A zone's password was given: the browser keeps this for a day (D38). */
export interface ZoneGrant {
  zoneId: string;
  value: string;
}

export type Outcome<Data = unknown, Code extends CodeKey = CodeKey> =
  | { ok: true; data: Data; session?: SessionChange; grant?: ZoneGrant }
  | { ok: false; code: Code; data?: unknown };

export interface AnyHandler {
  readonly endpoint: AnyEndpoint;
  run(context: HandlerContext): Outcome | Promise<Outcome>;
}

export function ok<Data>(
  data: Data,
  session?: SessionChange,
): { ok: true; data: Data; session?: SessionChange } {
  return session === undefined ? { ok: true, data } : { ok: true, data, session };
}

/** Only a code the contract declares (or a general one) fits; `data` says more of it on the wire. */
export function fail<Code extends CodeKey>(
  code: Code,
  data?: unknown,
): { ok: false; code: Code; data?: unknown } {
  return data === undefined ? { ok: false, code } : { ok: false, code, data };
}

/** Binds a rule to its contract. Input has been checked and access granted before `run` is called. */
export function handle<E extends AnyEndpoint>(
  endpoint: E,
  run: (
    context: HandlerContext<InputOf<E>>,
  ) => Outcome<DataOf<E>, CodesOf<E>> | Promise<Outcome<DataOf<E>, CodesOf<E>>>,
): AnyHandler;
export function handle(
  endpoint: AnyEndpoint,
  run: (context: never) => Outcome | Promise<Outcome>,
): AnyHandler {
  return { endpoint, run };
}
