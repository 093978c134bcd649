/** Which blocks a merged page has, and in which list each stands. */
import { listKeyOf, type NodeList } from '../document.ts';
import { isEqual } from '../equal.ts';
import type { DocumentTree, TreeNode } from '../tree.ts';
import { without } from '../write-value.ts';
import type { Conflict } from './conflict.ts';

export interface Trees {
  base: DocumentTree;
  mine: DocumentTree;
  theirs: DocumentTree;
}

/** A block without what stands in its slots. */
export const ownFields = (node: unknown): unknown => without(node, 'slots');

const isSameList = (one: NodeList | undefined, other: NodeList | undefined) =>
  one !== undefined && other !== undefined && listKeyOf(one) === listKeyOf(other);

/** Edited, or put into another list: a move within its list is none. */
function isTouched(base: TreeNode | undefined, side: TreeNode | undefined): boolean {
  if (base === undefined || side === undefined) return false;
  return !isSameList(base.list, side.list) || !isEqual(ownFields(base.node), ownFields(side.node));
}

/** The list of each block that is in the merge. */
export type Lists = Map<string, NodeList>;

class TreeMerge {
  readonly lists: Lists = new Map();
  readonly #trees: Trees;
  readonly #conflicts: Conflict[];

  constructor(trees: Trees, conflicts: Conflict[]) {
    this.#trees = trees;
    this.#conflicts = conflicts;
  }

  run(): Lists {
    const { mine, theirs } = this.#trees;
    for (const id of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()]))
      if (this.#stays(id)) this.lists.set(id, this.#listOf(id));
    // Each round brings a block back or gives one our list, and neither is done twice.
    while (this.#bringHolders() || this.#breakCircles());
    return this.lists;
  }

  #nodesOf(id: string) {
    const { base, mine, theirs } = this.#trees;
    return { base: base.nodes.get(id), mine: mine.nodes.get(id), theirs: theirs.nodes.get(id) };
  }

  #stays(id: string): boolean {
    const { base, mine, theirs } = this.#nodesOf(id);
    if (base === undefined || (mine !== undefined && theirs !== undefined)) return true;
    if (!isTouched(base, mine ?? theirs)) return false;
    this.#noteDeletion(id);
    return true;
  }

  /** One side deleted the block, which stays all the same. */
  #noteDeletion(id: string): void {
    const { base, mine, theirs } = this.#nodesOf(id);
    this.#conflicts.push({
      type: mine === undefined ? 'deleted-here' : 'deleted-there',
      node: id,
      pointer: '',
      base: base?.node,
      mine: mine?.node,
      theirs: theirs?.node,
    });
  }

  /** Where the block was moved to, by us where both moved it. */
  #listOf(id: string): NodeList {
    const { base, mine, theirs } = this.#nodesOf(id);
    const list = mine?.list ?? theirs?.list ?? { region: 'main' };
    if (mine === undefined || theirs === undefined || isSameList(mine.list, theirs.list)) return list;
    if (isSameList(mine.list, base?.list)) return theirs.list;
    if (!isSameList(theirs.list, base?.list))
      this.#conflicts.push({
        type: 'moved',
        node: id,
        pointer: '',
        base: base?.list,
        mine: mine.list,
        theirs: theirs.list,
      });
    return list;
  }

  /** A block that is to stand in one that was deleted brings it back. */
  #bringHolders(): boolean {
    for (const list of this.lists.values()) {
      if ('region' in list || this.lists.has(list.node)) continue;
      this.lists.set(list.node, this.#listOf(list.node));
      this.#noteDeletion(list.node);
      return true;
    }
    return false;
  }

  /** We put one block into another and they that one into the first: both stand where we have them. */
  #breakCircles(): boolean {
    let isChanged = false;
    for (const id of this.lists.keys()) {
      if (this.#isRooted(id)) continue;
      const { mine, theirs } = this.#nodesOf(id);
      const list = mine?.list ?? theirs?.list;
      if (list === undefined || isSameList(list, this.lists.get(id))) continue;
      this.lists.set(id, list);
      isChanged = true;
    }
    return isChanged;
  }

  #isRooted(id: string): boolean {
    const way = new Set<string>();
    let list = this.lists.get(id);
    let current = id;
    while (list !== undefined && 'node' in list) {
      if (way.has(current)) return false;
      way.add(current);
      current = list.node;
      list = this.lists.get(current);
    }
    return list !== undefined;
  }
}

export const mergeLists = (trees: Trees, conflicts: Conflict[]): Lists =>
  new TreeMerge(trees, conflicts).run();
