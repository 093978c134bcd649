/** One call of the shop server, described once: routes, client calls, OpenAPI and tests all read this value (D1, D2, D5). */
import { type Static, type TObject, type TSchema } from 'typebox';
import type { Answer } from './envelope.ts';
import type { CodeKey } from './codes.ts';
import type { CallScope } from '../console/roles.ts';
import type { GateNeed } from '../shop/gate.ts';

export type Access = 'anyone' | 'learner' | 'merchant-user' | 'admin' | 'owner' | 'console';

export interface EndpointDefinition<
  Name extends string = string,
  Input extends TObject = TObject,
  Data extends TSchema = TSchema,
  Code extends CodeKey = CodeKey,
> {
  /** noun.verb, the name on the wire (D2). */
  readonly name: Name;
  /** The server area that answers: its name is the folder of the contract, `schemas/api/<area>`. */
  readonly area: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Other names the specification gives the same call, each a further path (M224, D136). */
  readonly aliases: readonly string[];
  /** Interface version, the last path segment of business calls. */
  readonly version: string;
  readonly host: 'shop' | 'main' | 'admin';
  readonly encoding: 'query' | 'json' | 'form' | 'bizData';
  readonly input: Input;
  readonly data: Data;
  /** Codes this call may answer besides `ok` and the general ones (see GENERAL_CODES). */
  readonly codes: readonly Code[];
  readonly access: Access;
  /** The scope a caller needs for a console call (D138); absent for all other calls. */
  readonly scope?: CallScope;
  /** The body is one file, unencoded, and the input comes in the query. Only console calls do this. */
  readonly isUpload?: true;
  readonly gate: GateNeed;
  /** Name of its rate limit. Without one, a write has the limit of all writes and a read has none. */
  readonly rate?: string;
  /** True when the answer depends on who asks; such an answer never enters cached HTML. */
  readonly perLearner: boolean;
  /** Names the array of the input and the array of the data that answers it index by index, so that several calls can be merged into one. */
  readonly batch?: { readonly input: string; readonly data: string };
  /** What the answer was made from ("goods:g_1", "document:page/home"): cached pages that used it are purged with it. */
  readonly tags?: (input: Static<Input>, data: Static<Data>) => readonly string[];
  readonly summary: string;
}

/** Codes any call may answer. */
export const GENERAL_CODES = [
  'bad-parameters',
  'no-permission',
  'not-logged-in',
  'shop-shut',
  'shop-sealed',
  'login-way-off',
  'not-found',
  'rate-limited',
  'preview-only',
  'server-error',
  'maintenance',
] as const satisfies readonly CodeKey[];
type GeneralCode = (typeof GENERAL_CODES)[number];

export type AnyEndpoint = EndpointDefinition;
export type InputOf<E> = E extends { readonly input: infer Input extends TObject } ? Static<Input> : never;
export type DataOf<E> = E extends { readonly data: infer Data extends TSchema } ? Static<Data> : never;
export type CodesOf<E> = E extends { readonly codes: readonly (infer Code extends CodeKey)[] }
  ? Code | GeneralCode
  : never;
export type AnswerOf<E> = Answer<DataOf<E>, CodesOf<E>>;

/** Makes calls: over axios in the browser, in process on the server, by a fake in stories. A business refusal never throws. */
export type Caller = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>;

interface EndpointOptions<
  Name extends string,
  Input extends TObject,
  Data extends TSchema,
  Code extends CodeKey,
> {
  name: Name;
  area: string;
  summary: string;
  method?: 'GET' | 'POST' | 'PUT';
  /** Only for the paths the specification fixes; others are /api/<name>/<version> (D1). */
  path?: string;
  /** Other names of the call; each answers under `/api/<name>/<version>`. */
  alsoNamed?: readonly string[];
  version?: string;
  host?: 'shop' | 'main' | 'admin';
  encoding?: 'query' | 'json' | 'form' | 'bizData';
  input: Input;
  data: Data;
  codes?: readonly Code[];
  /** Who may make the call: its row of policy, without which it cannot be written (requirement 29). */
  access: Access;
  /** What the call needs of the shop's gate, without which it cannot be written either (D116). */
  gate: GateNeed;
  rate?: string;
  perLearner?: boolean;
  batch?: { input: keyof Static<Input> & string; data: keyof Static<Data> & string };
  tags?: (input: Static<Input>, data: Static<Data>) => readonly string[];
}

export function defineEndpoint<
  const Name extends string,
  Input extends TObject,
  Data extends TSchema,
  const Code extends CodeKey = never,
>(options: EndpointOptions<Name, Input, Data, Code>): EndpointDefinition<Name, Input, Data, Code> {
  const { method = 'GET', version = '1.0.0', host = 'shop', access, gate, codes = [] } = options;
  return {
    name: options.name,
    area: options.area,
    summary: options.summary,
    method,
    version,
    path: options.path ?? `/api/${options.name}/${version}`,
    aliases: (options.alsoNamed ?? []).map((alias) => `/api/${alias}/${version}`),
    host,
    encoding: options.encoding ?? (method === 'GET' ? 'query' : 'json'),
    input: options.input,
    data: options.data,
    codes,
    access,
    gate,
    perLearner: options.perLearner ?? access !== 'anyone',
    ...(options.rate === undefined ? {} : { rate: options.rate }),
    ...(options.batch === undefined ? {} : { batch: options.batch }),
    ...(options.tags === undefined ? {} : { tags: options.tags }),
  };
}
