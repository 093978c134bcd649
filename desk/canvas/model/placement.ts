/** Whether blocks may stand at a place, by the rules documents are checked by (D35), and why not. */
import { DOCUMENT_MAX_DEPTH, DOCUMENT_MAX_NODES } from '#schemas/constants.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { isObject } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { titleOf, type BlockKinds } from './block-kinds.ts';
import { listKeyOf, type NodeList } from './document.ts';
import { sayBoth } from './say-both.ts';
import { findNode, treeOf } from './tree.ts';
import { modelWords } from './words.ts';

/** Blocks that are to stand in a list. */
export interface Placement {
  list: NodeList;
  /** Stored blocks with what stands in their slots. */
  nodes: readonly unknown[];
  /** How many of them stand in the same list already. */
  countHere: number;
  /** How many blocks the document gains, those inside them too. */
  growth: number;
}

const childrenOf = (node: unknown): unknown[] => {
  const slots = isObject(node) && isObject(node['slots']) ? Object.values(node['slots']) : [];
  return slots.flatMap((list: unknown) => (Array.isArray(list) ? list : []));
};

/** How many blocks stand in these, themselves too. */
export const countNodes = (nodes: readonly unknown[]): number =>
  nodes.reduce<number>((sum, node) => sum + 1 + countNodes(childrenOf(node)), 0);

const heightOf = (node: unknown): number => 1 + Math.max(0, ...childrenOf(node).map(heightOf));

const kindOf = (node: unknown): string =>
  isObject(node) && typeof node['kind'] === 'string' ? node['kind'] : '';

type Fits = (definition: AnyRenderer) => boolean;

/** Which kinds a list takes and how many, or why it takes none. */
function rulesOf(
  body: unknown,
  list: NodeList,
  kinds: BlockKinds,
): { fits: Fits; max: number; place: LocaleText | undefined; depth: number } | LocaleText {
  if ('region' in list) {
    const page = isObject(body) ? body['kind'] : undefined;
    const isDecorated = page === 'home' || page === 'micro' || page === 'zone';
    const fits: Fits = ({ offers }) => !isDecorated || offers === 'page-block';
    return { fits, max: DOCUMENT_MAX_NODES, place: undefined, depth: 1 };
  }
  const holder = findNode(body, list.node);
  if (holder === undefined) return sayBoth(modelWords, 'gone-spot');
  const place = titleOf(kinds, holder.kind);
  const slots = kinds.get(holder.kind)?.definition.slots ?? {};
  const slot = Object.hasOwn(slots, list.slot) ? slots[list.slot] : undefined;
  if (slot === undefined) return sayBoth(modelWords, 'no-slot', { place });
  const fits: Fits = ({ offers, kind }) =>
    slot.kinds.length === 0 ? offers === slot.shelf : slot.kinds.includes(kind);
  return { fits, max: slot.max, place, depth: holder.depth + 1 };
}

/** Why one block may not stand there. */
function refuseNode(
  node: unknown,
  { fits, place }: { fits: Fits; place: LocaleText | undefined },
  kinds: BlockKinds,
): LocaleText | undefined {
  const kind = kindOf(node);
  if (kind === '') return sayBoth(modelWords, 'not-block');
  const definition = kinds.get(kind)?.definition;
  if (definition === undefined) return sayBoth(modelWords, 'unknown-kind', { kind });
  if (fits(definition)) return undefined;
  const block = definition.title;
  return place === undefined
    ? sayBoth(modelWords, 'not-on-page', { block })
    : sayBoth(modelWords, 'not-here', { block, place });
}

/** Why blocks may not stand in a list, in words; undefined where they may. */
export function refusePlacement(
  body: unknown,
  { list, nodes, countHere, growth }: Placement,
  kinds: BlockKinds,
): LocaleText | undefined {
  if (!isObject(body) || !isObject(body['regions'])) return sayBoth(modelWords, 'not-page');
  const rules = rulesOf(body, list, kinds);
  if (!('fits' in rules)) return rules;
  for (const node of nodes) {
    const refusal = refuseNode(node, rules, kinds);
    if (refusal !== undefined) return refusal;
  }
  const tree = treeOf(body);
  const count = (tree.lists.get(listKeyOf(list))?.ids.length ?? 0) - countHere + nodes.length;
  if (count > rules.max && nodes.length > countHere && rules.place !== undefined)
    return sayBoth(modelWords, 'full-slot', { place: rules.place, max: rules.max });
  if (growth > 0 && tree.count + growth > DOCUMENT_MAX_NODES)
    return sayBoth(modelWords, 'too-many', { max: DOCUMENT_MAX_NODES });
  if (Math.max(0, ...nodes.map(heightOf)) + rules.depth - 1 > DOCUMENT_MAX_DEPTH)
    return sayBoth(modelWords, 'too-deep', { max: DOCUMENT_MAX_DEPTH });
  return undefined;
}
