/** What the canvas is built on: open documents, their edits, their history, and what listeners hear of each change (ADR-695). */
import type { StoreApi } from 'zustand/vanilla';
import type { LocaleText } from '#schemas/page/text.ts';
import type { BlockKinds } from './block-kinds.ts';
import type { EditorChange } from './changes.ts';
import type { DocumentKey, EditedDocument, NodeList, NodeSpot, Place, Selection } from './document.ts';
import type { HistoryEntry } from './history.ts';
import type { Conflict } from './merge/conflict.ts';

export interface EditorState {
  documents: Readonly<Record<DocumentKey, EditedDocument>>;
  selection: Selection | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** The oldest step first; those that were undone at the end. */
  history: readonly HistoryEntry[];
}

/** What came of an edit: done with the blocks it is about, or why not, to be shown. */
export type EditResult = { ok: true; ids: readonly string[] } | { ok: false; message: LocaleText };

interface SetOptions {
  /** Edits of one group in a row are one step however long they take, as those of a slider being dragged. */
  group?: string;
}

export interface Editor {
  readonly kinds: BlockKinds;
  /** For `useStore`; is changed by the editor alone. */
  readonly store: Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'>;
  getState: () => EditorState;
  subscribe: (listener: (state: EditorState, before: EditorState) => void) => () => void;
  /** Hears each change of a document, after the state holds it. */
  subscribeChanges: (listener: (change: EditorChange) => void) => () => void;

  /** Takes a document in; one that is open already stays as it is. */
  open: (document: EditedDocument) => void;
  /** Lets a document go with its steps. */
  close: (document: DocumentKey) => void;
  select: (selection: Selection | undefined) => void;

  /**
   * One field. Typing in one field within a second is one step. `undefined` takes an optional field out. In a text of both
   * languages, `/title/cn` makes one text each.
   */
  set: (place: Place, value: unknown, options?: SetOptions) => EditResult;
  /** Takes an optional field, or the entry of a list, out. */
  remove: (place: Place) => EditResult;
  /** Adds blocks; ids the document has already are replaced, in slots too. The first new one is chosen. */
  insert: (document: DocumentKey, at: NodeSpot, nodes: readonly unknown[]) => EditResult;
  /** Moves blocks, in the order of the page; what stands in a moved block goes with it. */
  move: (document: DocumentKey, ids: readonly string[], at: NodeSpot) => EditResult;
  removeNodes: (document: DocumentKey, ids: readonly string[]) => EditResult;
  /** Copies each block to the place after it. */
  duplicate: (document: DocumentKey, ids: readonly string[]) => EditResult;
  /** Why these blocks may not stand in a list, without a change: what a drag shows. Given are ids of blocks to be moved, or new blocks. */
  refuse: (
    document: DocumentKey,
    list: NodeList,
    what: { ids: readonly string[] } | { nodes: readonly unknown[] },
  ) => LocaleText | undefined;
  /** Another body as a whole: an import, an older version. One step. */
  replaceBody: (document: DocumentKey, body: unknown, label: LocaleText) => EditResult;

  /** Across all open documents; chooses what was chosen before the step. False where there is nothing to undo. */
  undo: () => boolean;
  redo: () => boolean;
  /** Undoes or does again until the entry is the last step; without one, until nothing is. */
  travel: (entry: number | undefined) => void;

  /** The server has this body now under this base: nothing in the document changes. */
  setBase: (document: DocumentKey, base: string) => void;
  /**
   * Takes in what another person saved: the document becomes the merge of both, no step of the history.
   * @param common the body both started from
   */
  receive: (
    document: DocumentKey,
    common: unknown,
    theirs: { base: string; body: unknown },
  ) => readonly Conflict[];
}
