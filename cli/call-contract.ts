/** Console calls by their contracts: typed input, typed answer, refusals in words. */
import type { Static, TSchema } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { CODES } from '#schemas/api/codes.ts';
import { LIST_LIMIT_MAX, type ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { CodesOf, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Answer, Call } from './call-server.ts';
import { ShopError } from './shop-backend.ts';

const NOT_FOUND = 40400;
const CONFLICT = 40900;

interface Part<Row> {
  items: Row[];
  next?: string;
}

export interface ContractCaller {
  /** Undefined where the shop, or what of it is named, is not there. */
  ask<E extends ConsoleCall>(endpoint: E, input: InputOf<E>, locale?: Locale): Promise<DataOf<E> | undefined>;
  /** Rows of a list, part after part, until there are so many or no more; undefined where the first part is not there. */
  list<Row>(
    part: (of: { limit: number; cursor?: string }) => Promise<Part<Row> | undefined>,
    max: number,
  ): Promise<Row[] | undefined>;
  /** What a call was answered with, read by its contract; undefined where nothing is there. */
  read<E extends ConsoleCall>(endpoint: E, answer: Answer): DataOf<E> | undefined;
  /** The same, and a word where the state of what is named is another. */
  decide<E extends ConsoleCall>(
    endpoint: E,
    input: InputOf<E>,
  ): Promise<DataOf<E> | 'state-conflict' | undefined>;
  /** The same with refusals the caller puts into words: those of these codes. */
  attempt<E extends ConsoleCall, Code extends CodesOf<E>>(
    endpoint: E,
    input: InputOf<E>,
    codes: readonly Code[],
    locale?: Locale,
  ): Promise<{ ok: true; data: DataOf<E> } | { ok: false; code: Code; data: unknown } | undefined>;
}

/**
 * The data of a refusal, as its contract describes it.
 * @throws ShopError where the server answers another shape, as one of another version may
 */
export function readRefusal<Schema extends TSchema>(schema: Schema, data: unknown): Static<Schema> {
  const isFit = makeAjv('answer').compile<Static<Schema>>(schema);
  if (isFit(data)) return data;
  throw new ShopError(
    'The server refused that without saying why. Is it of another version than this command?',
  );
}

/** @param refuse throws an error that says what to do */
export function contractCaller(call: Call, refuse: (answer: Answer) => never): ContractCaller {
  // The server writes what the contract lists, and nothing else.
  const read = <E extends ConsoleCall>(answer: Answer): DataOf<E> | undefined => {
    if (answer.code === NOT_FOUND) return undefined;
    return answer.code === 0 ? (answer.data as DataOf<E>) : refuse(answer);
  };
  return {
    read: (_endpoint, answer) => read(answer),
    ask: async (endpoint, input, locale) => read(await call(endpoint.method, endpoint.path, input, locale)),
    async list(part, max) {
      const limit = Math.min(max, LIST_LIMIT_MAX);
      let found = await part({ limit });
      if (found === undefined) return undefined;
      const rows = [...found.items];
      while (found?.next !== undefined && rows.length < max) {
        found = await part({ limit, cursor: found.next });
        rows.push(...(found?.items ?? []));
      }
      return rows.slice(0, max);
    },
    async attempt(endpoint, input, codes, locale) {
      const answer = await call(endpoint.method, endpoint.path, input, locale);
      const code = codes.find((one) => CODES[one].code === answer.code);
      if (code !== undefined) return { ok: false, code, data: answer.data };
      const data = read<typeof endpoint>(answer);
      return data === undefined ? undefined : { ok: true, data };
    },
    decide: async (endpoint, input) => {
      const answer = await call(endpoint.method, endpoint.path, input);
      return answer.code === CONFLICT ? 'state-conflict' : read(answer);
    },
  };
}
