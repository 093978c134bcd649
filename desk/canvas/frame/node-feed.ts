/** Reads single blocks of the page shown as the server would, and sends what changed of them to the page (ADR-585, ADR-715). */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { decide, type When } from '#schemas/page/condition.ts';
import type { Region } from '#schemas/page/document.ts';
import { isObject } from '#schemas/page/json.ts';
import type { NodePlace } from '#schemas/page/node-reader.ts';
import { placeOf } from '#schemas/page/parse-document.ts';
import { readNode, type ReadFacts } from '#schemas/page/resolve-document.ts';
import type { BodyChange } from '../model/changes.ts';
import { findNode, treeOf } from '../model/tree.ts';
import type { PagePort } from './frame-port.ts';

/** Counts up for all subjects alike: what matters is that a later change has a higher number. */
export interface RevisionCounter {
  next: () => number;
}

export function makeRevisions(): RevisionCounter {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return last;
    },
  };
}

interface FeedFacts {
  port: PagePort;
  catalogue: Catalogue;
  revisions: RevisionCounter;
  readFacts: () => ReadFacts;
  /** The page refused, or is gone: the page is sent anew as a whole once it is back. */
  onFailure: () => void;
}

/** `when` of a stored block, judged by its envelope's schema before it is drawn. */
function isWhen(value: unknown): value is When {
  return isObject(value);
}

export class NodeFeed {
  readonly #facts: FeedFacts;
  readonly #places = new Map<string, NodePlace | undefined>();
  /** Blocks whose text is being edited in the page: not drawn until that ends. */
  readonly #paused = new Set<string>();
  readonly #waiting = new Set<string>();
  #body: unknown;

  constructor(facts: FeedFacts, body: unknown) {
    this.#facts = facts;
    this.#body = body;
  }

  /** Sends what differs: each block that changed alone, then the order of each region that changed. */
  send(body: unknown, { nodes, orders, goneNodes, fields }: BodyChange): void {
    this.#body = body;
    if (orders.length > 0 || goneNodes.length > 0) this.#places.clear();
    const holders = orders.flatMap((list) => ('region' in list ? [] : [list.node]));
    for (const id of this.#outermost([...nodes, ...holders])) this.#sendNode(id);
    const regions = new Set(orders.flatMap((list) => ('region' in list ? [list.region] : [])));
    // A condition that changed lets a block in or leaves it out.
    for (const { node, pointer } of fields)
      if (node !== undefined && (pointer === '/when' || pointer.startsWith('/when/')))
        this.#addListOf(node, regions);
    for (const region of regions) this.#sendOrder(region);
  }

  /** Takes the place of a block beforehand, so that the first letter typed in it costs no reading of the page. */
  prepare(id: string): void {
    this.#placeOf(id);
  }

  /** A text is edited in the page itself: drawing its block would take the caret away. */
  pause(id: string): void {
    this.#paused.add(id);
  }

  resume(id: string): void {
    this.#paused.delete(id);
    if (this.#waiting.delete(id)) this.#sendNode(id);
  }

  /** Of these ids those that stand in none of the others: a block is sent with what is inside it. */
  #outermost(ids: readonly string[]): string[] {
    const unique = [...new Set(ids)];
    const pointers = unique.map((id) => findNode(this.#body, id)?.pointer);
    return unique.filter((_, index) => {
      const own = pointers[index];
      return own !== undefined && !pointers.some((one) => one !== undefined && own.startsWith(`${one}/`));
    });
  }

  #placeOf(id: string): NodePlace | undefined {
    if (this.#places.has(id)) return this.#places.get(id);
    const pointer = findNode(this.#body, id)?.pointer;
    const place = pointer === undefined ? undefined : placeOf(this.#body, pointer, this.#facts.catalogue);
    this.#places.set(id, place);
    return place;
  }

  #sendNode(id: string): void {
    if (this.#paused.has(id)) {
      this.#waiting.add(id);
      return;
    }
    const place = this.#placeOf(id);
    const node = findNode(this.#body, id)?.node;
    if (place === undefined) return;
    const { catalogue, readFacts, revisions } = this.#facts;
    const [ready] = readNode(node, place, catalogue, readFacts()).nodes;
    if (ready === undefined) return;
    this.#ask(this.#facts.port.ask('node', { revision: revisions.next(), node: ready }));
  }

  #sendOrder(region: Region): void {
    const tree = treeOf(this.#body);
    const ids = (tree.lists.get(`region ${region}`)?.ids ?? []).filter((id) => !this.#isLeftOut(id));
    this.#ask(this.#facts.port.ask('order', { revision: this.#facts.revisions.next(), region, ids }));
  }

  /** By its condition, as far as that is decided before the page knows who looks. */
  #isLeftOut(id: string): boolean {
    const { node, kind } = findNode(this.#body, id) ?? { node: undefined, kind: '' };
    const own = isObject(node) && isWhen(node['when']) ? node['when'] : undefined;
    const when = own ?? this.#facts.catalogue.get(kind)?.definition.when;
    return decide(when, this.#facts.readFacts()) === 'skip';
  }

  #addListOf(id: string, regions: Set<Region>): void {
    const list = findNode(this.#body, id)?.list;
    if (list === undefined) return;
    if ('region' in list) regions.add(list.region);
    else this.#sendNode(list.node);
  }

  #ask(answer: Promise<unknown>): void {
    answer.catch(this.#facts.onFailure);
  }
}
