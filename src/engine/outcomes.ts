/**
 * What the data requests of a page were answered, by request key, while its nodes change: a changed query is asked anew, and
 * what its node showed before stays until it is answered (ADR-585). For an editor: a live page's nodes do not change.
 */
import type { DataRequest } from '#schemas/page/data-request.ts';
import type { DataOutcome, PageData, ReadyNode } from '#schemas/page/ready.ts';
import { requestKey, requestsOf } from '#schemas/page/requests.ts';
import type { Engine } from './engine.ts';
import { withInner } from './replace-node.ts';

/** Answers kept for a query that comes back, as after an undo. */
const ANSWERS_MAX = 200;

type OutcomesByName = Readonly<Record<string, DataOutcome>>;
/** Request keys by request name. */
type Keys = Map<string, string>;

/** The requests of a node by name, each with its key. */
function requestsByName({ views, dataContext }: Engine, node: ReadyNode): [string, string, DataRequest][] {
  const definition = views.peek(node.kind)?.definition;
  const requests = definition === undefined ? [] : requestsOf(node, definition, dataContext);
  return requests.map(([name, request]) => [name, requestKey(request), request]);
}

const keysOf = (requests: readonly [string, string, DataRequest][]): Keys =>
  new Map(requests.map(([name, key]) => [name, key]));

async function ask({ call }: Engine, { endpoint, input }: DataRequest): Promise<DataOutcome> {
  try {
    const answer = await call(endpoint, input);
    return answer.ok ? { ok: true, data: answer.data } : { ok: false, code: answer.code, msg: answer.msg };
  } catch {
    return { ok: false, code: 'network', msg: '' };
  }
}

export class Outcomes {
  readonly #engine: Engine;
  readonly #onAnswer: (data: PageData, nodeIds: ReadonlySet<string>) => void;
  readonly #answers = new Map<string, DataOutcome>();
  readonly #pending = new Set<string>();
  /** What each node shows and what it asks for, by its id. */
  readonly #currentKeys = new Map<string, Keys>();
  readonly #targetKeys = new Map<string, Keys>();
  #data: PageData;

  /**
   * `data` is what the page came with. `onAnswer` is called with the page's data, and the nodes it changed for, once a query
   * was answered that some node still asks.
   */
  constructor(
    engine: Engine,
    data: PageData,
    onAnswer: (data: PageData, nodeIds: ReadonlySet<string>) => void,
  ) {
    this.#engine = engine;
    this.#data = data;
    this.#onAnswer = onAnswer;
  }

  /** The page's data to draw `after` with, in place of `before`; asks for what was not answered yet. */
  follow(before: ReadyNode | undefined, after: ReadyNode): PageData {
    const nodesBefore = new Map(before === undefined ? [] : withInner(before).map((node) => [node.id, node]));
    for (const node of withInner(after)) {
      const had = this.#data[node.id];
      if (had === undefined) continue;
      this.#data = {
        ...this.#data,
        [node.id]: this.#outcomesOf(nodesBefore.get(node.id) ?? node, node, had),
      };
    }
    return this.#data;
  }

  #outcomesOf(before: ReadyNode, after: ReadyNode, had: OutcomesByName): OutcomesByName {
    const requests = requestsByName(this.#engine, after);
    this.#targetKeys.set(after.id, keysOf(requests));
    const current: Keys = this.#currentKeys.get(after.id) ?? keysOf(requestsByName(this.#engine, before));
    this.#currentKeys.set(after.id, current);
    const next: [string, DataOutcome][] = [];
    for (const [name, key, request] of requests) {
      const outcome = had[name];
      // What never came with the page its own fetching part asks for.
      if (outcome === undefined) continue;
      const now = this.#outcomeOf({ name, key, request, outcome }, current);
      if (now !== undefined) next.push([name, now]);
    }
    return Object.fromEntries(next);
  }

  #outcomeOf(
    {
      name,
      key,
      request,
      outcome,
    }: { name: string; key: string; request: DataRequest; outcome: DataOutcome },
    current: Keys,
  ): DataOutcome | undefined {
    const before = current.get(name);
    if (before === key) return outcome;
    if (before !== undefined) this.#remember(before, outcome);
    const answer = this.#answers.get(key);
    if (answer === undefined && outcome.ok) {
      void this.#request(key, request);
      return outcome;
    }
    // The fetching part asks anew in place of what failed.
    current.set(name, key);
    return answer;
  }

  async #request(key: string, request: DataRequest): Promise<void> {
    if (this.#pending.has(key)) return;
    this.#pending.add(key);
    const outcome = await ask(this.#engine, request);
    this.#pending.delete(key);
    this.#remember(key, outcome);
    this.#settle(key, outcome);
  }

  /** Failures are not remembered: who comes back to such a query asks again. */
  #remember(key: string, outcome: DataOutcome): void {
    if (!outcome.ok) return;
    this.#answers.delete(key);
    this.#answers.set(key, outcome);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > ANSWERS_MAX) this.#answers.delete(oldest);
  }

  #settle(key: string, outcome: DataOutcome): void {
    const nodeIds = new Set<string>();
    for (const [nodeId, target] of this.#targetKeys) {
      const current = this.#currentKeys.get(nodeId);
      for (const [name, one] of target) {
        if (one !== key || current === undefined || current.get(name) === key) continue;
        current.set(name, key);
        nodeIds.add(nodeId);
        this.#data = { ...this.#data, [nodeId]: { ...this.#data[nodeId], [name]: outcome } };
      }
    }
    if (nodeIds.size > 0) this.#onAnswer(this.#data, nodeIds);
  }
}
