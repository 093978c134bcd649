/** The outline of a page as rows: its regions, their blocks and what stands in slots, in reading order. */
import { REGIONS, type Region } from '#schemas/page/document.ts';
import { isObject } from '#schemas/page/json.ts';
import type { DocumentTree, TreeNode } from '../model/tree.ts';

/** A block, with how it stands among its siblings as a tree's row tells it. */
export interface BlockRow {
  id: string;
  kind: string;
  level: number;
  /** From 1. */
  position: number;
  size: number;
  hasInner: boolean;
  /** Name of the slot it stands in. */
  slot: string | undefined;
}

export interface RegionRows {
  region: Region;
  rows: readonly BlockRow[];
}

class RowBuilder {
  readonly rows: BlockRow[] = [];
  readonly #tree: DocumentTree;
  readonly #folds: ReadonlySet<string>;
  readonly #slots = new Map<string, string[]>();

  constructor(tree: DocumentTree, folds: ReadonlySet<string>) {
    this.#tree = tree;
    this.#folds = folds;
    for (const [key, { list }] of tree.lists)
      if ('node' in list) this.#slots.set(list.node, [...(this.#slots.get(list.node) ?? []), key]);
  }

  addList(key: string, level: number): void {
    const { ids = [], list } = this.#tree.lists.get(key) ?? {};
    const slot = list !== undefined && 'slot' in list ? list.slot : undefined;
    for (const [index, id] of ids.entries()) {
      const slots = this.#slots.get(id) ?? [];
      const kind = this.#tree.nodes.get(id)?.kind ?? '';
      const hasInner = slots.some((one) => (this.#tree.lists.get(one)?.ids.length ?? 0) > 0);
      this.rows.push({ id, kind, level, position: index + 1, size: ids.length, hasInner, slot });
      if (!this.#folds.has(id)) for (const one of slots) this.addList(one, level + 1);
    }
  }
}

/** Regions that are there, `main` always, each with its rows; what is folded up has none for what is inside it. */
export function regionRowsOf(tree: DocumentTree, folds: ReadonlySet<string>): RegionRows[] {
  return REGIONS.flatMap((region) => {
    const builder = new RowBuilder(tree, folds);
    builder.addList(`region ${region}`, 1);
    return builder.rows.length > 0 || region === 'main' ? [{ region, rows: builder.rows }] : [];
  });
}

const isSameRow = (one: BlockRow, other: BlockRow | undefined): boolean =>
  other !== undefined &&
  one.id === other.id &&
  one.kind === other.kind &&
  one.level === other.level &&
  one.position === other.position &&
  one.size === other.size &&
  one.hasInner === other.hasInner &&
  one.slot === other.slot;

/** Rows are the same as long as no block was added, moved or taken out: a letter typed draws none of them anew. */
export function areSameRows(before: readonly RegionRows[], after: readonly RegionRows[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ region, rows }, index) => {
      const other = after[index];
      return (
        other?.region === region &&
        other.rows.length === rows.length &&
        rows.every((row, place) => isSameRow(row, other.rows[place]))
      );
    })
  );
}

/** Fields whose text says which block this is, in the order they are looked for. */
const TITLE_FIELDS = ['title', 'heading', 'name', 'text', 'html', 'content', 'caption', 'alt'];
const TITLE_MAX = 80;

const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_MAX);

function textOf(value: unknown, locale: 'cn' | 'en'): string {
  if (typeof value === 'string') return plainText(value);
  if (!isObject(value)) return '';
  const own = value[locale];
  const other = value[locale === 'cn' ? 'en' : 'cn'];
  return typeof own === 'string' && own !== ''
    ? plainText(own)
    : typeof other === 'string'
      ? plainText(other)
      : '';
}

/** The block's own text: its title, or the first of its slides or entries that has one; empty where it has none. */
export function titleTextOf({ node }: Pick<TreeNode, 'node'>, locale: 'cn' | 'en'): string {
  const props = isObject(node) ? node['props'] : undefined;
  return isObject(props) ? firstText(props, locale, 2) : '';
}

function firstText(value: Readonly<Record<string, unknown>>, locale: 'cn' | 'en', depth: number): string {
  const own = TITLE_FIELDS.map((name) => textOf(value[name], locale)).find((text) => text !== '');
  if (own !== undefined || depth === 0) return own ?? '';
  for (const part of Object.values(value)) {
    const first: unknown = Array.isArray(part) ? part[0] : undefined;
    const text = isObject(first) ? firstText(first, locale, depth - 1) : '';
    if (text !== '') return text;
  }
  return '';
}
