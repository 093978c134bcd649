/**
 * The data plan of a page: one walk collects what its nodes ask for, equal requests are made once, batchable ones
 * are merged, critical ones run together under one deadline; the rest is left for the browser.
 */
import type { AnyEndpoint, Caller } from '../api/define-endpoint.ts';
import type { DataContext, DataRequest } from './data-request.ts';
import type { AnyRenderer } from './define-renderer.ts';
import { canonicalJson, isObject } from './json.ts';
import type { DataOutcome, PageData, ReadyDocument, ReadyNode } from './ready.ts';
import { requestKey, requestsOf } from './requests.ts';

interface Ask {
  nodeId: string;
  name: string;
  request: DataRequest;
}

/** One call on the wire and who gets which part of its answer. */
interface Call {
  endpoint: AnyEndpoint;
  input: Record<string, unknown>;
  readers: { ask: Ask; part: readonly number[] | undefined }[];
}

export interface PlanOutcome {
  data: PageData;
  /** What the answers were made from, for the cache. */
  tags: string[];
  /** Calls made; pages keep a budget of them. */
  calls: number;
}

type Lookup = (kind: string) => AnyRenderer | undefined;

const PAGE_DEADLINE_MS = 5_000;
const BATCH_MAX = 100;

function collect(document: ReadyDocument, lookup: Lookup, context: DataContext): Ask[] {
  const asks: Ask[] = [];
  const visit = (node: ReadyNode) => {
    // A personal node is not in the shared HTML; the browser asks for it once it knows who looks.
    if (node.broken !== undefined || node.when !== undefined) return;
    const definition = lookup(node.kind);
    if (definition === undefined) return;
    for (const [name, request] of requestsOf(node, definition, context)) {
      if (request.priority === 'critical') asks.push({ nodeId: node.id, name, request });
    }
    for (const children of Object.values(node.slots ?? {})) children.forEach(visit);
  };
  for (const nodes of Object.values(document.regions)) nodes.forEach(visit);
  return asks;
}

function merge(asks: readonly Ask[]): Call[] {
  const calls = new Map<string, Call>();
  for (const ask of asks) {
    const { endpoint } = ask.request;
    const input: Record<string, unknown> = { ...ask.request.input };
    const field = endpoint.batch?.input;
    const items = field === undefined ? undefined : input[field];
    if (field === undefined || !Array.isArray(items)) {
      const key = requestKey(ask.request);
      const call = calls.get(key) ?? { endpoint, input, readers: [] };
      call.readers.push({ ask, part: undefined });
      calls.set(key, call);
      continue;
    }
    joinBatch(calls, { ask, input, field, items });
  }
  return [...calls.values()];
}

function joinBatch(
  calls: Map<string, Call>,
  one: { ask: Ask; input: Record<string, unknown>; field: string; items: unknown[] },
) {
  const { ask, field, items } = one;
  const { endpoint } = ask.request;
  const common = canonicalJson({ ...one.input, [field]: null });
  for (let round = 0; ; round += 1) {
    const key = `${endpoint.name} batch ${round} ${common}`;
    const call = calls.get(key) ?? { endpoint, input: { ...one.input, [field]: [] }, readers: [] };
    const inCall: unknown[] = Array.isArray(call.input[field]) ? call.input[field] : [];
    const keys = inCall.map(canonicalJson);
    const fresh = items.filter((item) => !keys.includes(canonicalJson(item)));
    if (inCall.length > 0 && inCall.length + fresh.length > BATCH_MAX) continue;
    const places = items.map((item) => {
      const text = canonicalJson(item);
      const at = keys.indexOf(text);
      if (at >= 0) return at;
      keys.push(text);
      return inCall.push(item) - 1;
    });
    call.readers.push({ ask, part: places });
    calls.set(key, call);
    return;
  }
}

function partOf(endpoint: AnyEndpoint, data: unknown, part: readonly number[] | undefined): unknown {
  const field = endpoint.batch?.data;
  if (part === undefined || field === undefined || !isObject(data)) return data;
  const whole: unknown = data[field];
  return { ...data, [field]: Array.isArray(whole) ? part.map((index: number): unknown => whole[index]) : [] };
}

async function run(
  call: Call,
  caller: Caller,
  deadline: Promise<'late'>,
): Promise<{ outcome: DataOutcome; tags: readonly string[] }> {
  const failure = (code: 'network' | 'unknown', msg: string) => ({
    outcome: { ok: false, code, msg } as const,
    tags: [],
  });
  try {
    const answer = await Promise.race([caller(call.endpoint, call.input), deadline]);
    if (answer === 'late') return failure('network', '');
    if (!answer.ok) return { outcome: { ok: false, code: answer.code, msg: answer.msg }, tags: [] };
    return {
      outcome: { ok: true, data: answer.data },
      tags: call.endpoint.tags?.(call.input, answer.data) ?? [],
    };
  } catch {
    return failure('unknown', '');
  }
}

function makeDeadline(ms: number): { late: Promise<'late'>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  return { late, cancel: () => clearTimeout(timer) };
}

export async function runPlan(
  document: ReadyDocument,
  lookup: Lookup,
  context: DataContext,
  caller: Caller,
  deadlineMs: number = PAGE_DEADLINE_MS,
): Promise<PlanOutcome> {
  const calls = merge(collect(document, lookup, context));
  const data: Record<string, Record<string, DataOutcome>> = {};
  const tags = new Set<string>();
  const deadline = makeDeadline(deadlineMs);
  try {
    await Promise.all(
      calls.map(async (call) => {
        const { outcome, tags: callTags } = await run(call, caller, deadline.late);
        for (const tag of callTags) tags.add(tag);
        for (const { ask, part } of call.readers) {
          const own: DataOutcome = outcome.ok
            ? { ok: true, data: partOf(call.endpoint, outcome.data, part) }
            : outcome;
          data[ask.nodeId] = { ...data[ask.nodeId], [ask.name]: own };
        }
      }),
    );
  } finally {
    deadline.cancel();
  }
  return { data, tags: [...tags], calls: calls.length };
}

/** What a node still has to ask for: deferred and per-learner requests, and critical ones nobody has answered. */
export function pendingRequests(
  node: ReadyNode,
  definition: AnyRenderer,
  context: DataContext,
  data: PageData,
): [string, DataRequest][] {
  const have = data[node.id] ?? {};
  return requestsOf(node, definition, context).filter(([name]) => !Object.hasOwn(have, name));
}
