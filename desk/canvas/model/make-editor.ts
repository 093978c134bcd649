/** Makes the editor of the canvas: each edit makes a new body, adds a step to the history and says what changed. */
import { copyJson } from '#schemas/page/json.ts';
import type { DocumentKey, Place, Selection } from './document.ts';
import type { Editor, EditResult } from './editor.ts';
import { EditorCore, type EditorPorts } from './editor-core.ts';
import { isEqual, shareEqual } from './equal.ts';
import { editField } from './field-edits.ts';
import { TYPING_MS } from './history.ts';
import { labelOfNodes, type NodeAction } from './labels.ts';
import {
  deleteNodes,
  duplicateNodes,
  insertNodes,
  moveNodes,
  refuseMove,
  type NodeEdit,
} from './node-edits.ts';
import { countNodes, refusePlacement } from './placement.ts';
import { sayBoth } from './say-both.ts';
import { selectionAfterDelete } from './selection.ts';
import { findNode } from './tree.ts';
import { modelWords } from './words.ts';

export function makeEditor(ports: EditorPorts): Editor {
  const core = new EditorCore(ports);
  return { kinds: ports.kinds, ...stateOf(core), ...fieldsOf(core), ...nodesOf(core), ...historyOf(core) };
}

function stateOf(core: EditorCore) {
  const { store } = core;
  return {
    store,
    getState: store.getState,
    subscribe: store.subscribe,
    subscribeChanges: core.subscribeChanges.bind(core),
    open: core.open.bind(core),
    close: core.close.bind(core),
    setBase: core.setBase.bind(core),
    receive: core.receive.bind(core),
    select: (selection) => {
      if (!isEqual(selection, core.state.selection)) store.setState({ selection });
    },
  } satisfies Partial<Editor>;
}

const typingIn = ({ document, node = '', pointer }: Place) => ({
  name: `${document} ${node} ${pointer}`,
  withinMs: TYPING_MS,
});

function fieldsOf(core: EditorCore) {
  return {
    set: (place, value, { group } = {}) =>
      editField(core, place, value, group === undefined ? typingIn(place) : { name: group }),
    remove: (place) => editField(core, place, undefined),
    replaceBody: (document, body, label) => {
      const before = core.bodyOf(document);
      if (before === undefined) return { ok: false, message: sayBoth(modelWords, 'not-open') };
      const next = shareEqual(before, copyJson(body)?.value);
      const place = { document };
      core.apply({
        document,
        body: next,
        label: () => label,
        place,
        selection: undefined,
        reason: 'replace',
      });
      return { ok: true, ids: [] };
    },
  } satisfies Partial<Editor>;
}

/** Applies an edit of blocks, whose first one is chosen unless `selectionIn` says otherwise. */
function applyNodes(
  core: EditorCore,
  document: DocumentKey,
  edit: NodeEdit,
  action: NodeAction,
  selectionIn?: (body: unknown, ids: readonly string[]) => Selection | undefined,
): EditResult {
  if ('refusal' in edit) return { ok: false, message: edit.refusal };
  const { body, ids } = edit;
  const before = core.bodyOf(document);
  const kindOf = (id: string) => (findNode(body, id) ?? findNode(before, id))?.kind ?? '';
  const [node] = ids;
  const place = { document, ...(node === undefined ? {} : { node }) };
  const selection = selectionIn === undefined ? place : selectionIn(body, ids);
  const label = () => labelOfNodes(action, ids.map(kindOf), core.ports.kinds);
  core.apply({ document, body, label, place, selection });
  return { ok: true, ids };
}

function nodesOf(core: EditorCore) {
  const { ports } = core;
  return {
    insert: (document, at, nodes) =>
      applyNodes(core, document, insertNodes(core.bodyOf(document), at, nodes, ports), 'insert'),
    move: (document, ids, at) =>
      applyNodes(core, document, moveNodes(core.bodyOf(document), ids, at, ports.kinds), 'move'),
    duplicate: (document, ids) =>
      applyNodes(core, document, duplicateNodes(core.bodyOf(document), ids, ports), 'duplicate'),
    removeNodes: (document, ids) => {
      const before = core.bodyOf(document);
      return applyNodes(core, document, deleteNodes(before, ids), 'delete', (body, goneIds) =>
        selectionAfterDelete(document, before, body, goneIds),
      );
    },
    refuse: (document, list, what) => {
      const body = core.bodyOf(document);
      if ('ids' in what) return refuseMove(body, what.ids, list, ports.kinds);
      const { nodes } = what;
      return refusePlacement(body, { list, nodes, countHere: 0, growth: countNodes(nodes) }, ports.kinds);
    },
  } satisfies Partial<Editor>;
}

function historyOf(core: EditorCore) {
  return {
    undo: core.undo.bind(core),
    redo: core.redo.bind(core),
    travel: (entry) => {
      const count = core.history.countUpTo(entry);
      while (core.history.doneCount > count && core.undo());
      while (core.history.doneCount < count && core.redo());
    },
  } satisfies Partial<Editor>;
}
