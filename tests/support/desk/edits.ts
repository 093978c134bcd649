/** Random edits of a page by the desk's editor, each with a text no other edit writes. */
import fc from 'fast-check';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { buildRenderer } from '../catalogue.ts';
import { makeEditor } from '#desk/canvas/model/make-editor.ts';
import type { Editor } from '#desk/canvas/model/editor.ts';
import type { BlockKinds } from '#desk/canvas/model/block-kinds.ts';
import type { DocumentKey, NodeSpot } from '#desk/canvas/model/document.ts';
import { treeOf } from '#desk/canvas/model/tree.ts';

export const HOME: DocumentKey = 'page/home';

const RENDERERS = new Map(['note', 'box'].map((kind) => [kind, { definition: buildRenderer(kind) }]));
export const KINDS: BlockKinds = {
  get: (kind) => RENDERERS.get(kind),
  schema: (name) => SHARED_SCHEMAS[name],
};

export const note = (id: string, title: string, slots?: object) => ({
  id,
  kind: 'note',
  v: 1,
  props: { title, items: [{ name: `${id} one` }, { name: `${id} two` }], size: 1 },
  ...(slots === undefined ? {} : { slots }),
});

export const page = (main: readonly unknown[]): Record<string, unknown> => ({
  schema_version: 1,
  id: 'home',
  kind: 'home',
  title: { cn: '首页', en: 'Home' },
  regions: { main, bottom: [] },
});

export const FIRST = page([
  note('a', 'A'),
  note('b', 'B', { inside: [note('b1', 'B1'), note('b2', 'B2')] }),
  note('c', 'C'),
  note('d', 'D', { inside: [note('d1', 'D1')] }),
  note('e', 'E'),
]);

/** An editor with the page open, a clock that stands and ids that count. */
export function openEditor(body: unknown = FIRST, name = 'n', clock = { now: 0 }): Editor {
  let count = 0;
  const editor = makeEditor({
    kinds: KINDS,
    now: () => clock.now,
    random: () => `${name}${String((count += 1))}`,
  });
  editor.open({ kind: 'page', id: 'home', base: 'v0', body });
  return editor;
}

export const bodyOf = (editor: Editor): unknown => editor.getState().documents[HOME]?.body;

export interface RandomEdit {
  type:
    | 'title'
    | 'size'
    | 'item'
    | 'items'
    | 'document'
    | 'clear'
    | 'insert'
    | 'move'
    | 'delete'
    | 'duplicate';
  one: number;
  other: number;
}

export const edits = (maxLength = 12) =>
  fc.array(
    fc.record<RandomEdit>({
      type: fc.constantFrom(
        'title',
        'size',
        'item',
        'items',
        'document',
        'clear',
        'insert',
        'move',
        'delete',
        'duplicate',
      ),
      one: fc.nat(40),
      other: fc.nat(40),
    }),
    { maxLength },
  );

function spotOf(body: unknown, number: number): NodeSpot {
  const lists = [...treeOf(body).lists.values()];
  const { list, ids } = lists[number % lists.length] ?? { list: { region: 'main' }, ids: [] };
  return { ...list, index: number % (ids.length + 1) };
}

/** Does one edit; what is written is `token`. */
export function doEdit(editor: Editor, { type, one, other }: RandomEdit, token: string): void {
  const body = bodyOf(editor);
  const ids = [...treeOf(body).nodes.keys()];
  const node = ids[one % Math.max(1, ids.length)] ?? '';
  const place = (pointer: string) => ({ document: HOME, node, pointer });
  switch (type) {
    case 'title':
      editor.set(place(other % 2 === 0 ? '/props/title' : '/props/title/cn'), token);
      return;
    case 'size':
      editor.set(place(`/props/extra/${String(other % 3)}`), token);
      return;
    case 'item':
      editor.set(place(`/props/items/${String(other % 2)}/name`), token);
      return;
    case 'items':
      editor.set(place('/props/items/-'), { name: token });
      return;
    case 'document':
      editor.set({ document: HOME, pointer: other % 2 === 0 ? '/title/en' : '/seo/keywords' }, token);
      return;
    case 'clear':
      editor.remove(place(other % 2 === 0 ? '/props/size' : '/props/items/0'));
      return;
    case 'insert':
      editor.insert(HOME, spotOf(body, other), [note('', token)]);
      return;
    case 'move':
      editor.move(HOME, [node, ids[other % Math.max(1, ids.length)] ?? ''], spotOf(body, other));
      return;
    case 'delete':
      editor.removeNodes(HOME, [node]);
      return;
    case 'duplicate':
      editor.duplicate(HOME, [node]);
  }
}

export function doEdits(editor: Editor, list: readonly RandomEdit[], name: string): void {
  for (const [index, edit] of list.entries()) doEdit(editor, edit, `${name}-${String(index)}.`);
}

/** The texts of edits a value holds. */
export const tokensIn = (value: unknown, name: string): Set<string> =>
  new Set(JSON.stringify(value ?? null).match(new RegExp(`"${name}-\\d+\\.`, 'g')) ?? []);
