/** What changed between two versions of a document, in words: block by block and field by field. */
import type { LocaleText } from '#schemas/page/text.ts';
import { isObject } from '#schemas/page/json.ts';
import { titleOf, type BlockKinds } from '../block-kinds.ts';
import { listKeyOf, type DocumentKind, type NodeList } from '../document.ts';
import { movesOf } from '../merge/merge-order.ts';
import { ownFields } from '../merge/merge-tree.ts';
import { sayBoth } from '../say-both.ts';
import { treeOf, type DocumentTree, type TreeNode } from '../tree.ts';
import { fieldChanges, type FieldChange } from './field-changes.ts';
import { changeWords } from './words.ts';

export interface DescribedChange {
  /** `Banner: Slides 2 › Heading changed`, in both languages. */
  words: LocaleText;
  /** The block it is about; absent for the document's own fields, and for one that is gone. */
  node?: string;
  /** Of the field, as in `Place`. */
  pointer?: string;
  before?: unknown;
  after?: unknown;
}

/**
 * Each change once, in the order of the page; what is equal has none.
 * @param before undefined where there was no such document
 */
export function describeChanges(
  kind: DocumentKind,
  before: unknown,
  after: unknown,
  kinds: BlockKinds,
): DescribedChange[] {
  if (before === undefined) return [{ words: sayBoth(changeWords, 'new-document') }];
  const own = fieldChanges(
    envelopeOf(before),
    envelopeOf(after),
    kinds.schema(kind === 'page' ? 'document' : kind),
  );
  const blocks = new BlockChanges(treeOf(before), treeOf(after), kinds);
  return onceEach([...own.map((change) => ofField(change)), ...blocks.list()]);
}

function envelopeOf(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { regions: _, $schema: __, ...fields } = body;
  return fields;
}

function ofField({ words, pointer, before, after }: FieldChange, node?: string): DescribedChange {
  return { words, ...(node === undefined ? {} : { node }), pointer, before, after };
}

/** Parts of one field whose schema names them alike are one change. */
function onceEach(changes: readonly DescribedChange[]): DescribedChange[] {
  const keys = new Set<string>();
  return changes.filter(({ words, node = '' }) => {
    const key = `${node} ${words.cn}`;
    const isFirst = !keys.has(key);
    keys.add(key);
    return isFirst;
  });
}

class BlockChanges {
  readonly #before: DocumentTree;
  readonly #after: DocumentTree;
  readonly #kinds: BlockKinds;
  readonly #moves: ReadonlySet<string>;

  constructor(before: DocumentTree, after: DocumentTree, kinds: BlockKinds) {
    this.#before = before;
    this.#after = after;
    this.#kinds = kinds;
    this.#moves = new Set(
      [...after.lists].flatMap(([key, { ids }]) => [...movesOf(before.lists.get(key)?.ids ?? [], ids)]),
    );
  }

  list(): DescribedChange[] {
    const { nodes } = this.#after;
    const goneNodes = [...this.#before.nodes.values()].filter(
      ({ id, list }) => !nodes.has(id) && !('node' in list && !nodes.has(list.node)),
    );
    return [
      ...[...nodes.values()].flatMap((node) => this.#ofNode(node)),
      ...goneNodes.map(({ kind }) => ({ words: sayBoth(changeWords, 'gone', { block: this.#title(kind) }) })),
    ];
  }

  #title(kind: string): LocaleText {
    return titleOf(this.#kinds, kind);
  }

  #ofNode(node: TreeNode): DescribedChange[] {
    const { id, list } = node;
    const old = this.#before.nodes.get(id);
    if (old === undefined) {
      // What came inside of a new block is part of it.
      const isInner = 'node' in list && !this.#before.nodes.has(list.node);
      return isInner ? [] : [{ words: this.#placeWords('added', node), node: id }];
    }
    const isMoved = listKeyOf(old.list) !== listKeyOf(list) || this.#moves.has(id);
    return [
      ...(isMoved ? [{ words: this.#placeWords('moved', node), node: id }] : []),
      ...this.#fields(old, node),
    ];
  }

  #fields(old: TreeNode, { id, kind, node }: TreeNode): DescribedChange[] {
    const block = this.#title(kind);
    const [before, after] = [old.node, node].map((one) => partsOf(ownFields(one)));
    const props = fieldChanges(before?.props, after?.props, this.#kinds.get(kind)?.definition.props).map(
      (change) => ({ ...change, pointer: `/props${change.pointer}` }),
    );
    const others = fieldChanges(before?.rest, after?.rest, this.#kinds.schema('node'));
    return [...props, ...others].map((change) =>
      ofField({ ...change, words: sayBoth(changeWords, 'in-block', { block, change: change.words }) }, id),
    );
  }

  /** Where a block stands now: after which one, at the top, or inside of which. */
  #placeWords(what: 'added' | 'moved', { kind, list, index }: TreeNode): LocaleText {
    const block = this.#title(kind);
    const other = this.#neighbour(list, index);
    if (other !== undefined)
      return sayBoth(changeWords, `${what}.after`, { block, other: this.#title(other.kind) });
    const holder = 'node' in list ? this.#after.nodes.get(list.node) : undefined;
    if (holder === undefined) return sayBoth(changeWords, `${what}.first`, { block });
    return sayBoth(changeWords, `${what}.inside`, { block, holder: this.#title(holder.kind) });
  }

  #neighbour(list: NodeList, index: number): TreeNode | undefined {
    const id = this.#after.lists.get(listKeyOf(list))?.ids[index - 1];
    return id === undefined ? undefined : this.#after.nodes.get(id);
  }
}

function partsOf(fields: unknown): { props: unknown; rest: unknown } {
  if (!isObject(fields)) return { props: undefined, rest: fields };
  const { props, v: _, ...rest } = fields;
  return { props, rest };
}
