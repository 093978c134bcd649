/** What a step of the history is called, in both languages. */
import type { LocaleText } from '#schemas/page/text.ts';
import { titleOf, type BlockKinds } from './block-kinds.ts';
import { parseKey, type Place } from './document.ts';
import { fieldWords } from './describe/field-words.ts';
import { sayBoth } from './say-both.ts';
import { findNode } from './tree.ts';
import { modelWords } from './words.ts';

/** What the field at a place is called, with its block where it stands in one. */
export function wordsOfPlace(
  body: unknown,
  { document, node, pointer }: Place,
  kinds: BlockKinds,
): { block: LocaleText | undefined; field: LocaleText } {
  const fallback = sayBoth(modelWords, 'field');
  if (node === undefined) {
    const kind = parseKey(document)?.kind ?? 'page';
    const schema = kinds.schema(kind === 'page' ? 'document' : kind);
    return { block: undefined, field: fieldWords(schema, pointer) ?? fallback };
  }
  const kind = findNode(body, node)?.kind ?? '';
  const isProp = pointer.startsWith('/props/');
  const schema = isProp ? kinds.get(kind)?.definition.props : kinds.schema('node');
  const inner = isProp ? pointer.slice('/props'.length) : pointer;
  return { block: titleOf(kinds, kind), field: fieldWords(schema, inner) ?? fallback };
}

export function labelOfField(body: unknown, place: Place, kinds: BlockKinds, isRemoval: boolean): LocaleText {
  const { block, field } = wordsOfPlace(body, place, kinds);
  if (block === undefined)
    return sayBoth(modelWords, isRemoval ? 'clear-document' : 'edit-document', { field });
  return sayBoth(modelWords, isRemoval ? 'clear' : 'edit-field', { block, field });
}

export type NodeAction = 'insert' | 'move' | 'delete' | 'duplicate';

export function labelOfNodes(
  action: NodeAction,
  blockKinds: readonly string[],
  kinds: BlockKinds,
): LocaleText {
  const [kind] = blockKinds;
  return blockKinds.length === 1 && kind !== undefined
    ? sayBoth(modelWords, action, { block: titleOf(kinds, kind) })
    : sayBoth(modelWords, `${action}.many`, { count: blockKinds.length });
}
