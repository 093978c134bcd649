/** The editor: every edit can be undone, steps are grouped, changes name what changed, refusals say why. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#schemas/page/json.ts';
import {
  bodyOf,
  doEdit,
  doEdits,
  edits,
  FIRST,
  HOME,
  note,
  openEditor,
  page,
  tokensIn,
} from '../../../tests/support/desk/edits.ts';
import type { EditorChange } from './changes.ts';
import { findNode, treeOf } from './tree.ts';

const title = (node: string) => ({ document: HOME, node, pointer: '/props/title' });
const ids = (editor: ReturnType<typeof openEditor>) => [...treeOf(bodyOf(editor)).nodes.keys()];

describe('history', () => {
  it('undoing any edits restores the first document, and redoing the last', () => {
    fc.assert(
      fc.property(edits(30), (list) => {
        const editor = openEditor();
        doEdits(editor, list, 'x');
        const last = canonicalJson(bodyOf(editor));
        while (editor.undo());
        expect(canonicalJson(bodyOf(editor))).toBe(canonicalJson(FIRST));
        while (editor.redo());
        expect(canonicalJson(bodyOf(editor))).toBe(last);
      }),
    );
  });

  it('undoing takes back our edits alone where somebody else saved in between', () => {
    fc.assert(
      fc.property(edits(6), edits(6), edits(6), (before, theirs, after) => {
        const editor = openEditor();
        doEdits(editor, before, 'x');
        const other = openEditor(FIRST, 'o');
        doEdits(other, theirs, 'o');
        const conflicts = editor.receive(HOME, FIRST, { base: 'v1', body: bodyOf(other) });
        doEdits(editor, after, 'y');
        const last = bodyOf(editor);
        while (editor.undo());
        expect(tokensIn(bodyOf(editor), 'y')).toEqual(new Set());
        while (editor.redo());
        expect(canonicalJson(bodyOf(editor))).toBe(canonicalJson(last));
        expect(conflicts).toBeDefined();
      }),
    );
  });

  it('typing in one field within a second is one step, and another field or a pause begins the next', () => {
    const clock = { now: 0 };
    const editor = openEditor(FIRST, 'n', clock);
    for (const text of ['H', 'He', 'Hel']) {
      editor.set(title('a'), text);
      clock.now += 900;
    }
    expect(editor.getState().history).toHaveLength(1);
    clock.now += 200;
    editor.set(title('a'), 'Hell');
    editor.set(title('c'), 'x');
    expect(editor.getState().history).toHaveLength(3);
    editor.undo();
    editor.undo();
    editor.undo();
    expect(bodyOf(editor)).toBe(FIRST);
  });

  it('a group is one step however long it takes, until something else is chosen', () => {
    const clock = { now: 0 };
    const editor = openEditor(FIRST, 'n', clock);
    for (const size of [2, 3]) {
      editor.set({ document: HOME, node: 'a', pointer: '/props/size' }, size, { group: 'drag' });
      clock.now += 60_000;
    }
    editor.select({ document: HOME, node: 'c' });
    editor.set({ document: HOME, node: 'a', pointer: '/props/size' }, 4, { group: 'drag' });
    expect(editor.getState().history).toHaveLength(2);
  });

  it('undo chooses what was chosen before, and tells what to show', () => {
    const editor = openEditor();
    const changes: EditorChange[] = [];
    editor.select({ document: HOME, node: 'c', pointer: '/props/title' });
    editor.removeNodes(HOME, ['c']);
    editor.subscribeChanges((change) => changes.push(change));
    editor.undo();
    expect(editor.getState().selection).toEqual({ document: HOME, node: 'c', pointer: '/props/title' });
    expect(changes[0]).toMatchObject({ reason: 'undo', nodes: ['c'], reveal: { node: 'c' } });
  });

  it('travels to any step, and says in words what each was', () => {
    const editor = openEditor();
    editor.set(title('a'), 'x');
    editor.insert(HOME, { region: 'main', index: 0 }, [note('', 'new')]);
    editor.removeNodes(HOME, ['c', 'e']);
    const [first, second] = editor.getState().history;
    expect(editor.getState().history.map(({ label }) => label.en)).toEqual([
      'note: Content changed',
      'note added',
      '2 blocks deleted',
    ]);
    editor.travel(first?.id);
    expect(editor.getState().history.map(({ isUndone }) => isUndone)).toEqual([false, true, true]);
    editor.travel(undefined);
    expect(bodyOf(editor)).toBe(FIRST);
    editor.travel(second?.id);
    expect(ids(editor)[0]).toBe('note-n1');
    expect(editor.getState().canRedo).toBe(true);
  });

  it('an edit after an undo forgets what was undone', () => {
    const editor = openEditor();
    editor.set(title('a'), 'x');
    editor.undo();
    editor.set(title('b'), 'y');
    expect(editor.redo()).toBe(false);
    expect(editor.getState().history).toHaveLength(1);
  });

  it('another body is one step, and none for a document that is not open', () => {
    const editor = openEditor();
    const label = { cn: '导入', en: 'Imported' };
    editor.replaceBody(HOME, page([note('a', 'A'), note('x', 'X')]), label);
    expect(ids(editor)).toEqual(['a', 'x']);
    expect(findNode(bodyOf(editor), 'a')?.node).toBe(findNode(FIRST, 'a')?.node);
    expect(editor.getState().history.map((entry) => entry.label.en)).toEqual(['Imported']);
    editor.undo();
    expect(bodyOf(editor)).toBe(FIRST);
    expect(editor.replaceBody('page/none', {}, label).ok).toBe(false);
  });

  it('closing a document takes its steps with it', () => {
    const editor = openEditor();
    editor.open({ kind: 'navbar', id: 'main', base: '', body: { entries: [] } });
    editor.set(title('a'), 'x');
    editor.set({ document: 'navbar/main', pointer: '/title' }, 'y');
    editor.close(HOME);
    expect(editor.getState().history.map(({ document }) => document)).toEqual(['navbar/main']);
    editor.undo();
    expect(editor.getState().documents['navbar/main']?.body).toEqual({ entries: [] });
  });
});

describe('changes', () => {
  it('name the one block and field that was written, and leave all others the same objects', () => {
    const editor = openEditor();
    const changes: EditorChange[] = [];
    editor.subscribeChanges((change) => changes.push(change));
    editor.set(title('b1'), 'x');
    expect(changes).toEqual([
      {
        document: HOME,
        reason: 'edit',
        nodes: ['b1'],
        newNodes: [],
        goneNodes: [],
        orders: [],
        fields: [{ node: 'b1', pointer: '/props/title' }],
      },
    ]);
    expect(findNode(bodyOf(editor), 'c')?.node).toBe(findNode(FIRST, 'c')?.node);
  });

  it('name the lists that a move touches', () => {
    const editor = openEditor();
    const changes: EditorChange[] = [];
    editor.subscribeChanges((change) => changes.push(change));
    editor.move(HOME, ['b1'], { region: 'main', index: 0 });
    expect(changes[0]).toMatchObject({
      nodes: [],
      orders: [{ region: 'main' }, { node: 'b', slot: 'inside' }],
    });
  });

  it('are told of nothing where nothing changes', () => {
    const editor = openEditor();
    let count = 0;
    editor.subscribeChanges(() => (count += 1));
    editor.set(title('a'), 'A');
    editor.remove({ document: HOME, node: 'a', pointer: '/props/none' });
    editor.receive(HOME, FIRST, { base: 'v1', body: FIRST });
    expect([count, editor.getState().history.length]).toEqual([0, 0]);
    expect(editor.getState().documents[HOME]?.base).toBe('v1');
  });

  it('name every block whose fields are others than before, whatever was edited', () => {
    fc.assert(
      fc.property(edits(), (list) => {
        const editor = openEditor();
        const namedItems = new Set<string>();
        editor.subscribeChanges(({ nodes }) => {
          for (const id of nodes) namedItems.add(id);
        });
        const propsIn = (body: unknown, id: string) => JSON.stringify(Object(findNode(body, id)?.node).props);
        for (const [index, edit] of list.entries()) {
          const before = bodyOf(editor);
          namedItems.clear();
          doEdit(editor, edit, `x-${String(index)}.`);
          const others = ids(editor).filter((id) => propsIn(before, id) !== propsIn(bodyOf(editor), id));
          expect([...namedItems].sort()).toEqual(others.sort());
        }
      }),
    );
  });
});

describe('fields', () => {
  it('a text of both languages becomes one text each', () => {
    const editor = openEditor();
    editor.set({ document: HOME, node: 'a', pointer: '/props/title/en' }, 'Hello');
    expect(findNode(bodyOf(editor), 'a')?.node).toMatchObject({ props: { title: { cn: 'A', en: 'Hello' } } });
  });

  it('objects on the way are made, and no field reaches the prototype', () => {
    const editor = openEditor();
    editor.set({ document: HOME, pointer: '/seo/title/cn' }, '标题');
    editor.set({ document: HOME, pointer: '/__proto__/evil' }, 'x');
    expect(bodyOf(editor)).toMatchObject({ seo: { title: { cn: '标题' } } });
    expect('evil' in {}).toBe(false);
  });

  it('a block that is gone is said to be', () => {
    const result = openEditor().set(title('nobody'), 'x');
    expect(result).toMatchObject({ ok: false, message: { en: expect.stringContaining('no longer there') } });
  });
});

describe('blocks', () => {
  it('new blocks have ids no other has, in slots too', () => {
    const editor = openEditor();
    editor.insert(HOME, { region: 'main', index: 1 }, [note('a', 'copy', { inside: [note('b1', 'inner')] })]);
    editor.duplicate(HOME, ['b']);
    const tree = treeOf(bodyOf(editor));
    expect(tree.nodes.size).toBe(tree.count);
    expect(editor.getState().selection?.node).toBe('note-n3');
  });

  it('moves by the place before the move, several in the order of the page', () => {
    const editor = openEditor();
    expect(editor.move(HOME, ['e', 'a'], { region: 'main', index: 3 })).toEqual({
      ok: true,
      ids: ['a', 'e'],
    });
    expect(ids(editor)).toEqual(['b', 'b1', 'b2', 'c', 'a', 'e', 'd', 'd1']);
  });

  it('chooses the next block after a deletion, and what holds the last one', () => {
    const editor = openEditor();
    editor.removeNodes(HOME, ['c']);
    expect(editor.getState().selection?.node).toBe('d');
    editor.removeNodes(HOME, ['d1']);
    expect(editor.getState().selection?.node).toBe('d');
  });

  const refusals: readonly [string, (editor: ReturnType<typeof openEditor>) => unknown, string][] = [
    [
      'a full slot',
      (editor) =>
        editor.insert(HOME, { node: 'b', slot: 'inside', index: 0 }, [note('x', 'x'), note('y', 'y')]),
      'at most 3',
    ],
    [
      'a kind nobody knows',
      (editor) => editor.insert(HOME, { region: 'main', index: 0 }, [{ kind: 'nothing' }]),
      'no block called',
    ],
    [
      'what is no block',
      (editor) => editor.insert(HOME, { region: 'main', index: 0 }, ['text']),
      'not a block',
    ],
    [
      'itself',
      (editor) => editor.move(HOME, ['b'], { node: 'b1', slot: 'inside', index: 0 }),
      'inside itself',
    ],
    [
      'a slot that is not there',
      (editor) => editor.move(HOME, ['a'], { node: 'b', slot: 'none', index: 0 }),
      'cannot hold blocks',
    ],
    [
      'a block that is gone',
      (editor) => editor.move(HOME, ['a'], { node: 'gone', slot: 'inside', index: 0 }),
      'no longer there',
    ],
    [
      'too many blocks',
      (editor) =>
        editor.insert(
          HOME,
          { region: 'main', index: 0 },
          Array.from({ length: 300 }, () => note('', 'x')),
        ),
      'at most 300',
    ],
  ];
  it.each(refusals)('refuses %s in words, and changes nothing', (_name, edit, words) => {
    const editor = openEditor();
    expect(edit(editor)).toMatchObject({ ok: false, message: { en: expect.stringContaining(words) } });
    expect(bodyOf(editor)).toBe(FIRST);
  });

  it('says before a drop what would be refused', () => {
    const editor = openEditor();
    expect(editor.refuse(HOME, { node: 'b1', slot: 'inside' }, { ids: ['b'] })?.en).toContain(
      'inside itself',
    );
    expect(editor.refuse(HOME, { region: 'main' }, { ids: ['b1'] })).toBeUndefined();
    expect(editor.refuse(HOME, { region: 'main' }, { nodes: [note('', 'x')] })).toBeUndefined();
  });

  it('a faulty block can be chosen by the id the page gives it, and deleted', () => {
    const editor = openEditor(page([note('a', 'A'), { kind: 'note' }]));
    expect(ids(editor)).toEqual(['a', 'broken-note-regions-main-1']);
    editor.removeNodes(HOME, ['broken-note-regions-main-1']);
    expect(ids(editor)).toEqual(['a']);
  });
});
