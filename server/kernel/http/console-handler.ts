/** One handler for one console call: what it is given, and the change it hands to the audit log (D138, D140). */
import type { CodeKey } from '#schemas/api/codes.ts';
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { CodesOf, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { Holds } from '#schemas/console/readers.ts';
import type { InstallationScope } from '#schemas/console/roles.ts';
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import { canonicalJson } from '#server/kernel/db/canonical-json.ts';
import type { HandlerContext } from './define-handler.ts';

/** Who makes a console call. */
export interface Actor {
  /** Shown beside what they did. */
  name: string;
  /** Empty for the operator, who has no account in the shop. */
  userId: string;
  through: 'operator' | 'token' | 'desk';
}

/** What a call changed; facts of the shop, never a learner's own. */
export interface Change {
  /** `order o_…` */
  subject: string;
  /** Of a call that names no shop: the shop whose audit log holds the row; without one the server's log holds it. */
  appId?: string;
  before: unknown;
  after: unknown;
  /** It goes on with what the same person did to the same subject before: one row holds the whole stretch (ADR-587). */
  continues?: boolean;
}

/** The file of an upload; of any other call there is nothing in it. */
export interface UploadBody {
  /** As they come; nothing of them is held in memory. */
  bytes: AsyncIterable<Uint8Array>;
  /** How many its sender announced; 0 where nothing was said. */
  announcedBytes: number;
}

/** Limits of a call that are not those of all console calls. */
export interface ConsoleCallLimits {
  /** Bytes of its body. */
  bodyBytes?: number;
  /** How long its body may be on its way, in milliseconds. */
  bodyMs?: number;
  /** How long its caller waits in silence once the body is there, in milliseconds. */
  answerMs?: number;
}

/** Whose personal token a call came with, and the one shop it opens. */
export interface TokenHolder {
  shop: HandlerContext['shop'];
  /** Who is named as the author of what they write. */
  author: string;
  token: { name: string; expiresAt: number; scope: TokenScope; userId: string };
}

/** What every console call is given. */
export interface InstallationContext<Input = unknown> extends Pick<
  HandlerContext<Input>,
  'input' | 'deps' | 'locale'
> {
  actor: Actor;
  /** The owner of the personal token the call came with; undefined for other credentials. */
  holder: TokenHolder | undefined;
  /** Whether the caller holds a scope besides that of the call. */
  holds: Holds;
}

/** What a call of one shop is given besides. */
export interface ConsoleContext<Input = unknown>
  extends InstallationContext<Input>, Pick<HandlerContext, 'shop'> {
  file: UploadBody;
  /** scheme://host[:port] of the shop, as the caller reached it. */
  origin: string;
}

type ContextOf<E extends ConsoleCall> = E extends { readonly scope: InstallationScope }
  ? InstallationContext<InputOf<E>>
  : ConsoleContext<InputOf<E>>;

interface RefusedOutcome<Code extends CodeKey = CodeKey> {
  ok: false;
  code: Code;
  data?: unknown;
}
type ConsoleResult<Data, Writes extends boolean> = { ok: true; data: Data } & (Writes extends true
  ? { change: Change | undefined }
  : { change?: undefined });

export type ConsoleOutcome = { ok: true; data: unknown; change?: Change | undefined } | RefusedOutcome;

export interface ConsoleHandler {
  readonly endpoint: ConsoleCall;
  readonly limits: ConsoleCallLimits;
  run(context: InstallationContext): Promise<ConsoleOutcome>;
}

/** What a call that writes answers: its data, and what it changed. */
export function okChanged<Data>(data: Data, change: Change): { ok: true; data: Data; change: Change } {
  return { ok: true, data, change };
}

/** What a call that writes answers where there was nothing to do: nothing is logged. */
export function okUnchanged<Data>(data: Data): { ok: true; data: Data; change: undefined } {
  return { ok: true, data, change: undefined };
}

/** What a save answers: nothing is logged where what is stored is what was there before. */
export function okSaved<Data>(
  data: Data,
  change: Change,
): { ok: true; data: Data; change: Change | undefined } {
  const isSame = canonicalJson(change.before) === canonicalJson(change.after);
  return isSame ? okUnchanged(data) : okChanged(data, change);
}

/** Rows named in one audit row. */
const ROWS_NAMED = 100;

/** How many rows an import wrote, and the ids of the first: an audit row stays small. */
export function namedRows(ids: readonly string[]): { count: number; ids: string[] } {
  return { count: ids.length, ids: ids.slice(0, ROWS_NAMED) };
}

/** Binds a rule to its contract. Input, shop and scope have been checked before `run` is called; a write answers its change too. */
export function handleConsole<E extends ConsoleCall>(
  endpoint: E,
  run: (context: ContextOf<E>) => Promise<ConsoleResult<DataOf<E>, E['writes']> | RefusedOutcome<CodesOf<E>>>,
  limits?: ConsoleCallLimits,
): ConsoleHandler;
export function handleConsole(
  endpoint: ConsoleCall,
  run: (context: never) => Promise<ConsoleOutcome>,
  limits: ConsoleCallLimits = {},
): ConsoleHandler {
  return { endpoint, run, limits };
}
