/** The documents autosave follows, with their bodies in the editor, and what is shown of their saving. */
import { createStore } from 'zustand/vanilla';
import type { DocumentKey } from '../model/document.ts';
import type { Editor } from '../model/editor.ts';
import { isEqual } from '../model/equal.ts';
import { commonOf, type DraftDocument } from './draft-document.ts';
import type { Network, Stand } from './draft-ports.ts';
import { overallState, type Saving } from './save-state.ts';

/** What autosave does in the editor: it never writes a field but to merge what another person saved. */
export type SavingEditor = Pick<Editor, 'getState' | 'subscribeChanges' | 'receive' | 'setBase' | 'open'>;

export class DraftSet {
  readonly store = createStore<Saving>(() => ({ state: 'saved', documents: {}, isSignedOut: false }));
  readonly editor: SavingEditor;
  readonly #network: Network;
  readonly #drafts = new Map<DocumentKey, DraftDocument>();
  isSignedOut = false;
  /** The latest request did not reach the server. */
  isUnreachable = false;

  constructor(editor: SavingEditor, network: Network) {
    this.editor = editor;
    this.#network = network;
  }

  get(key: DocumentKey): DraftDocument | undefined {
    return this.#drafts.get(key);
  }

  add(draft: DraftDocument): void {
    this.#drafts.set(draft.key, draft);
  }

  get all(): DraftDocument[] {
    return [...this.#drafts.values()];
  }

  bodyOf({ key }: DraftDocument): unknown {
    return this.editor.getState().documents[key]?.body;
  }

  /** Those the server has not as they are. */
  get unsavedDrafts(): DraftDocument[] {
    return this.all.filter((draft) => !draft.isSaved(this.bodyOf(draft)));
  }

  /** Those of them the server did not refuse as they are. */
  get sendable(): DraftDocument[] {
    return this.unsavedDrafts.filter(({ refusal }) => refusal === undefined);
  }

  /** The server has this version of what we have. */
  settle(draft: DraftDocument, stand: Stand): void {
    draft.onStand(stand);
    this.editor.setBase(draft.key, stand.base);
  }

  /** Merges what another person saved into what we have; conflicts are kept until they are read. */
  merge(draft: DraftDocument, stand: Stand): void {
    const conflicts = this.editor.receive(draft.key, commonOf(draft, stand), stand);
    draft.onStand(stand);
    draft.conflicts = [...draft.conflicts, ...conflicts];
  }

  /** Tells what is shown, where it changed. */
  show(): void {
    const isOffline = this.isUnreachable || !this.#network.isOnline();
    const connection = this.isSignedOut ? 'signed-out' : isOffline ? 'offline' : 'online';
    const documents = Object.fromEntries(
      this.all.map((draft) => [draft.key, draft.savingOf(this.bodyOf(draft), connection)]),
    );
    const next = { state: overallState(documents), documents, isSignedOut: this.isSignedOut };
    if (!isEqual(next, this.store.getState())) this.store.setState(next);
  }
}
