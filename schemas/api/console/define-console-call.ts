/** A call of the console: by the scope it needs, the same for the desk and the `shop` command (D138, D140). */
import { Type, type TObject, type TProperties, type TSchema } from 'typebox';
import type { CallScope, InstallationScope, Scope } from '../../console/roles.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import type { CodeKey } from '../codes.ts';
import { defineEndpoint, type EndpointDefinition } from '../define-endpoint.ts';

/** What every call of a shop is given besides its own fields. */
const OF_SHOP = {
  /** Label or app id. A personal token opens its own shop alone. */
  shop: Type.String({ minLength: 1, maxLength: 64 }),
  /** Who the operator writes as; a personal token always writes as its person. */
  author: Type.Optional(Type.String({ maxLength: 60 })),
};
type OfShop = typeof OF_SHOP;

export interface ConsoleCall<
  Input extends TObject = TObject,
  Data extends TSchema = TSchema,
  Code extends CodeKey = CodeKey,
  Writes extends boolean = boolean,
  Needs extends CallScope = CallScope,
> extends EndpointDefinition<string, Input, Data, Code> {
  readonly scope: Needs;
  /** A call that writes is answered once its audit row is stored (D140). */
  readonly writes: Writes;
}

/** Whether it is a call of the whole installation: its input names no shop. */
export function isOfInstallation({ scope }: Pick<ConsoleCall, 'scope'>): boolean {
  return scope === 'installation' || scope === 'own';
}

interface ConsoleOptions<
  Input extends TProperties,
  Data extends TSchema,
  Code extends CodeKey,
  Writes extends boolean,
  Needs extends CallScope,
> {
  /** `console.<noun>.<verb>`. */
  name: `console.${string}`;
  /** The server area that answers. */
  area: string;
  summary: string;
  scope: Needs;
  writes: Writes;
  /** The body is one file as it is, and the input stands in the query. */
  isUpload?: true;
  input: Input;
  data: Data;
  codes?: readonly Code[];
  /** Name of a limit by caller, beside that of all their calls. */
  rate?: string;
}

/** A call of one shop; or of the whole installation, made by its operator, or by any token about itself. */
export function defineConsoleCall<
  Input extends TProperties,
  Data extends TSchema,
  const Writes extends boolean,
  const Code extends CodeKey = never,
>(
  options: ConsoleOptions<Input, Data, Code, Writes, Scope>,
): ConsoleCall<TObject<Input & OfShop>, Data, Code, Writes, Scope>;
export function defineConsoleCall<
  Input extends TProperties,
  Data extends TSchema,
  const Writes extends boolean,
  const Code extends CodeKey = never,
>(
  options: ConsoleOptions<Input, Data, Code, Writes, InstallationScope>,
): ConsoleCall<TObject<Input>, Data, Code, Writes, InstallationScope>;
export function defineConsoleCall({
  scope,
  writes,
  isUpload,
  input,
  ...call
}: ConsoleOptions<TProperties, TSchema, CodeKey, boolean, CallScope>): ConsoleCall {
  const endpoint = defineEndpoint({
    ...call,
    method: 'POST',
    ...(isUpload === undefined ? {} : { encoding: 'query' }),
    input: Type.Object(isOfInstallation({ scope }) ? input : { ...input, ...OF_SHOP }),
    access: 'console',
    gate: 'nothing',
  });
  return { ...endpoint, scope, writes, ...(isUpload === undefined ? {} : { isUpload }) };
}

/** Rows of a part where no number is given. */
export const LIST_LIMIT = 20;
export const LIST_LIMIT_MAX = 100;

/** The input of a list: words to search for, and which part to read. A list that can be filtered adds `filter`. */
export const LIST_INPUT = {
  /** Words to search for; what they are looked up in is said by the call. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  /** The `next` of the part before. */
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT })),
};

type OtherWay<Sort extends string> = Sort extends `-${infer Field}` ? Field : `-${Sort}`;
/** The field an order is by. */
export type FieldOf<Sort extends string> = Sort extends `-${infer Field}` ? Field : Sort;

/**
 * The orders of a list by the fields of its items: rising, and with `-` before the field falling. Each is named the way round that
 * is looked for most; the first is the list's own.
 */
export function sortsBy<const Own extends readonly [string, ...string[]]>(
  ...own: Own
): readonly [Own[0], ...(Own[number] | OtherWay<Own[number]>)[]];
export function sortsBy(...own: readonly string[]): readonly string[] {
  const flip = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);
  return own.flatMap((sort) => [sort, flip(sort)]);
}

/** The orders a list can be asked for, its own where none is named; its cursors read on in the same one. */
export function sortInput<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return { sort: Type.Optional(ChoiceSchema(sorts)) };
}

/** One value of a filter, or several any of which will do. */
export function OneOrMore<Value extends TSchema>(value: Value) {
  return Type.Union([value, Type.Array(value, { minItems: 1, maxItems: 20 })]);
}

/** The values of such a filter; undefined where it is not there. */
export function valuesOf<Value extends string | number>(
  filter: Value | readonly Value[] | undefined,
): readonly Value[] | undefined {
  return filter === undefined || typeof filter === 'object' ? filter : [filter];
}

/** A part of a list, and where the next begins; `next` is absent at its end. */
export function PartSchema<Item extends TSchema>(item: Item) {
  return Type.Object({
    items: Type.Array(item),
    /** How many there are in all. */
    total: Type.Integer(),
    next: Type.Optional(Type.String()),
  });
}
