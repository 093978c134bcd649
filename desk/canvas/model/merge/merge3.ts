/** Merges two edits of one document by block and field; nothing of either is lost (ADR-696). */
import { REGIONS } from '#schemas/page/document.ts';
import { isObject } from '#schemas/page/json.ts';
import { isId } from '#schemas/id.ts';
import { listKeyOf, type NodeList } from '../document.ts';
import { isEqual } from '../equal.ts';
import { treeOf, type DocumentTree } from '../tree.ts';
import { without } from '../write-value.ts';
import type { Conflict, MergeResult } from './conflict.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeLists, ownFields, type Lists, type Trees } from './merge-tree.ts';
import { mergeValue, type Sides } from './merge-value.ts';

/**
 * @param base what both started from
 * @returns the merged body, and what both changed in different ways: there ours stands, theirs is listed
 */
export function merge3(base: unknown, mine: unknown, theirs: unknown): MergeResult {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return { body: mine, conflicts: [] };
  if (isEqual(mine, base)) return { body: theirs, conflicts: [] };
  const trees = { base: treeOf(base), mine: treeOf(mine), theirs: treeOf(theirs) };
  const conflicts: Conflict[] = [];
  const body = [base, mine, theirs].every(isSound)
    ? mergePages({ base, mine, theirs }, trees, conflicts)
    : mergeValue({ base, mine, theirs }, { node: undefined, pointer: '', conflicts });
  return { body, conflicts };
}

const isLists = (value: unknown, names?: readonly string[]): boolean =>
  value === undefined ||
  (isObject(value) &&
    Object.entries(value).every(
      ([name, list]) => Array.isArray(list) && (names === undefined || names.includes(name)),
    ));

/** A page whose blocks have each an id of its own; one with others is merged as plain JSON. */
function isSound(body: unknown): boolean {
  const { nodes, count } = treeOf(body);
  if (!isObject(body) || !isObject(body['regions']) || !isLists(body['regions'], REGIONS)) return false;
  if (nodes.size !== count) return false;
  return [...nodes.values()].every(
    ({ node }) => isObject(node) && isId(node['id']) && isLists(node['slots']),
  );
}

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

function mergePages(sides: Sides, trees: Trees, conflicts: Conflict[]): unknown {
  const lists = mergeLists(trees, conflicts);
  const builder = new PageBuilder(trees, lists, conflicts);
  const envelope = mergeValue(
    {
      base: without(sides.base, 'regions'),
      mine: without(sides.mine, 'regions'),
      theirs: without(sides.theirs, 'regions'),
    },
    { node: undefined, pointer: '', conflicts },
  );
  const names = [sides.mine, sides.theirs].flatMap((side) =>
    Object.keys(objectOf(objectOf(side)['regions'])),
  );
  const regions = REGIONS.filter((region) => names.includes(region)).map((region) => [
    region,
    builder.list({ region }),
  ]);
  return { ...objectOf(envelope), regions: Object.fromEntries(regions) };
}

/** Puts the merged blocks together, list by list. */
class PageBuilder {
  readonly #trees: Trees;
  readonly #conflicts: Conflict[];
  /** Ids of each list, by its key. */
  readonly #present = new Map<string, { list: NodeList; ids: Set<string> }>();

  constructor(trees: Trees, lists: Lists, conflicts: Conflict[]) {
    this.#trees = trees;
    this.#conflicts = conflicts;
    for (const [id, list] of lists) {
      const key = listKeyOf(list);
      const entry = this.#present.get(key) ?? { list, ids: new Set<string>() };
      entry.ids.add(id);
      this.#present.set(key, entry);
    }
  }

  list(list: NodeList): unknown[] {
    const key = listKeyOf(list);
    const { base, mine, theirs } = this.#trees;
    const idsOf = (tree: DocumentTree) => tree.lists.get(key)?.ids ?? [];
    const present = this.#present.get(key)?.ids ?? new Set<string>();
    return mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs), present).map((id) => this.#node(id));
  }

  #node(id: string): unknown {
    const { base, mine, theirs } = this.#trees;
    const [old, ours, other] = [base, mine, theirs].map((tree) => tree.nodes.get(id)?.node);
    const fields = this.#fields(id, { base: old, mine: ours, theirs: other });
    const slots = this.#slotsOf(id);
    return slots.length === 0 ? fields : { ...objectOf(fields), slots: Object.fromEntries(slots) };
  }

  #fields(id: string, { base, mine, theirs }: Sides): unknown {
    const sides = { base: ownFields(base), mine: ownFields(mine), theirs: ownFields(theirs) };
    // One side has no such block: it deleted it, which is noted, or never had it.
    if (mine === undefined) return sides.theirs;
    if (theirs === undefined) return sides.mine;
    if (base === undefined && objectOf(mine)['kind'] !== objectOf(theirs)['kind']) {
      this.#conflicts.push({ type: 'added', node: id, pointer: '', ...sides });
      return sides.mine;
    }
    return mergeValue(sides, { node: id, pointer: '', conflicts: this.#conflicts });
  }

  #slotsOf(id: string): [string, unknown][] {
    const { mine, theirs } = this.#trees;
    const names = [mine, theirs].flatMap((tree) =>
      Object.keys(objectOf(objectOf(tree.nodes.get(id)?.node)['slots'])),
    );
    const extra = [...this.#present.values()].flatMap(({ list }) =>
      'node' in list && list.node === id ? [list.slot] : [],
    );
    return [...new Set([...names, ...extra])].map((slot) => [slot, this.list({ node: id, slot })]);
  }
}
