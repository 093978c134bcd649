/** Binds one handler to one contract: its input, its possible answers, and the value the registry holds. */
import type { CodeKey } from '#schemas/api/codes.ts';
import type { AnyEndpoint, Caller, CodesOf, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Deps } from '../area.ts';

/** The facts of a request that handlers may read; none of them is secret. */
interface RequestFacts {
  id: string;
  /** scheme://host the shopper sees. */
  origin: string;
  userAgent: string;
  ip: string;
}

/** What areas know about a request: the shop, the person, the browser's tokens. Each area adds its own fields. */
export interface RequestContext {}

/** What an answer changes in the browser, such as a cookie it sets. Each area adds its own fields. */
export interface Effects {}

export interface HandlerContext<Input = unknown> extends RequestContext {
  input: Input;
  deps: Deps;
  locale: Locale;
  request: RequestFacts;
  /** Makes other calls of this shop in this process, as an anonymous visitor. */
  call: Caller;
}

export type Outcome<Data = unknown, Code extends CodeKey = CodeKey> =
  | { ok: true; data: Data; effects?: Effects }
  /** `retryAfterS` says when to call again, where the rate limit refused the call. */
  | { ok: false; code: Code; data?: unknown; retryAfterS?: number };

export interface AnyHandler {
  readonly endpoint: AnyEndpoint;
  run(context: HandlerContext): Outcome | Promise<Outcome>;
}

export function ok<Data>(data: Data, effects?: Effects): { ok: true; data: Data; effects?: Effects } {
  return effects === undefined ? { ok: true, data } : { ok: true, data, effects };
}

/** Accepts only codes the contract declares and general ones; `data` adds details on the wire. */
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
