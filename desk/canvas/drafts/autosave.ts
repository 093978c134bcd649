/**
 * Saves drafts as they are edited (ADR-697): into this browser first, then to the server, one request at a time. An answer moves
 * `base` and never writes into a field; what another person saved is merged in.
 */
import type { StoreApi } from 'zustand/vanilla';
import { hasOpenTexts, takeTexts } from '#desk/kit/fields/open-texts.ts';
import type { DocumentKey, DocumentName } from '../model/document.ts';
import type { DraftPorts, Stand } from './draft-ports.ts';
import { DraftSet, type SavingEditor } from './draft-set.ts';
import { LocalWriter } from './local-writer.ts';
import type { Saving } from './save-state.ts';
import { Sender } from './sender.ts';
import { openDraft, type OpenResult } from './take-up.ts';

export interface Autosave {
  /** What `SaveState` (save-status.tsx) shows. */
  readonly store: Pick<StoreApi<Saving>, 'getState' | 'getInitialState' | 'subscribe'>;
  /**
   * Opens a document in the editor as the server has it, with what this browser holds and the server has not; without a network as
   * this browser holds it.
   */
  open: (name: DocumentName) => Promise<OpenResult>;
  /** Sends what is not saved at once; true when the server has everything. */
  saveNow: () => Promise<boolean>;
  /** Goes on at once: the person signed in, or the network is back. */
  resume: () => void;
  /** Takes in what another person saved meanwhile. */
  pull: (key: DocumentKey) => Promise<void>;
  /** The server has this version from now on: a draft was discarded, published or restored elsewhere than by a save. */
  adopt: (key: DocumentKey, stand: Stand) => void;
  /** The list of what both wrote was read. */
  dismissConflicts: (key: DocumentKey) => void;
  /** Writes what is not saved into this browser's store now: the page may be about to go. */
  flushLocal: () => Promise<void>;
  /** Whether closing the page would lose something: neither the server nor this browser has it. */
  wouldLose: () => boolean;
  /** Follows the editor until the returned function is called, which sends what is not saved once more. */
  start: () => () => void;
}

export function makeAutosave(editor: SavingEditor, ports: DraftPorts): Autosave {
  const set = new DraftSet(editor, ports.network);
  const writer = new LocalWriter(set, ports);
  const sender = new Sender(set, writer, ports);
  const saveNow = async () => {
    if (hasOpenTexts()) await takeTexts();
    await sender.sendAll();
    return set.unsavedDrafts.length === 0;
  };
  return {
    store: set.store,
    saveNow,
    resume: () => sender.retry(),
    flushLocal: () => writer.flush(),
    wouldLose: () => writer.wouldLose,
    ...documentsOf(set, writer, sender, ports),
    start: () => {
      const stops = follow(set, writer, sender, ports);
      return () => {
        for (const stop of stops) stop();
        void saveNow();
      };
    },
  };
}

/** Every edit is kept and sent; what waits for a network goes on with it. */
function follow(set: DraftSet, writer: LocalWriter, sender: Sender, { clock, network }: DraftPorts) {
  return [
    set.editor.subscribeChanges(({ document, reason }) => {
      const draft = reason === 'open' ? undefined : set.get(document);
      if (draft === undefined) return;
      draft.onEdit(clock.now());
      writer.touch(draft);
      set.show();
      sender.plan();
    }),
    network.subscribe(() => {
      if (network.isOnline()) sender.retry();
      else set.show();
    }),
  ];
}

function documentsOf(set: DraftSet, writer: LocalWriter, sender: Sender, ports: DraftPorts) {
  return {
    open: async (name) => {
      const result = await openDraft(name, { set, writer, ports });
      set.show();
      sender.plan();
      return result;
    },
    pull: async (key) => {
      const draft = set.get(key);
      if (draft === undefined || sender.isRunning) return;
      const { base } = draft;
      const answer = await ports.server.get(draft.name);
      // What a save moved meanwhile is newer than this answer.
      if (!answer.ok || sender.isRunning || draft.base !== base || answer.base === base) return;
      set.merge(draft, answer);
      await writer.write(draft);
      set.show();
      sender.plan();
    },
    adopt: (key, stand) => {
      const draft = set.get(key);
      if (draft === undefined) return;
      set.settle(draft, stand);
      writer.touch(draft);
      set.show();
    },
    dismissConflicts: (key) => {
      const draft = set.get(key);
      if (draft !== undefined) draft.conflicts = [];
      set.show();
    },
  } satisfies Partial<Autosave>;
}
