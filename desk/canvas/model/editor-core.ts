/** The state of the editor and the one way a body changes: a step of the history, the new state, and what listeners hear of it. */
import { createStore } from 'zustand/vanilla';
import type { LocaleText } from '#schemas/page/text.ts';
import type { BlockKinds } from './block-kinds.ts';
import { diffBodies, isEmptyChange, type ChangeReason, type EditorChange } from './changes.ts';
import { keyOf, type DocumentKey, type EditedDocument, type Selection } from './document.ts';
import type { EditorState } from './editor.ts';
import { shareEqual } from './equal.ts';
import { History, type Step, type StepGroup } from './history.ts';
import type { Conflict } from './merge/conflict.ts';
import { merge3 } from './merge/merge3.ts';
import { findNode } from './tree.ts';

export interface EditorPorts {
  kinds: BlockKinds;
  /** Milliseconds. */
  now: () => number;
  /** A few letters and digits, others each time: the end of a new block's id. */
  random: () => string;
}

/** One step: the new body of a document, what it is called and what is chosen afterwards. */
export interface Edit {
  document: DocumentKey;
  body: unknown;
  label: () => LocaleText;
  /** What it changes. */
  place: Selection;
  /** Left out, what is chosen stays. */
  selection?: Selection | undefined;
  group?: StepGroup | undefined;
  reason?: ChangeReason;
}

const EMPTY: EditorState = {
  documents: {},
  selection: undefined,
  canUndo: false,
  canRedo: false,
  history: [],
};

export class EditorCore {
  readonly ports: EditorPorts;
  readonly store = createStore<EditorState>(() => EMPTY);
  readonly history = new History();
  readonly #listeners = new Set<(change: EditorChange) => void>();

  constructor(ports: EditorPorts) {
    this.ports = ports;
  }

  get state(): EditorState {
    return this.store.getState();
  }

  bodyOf(key: DocumentKey): unknown {
    return this.state.documents[key]?.body;
  }

  subscribeChanges(listener: (change: EditorChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(document: EditedDocument): void {
    const key = keyOf(document);
    if (this.state.documents[key] !== undefined) return;
    this.#put({ documents: { ...this.state.documents, [key]: document } });
    this.#emit({ ...diffBodies(undefined, document.body), document: key, reason: 'open' });
  }

  close(key: DocumentKey): void {
    const { [key]: _, ...documents } = this.state.documents;
    const { selection } = this.state;
    this.history.forget(key);
    this.#put({ documents, selection: selection?.document === key ? undefined : selection });
  }

  apply({ document, body, label, place, group, reason = 'edit', ...rest }: Edit): void {
    const before = this.bodyOf(document);
    const change = diffBodies(before, body);
    if (isEmptyChange(change)) return;
    const selectionBefore = this.state.selection;
    const selectionAfter = 'selection' in rest ? rest.selection : selectionBefore;
    this.history.add({
      document,
      label: label(),
      at: this.ports.now(),
      group,
      before,
      after: body,
      selectionBefore,
      selectionAfter,
      place,
    });
    this.#putDocument(document, { body }, { selection: selectionAfter });
    this.#emit({ ...change, document, reason });
  }

  undo(): boolean {
    const { last } = this.history;
    if (last !== undefined) this.#walk(last, 'undo');
    return last !== undefined;
  }

  redo(): boolean {
    const { next } = this.history;
    if (next !== undefined) this.#walk(next, 'redo');
    return next !== undefined;
  }

  setBase(key: DocumentKey, base: string): void {
    if (this.state.documents[key]?.base !== base) this.#putDocument(key, { base });
  }

  receive(key: DocumentKey, common: unknown, theirs: { base: string; body: unknown }): readonly Conflict[] {
    const before = this.bodyOf(key);
    if (before === undefined) return [];
    const { body, conflicts } = merge3(common, before, theirs.body);
    const next = shareEqual(before, body);
    const change = diffBodies(before, next);
    this.#putDocument(key, { base: theirs.base, body: next });
    if (!isEmptyChange(change)) this.#emit({ ...change, document: key, reason: 'merge' });
    return conflicts;
  }

  #emit(change: EditorChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Puts a part into the state, and the history as it stands. */
  #put(part: Partial<EditorState>): void {
    const { last, next, entries } = this.history;
    const canUndo = last !== undefined;
    this.store.setState({ ...part, canUndo, canRedo: next !== undefined, history: entries });
  }

  #putDocument(key: DocumentKey, part: Partial<EditedDocument>, state: Partial<EditorState> = {}): void {
    const document = this.state.documents[key];
    if (document === undefined) return;
    this.#put({ ...state, documents: { ...this.state.documents, [key]: { ...document, ...part } } });
  }

  /** Goes from one end of a step to the other; what came in between from elsewhere stays. */
  #walk(step: Step, reason: 'undo' | 'redo'): void {
    const { document } = step;
    const [from, to] = reason === 'undo' ? [step.after, step.before] : [step.before, step.after];
    const current = this.bodyOf(document);
    const body = current === from ? to : shareEqual(current, merge3(from, to, current).body);
    if (reason === 'undo') this.history.stepBack(body, current);
    else this.history.stepForth(current, body);
    const selection = (reason === 'undo' ? step.selectionBefore : step.selectionAfter) ?? step.place;
    const isThere = selection.node === undefined || findNode(body, selection.node) !== undefined;
    this.#putDocument(document, { body }, { selection: isThere ? selection : undefined });
    const reveal = isThere ? selection : step.place;
    this.#emit({ ...diffBodies(current, body), document, reason, reveal });
  }
}
