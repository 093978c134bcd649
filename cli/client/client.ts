/** The one client of the console: its calls by their contracts, whichever way leads to the application. */
import { CODES } from '#schemas/api/codes.ts';
import { LIST_LIMIT_MAX, type ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { CodesOf, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import { ShopError } from '../shop-error.ts';
import { caller, type Answer, type CallOptions } from './call-server.ts';
import { refuse } from './refuse.ts';
import { shopAddressAt } from './shop-address.ts';
import { httpTransport, type Transport } from './transport.ts';

/** What differs between a running server and the application of a stopped one. */
export interface ClientWay {
  readonly transport: Transport;
  /** Says over which transport a command goes, for messages. */
  readonly way: string;
  /** Whether a server runs: it does jobs and draws pages, which a command over the store does not. */
  readonly isServer: boolean;
  /** Where a shop answers, as its people write it; `host` is empty where it has none of its own. */
  addressOf(label: string, host: string): string;
  /** Takes the demo's published password off all who have it; answers how many those were. */
  lockDemo(): Promise<number>;
  close(): Promise<void>;
}

interface Part<Row> {
  items: Row[];
  next?: string;
}

/** The server writes what the contract lists, and nothing else: the type of a call is the type of its answer. */
function dataOf(answer: Answer): never;
function dataOf({ data }: Answer): unknown {
  return data;
}

/** Rows of a list, part after part, until there are so many or no more; undefined where the first part is not there. */
export async function listAll<Row>(
  part: (of: { limit: number; cursor?: string }) => Promise<Part<Row> | undefined>,
  max = Number.MAX_SAFE_INTEGER,
): Promise<Row[] | undefined> {
  const limit = Math.min(max, LIST_LIMIT_MAX);
  let current = await part({ limit });
  if (current === undefined) return undefined;
  const rows = [...current.items];
  while (current?.next !== undefined && rows.length < max) {
    current = await part({ limit, cursor: current.next });
    rows.push(...(current?.items ?? []));
  }
  return rows.slice(0, max);
}

export function openClient(token: string, { transport, ...way }: ClientWay) {
  const call = caller(transport, token);
  const send = (endpoint: ConsoleCall, input: object, options: CallOptions = {}): Promise<Answer> =>
    endpoint.isUpload === true
      ? call('POST', `${endpoint.path}?${new URLSearchParams(Object.entries(input)).toString()}`, options)
      : call(endpoint.method, endpoint.path, { ...options, body: input });
  const read = <E extends ConsoleCall>(answer: Answer): DataOf<E> | undefined => {
    if (answer.code === CODES['not-found'].code) return undefined;
    return answer.code === 0 ? dataOf(answer) : refuse(transport.name, answer);
  };
  /** The answer of a call, or one of the refusals the caller puts into words; undefined where what is named is not there. */
  async function attempt<E extends ConsoleCall, Code extends CodesOf<E>>(
    endpoint: E,
    input: InputOf<E>,
    codes: readonly Code[],
    options?: CallOptions,
  ): Promise<{ ok: true; data: DataOf<E> } | { ok: false; code: Code; data: unknown } | undefined> {
    const answer = await send(endpoint, input, options);
    const code = codes.find((one) => CODES[one].code === answer.code);
    if (code !== undefined) return { ok: false, code, data: answer.data };
    const data = read<E>(answer);
    return data === undefined ? undefined : { ok: true, data };
  }
  return {
    ...way,
    /** What answers, as the beginning of a sentence. */
    name: transport.name,
    attempt,
    /** The answer of a call; undefined where the shop, or what of it is named, is not there. */
    ask: async <E extends ConsoleCall>(
      endpoint: E,
      input: InputOf<E>,
      options?: CallOptions,
    ): Promise<DataOf<E> | undefined> => read<E>(await send(endpoint, input, options)),
  };
}

export type Client = ReturnType<typeof openClient>;

export function openServerClient(base: string, token: string): Client {
  return openClient(token, {
    transport: httpTransport(base),
    way: `through the server at ${base}`,
    isServer: true,
    addressOf: (label, host) => shopAddressAt(base, label, host),
    lockDemo: () => {
      throw new ShopError('The server has this database open. Stop it first, then lock the demo.');
    },
    close: () => Promise.resolve(),
  });
}
