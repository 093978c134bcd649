/** The blocks of a document with their places, read once for each body: bodies are never changed in place. */
import { nodeIdAt } from '#schemas/page/node-reader.ts';
import { REGIONS } from '#schemas/page/document.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { valueAt } from '#schemas/page/walk-path.ts';
import { listKeyOf, type NodeList } from './document.ts';

/** A block as it is stored, faulty ones too; `id` is the one the page's reading gives it. */
export interface TreeNode {
  id: string;
  kind: string;
  /** The stored value; a faulty block may be anything. */
  node: unknown;
  list: NodeList;
  index: number;
  /** 1 in a region, one more in each slot. */
  depth: number;
  /** JSON pointer in the document. */
  pointer: string;
}

export interface DocumentTree {
  /** In reading order; of several with one id the first, as the page's reading takes them. */
  nodes: ReadonlyMap<string, TreeNode>;
  /** Ids of each list of blocks that is there, by `listKeyOf`. */
  lists: ReadonlyMap<string, { list: NodeList; ids: readonly string[] }>;
  /** More than `nodes` where an id is used twice. */
  count: number;
}

class TreeBuilder {
  readonly nodes = new Map<string, TreeNode>();
  readonly lists = new Map<string, { list: NodeList; ids: readonly string[] }>();
  count = 0;

  addList(value: unknown, list: NodeList, pointer: string, depth: number): void {
    if (!Array.isArray(value)) return;
    const ids: string[] = [];
    this.lists.set(listKeyOf(list), { list, ids });
    for (const [index, node] of value.entries())
      ids.push(this.#addNode(node, { list, index, depth, pointer: pointerTo(pointer, index) }));
  }

  #addNode(node: unknown, at: Pick<TreeNode, 'list' | 'index' | 'depth' | 'pointer'>): string {
    this.count += 1;
    const kind = isObject(node) && typeof node['kind'] === 'string' ? node['kind'] : '';
    const id = nodeIdAt(isObject(node) ? node['id'] : undefined, at.pointer, kind);
    if (this.nodes.has(id)) return id;
    this.nodes.set(id, { id, kind, node, ...at });
    const slots = isObject(node) ? node['slots'] : undefined;
    if (isObject(slots))
      for (const [slot, children] of Object.entries(slots))
        this.addList(
          children,
          { node: id, slot },
          pointerTo(pointerTo(at.pointer, 'slots'), slot),
          at.depth + 1,
        );
    return id;
  }
}

const trees = new WeakMap<object, DocumentTree>();
const EMPTY: DocumentTree = { nodes: new Map(), lists: new Map(), count: 0 };

/** The blocks of a page's body; none in a document of another kind. */
export function treeOf(body: unknown): DocumentTree {
  if (!isObject(body)) return EMPTY;
  const tree = trees.get(body);
  if (tree !== undefined) return tree;
  const builder = new TreeBuilder();
  const regions = isObject(body['regions']) ? body['regions'] : {};
  for (const region of REGIONS) builder.addList(regions[region], { region }, `/regions/${region}`, 1);
  trees.set(body, builder);
  return builder;
}

export const findNode = (body: unknown, id: string): TreeNode | undefined => treeOf(body).nodes.get(id);

/** The field of a block, or of the document where no block is named. */
export function readPlace(body: unknown, place: { node?: string | undefined; pointer: string }): unknown {
  if (place.node === undefined) return valueAt(body, place.pointer);
  return valueAt(findNode(body, place.node)?.node, place.pointer);
}

/** Ids of a block and of all blocks inside it, in reading order. */
export function withInner(body: unknown, id: string): string[] {
  const outer = findNode(body, id);
  if (outer === undefined) return [];
  return [...treeOf(body).nodes.values()]
    .filter(({ pointer }) => pointer === outer.pointer || pointer.startsWith(`${outer.pointer}/`))
    .map((node) => node.id);
}

/** JSON pointer of a list of blocks; undefined where its block is not there. */
export function pointerOfList(body: unknown, list: NodeList): string | undefined {
  if ('region' in list) return `/regions/${list.region}`;
  const holder = findNode(body, list.node);
  return holder === undefined ? undefined : pointerTo(pointerTo(holder.pointer, 'slots'), list.slot);
}
