/** What is known of the saving of each document, and of all of them together. */
import type { Conflict } from '../model/merge/conflict.ts';
import type { DocumentKey } from '../model/document.ts';

/**
 * `saved`: the server has it. `saving`: it will in a moment. `local`: this browser has it, the server cannot take it (signed out,
 * or refused). `offline`: this browser has it until the network is back. `conflict`: saved, and another person wrote the same field.
 * `unsaved`: the server cannot take it now and this browser has no room for it, so that it is lost with the page.
 */
export type SavingState = 'saved' | 'saving' | 'local' | 'offline' | 'conflict' | 'unsaved';

export interface DocumentSaving {
  state: SavingState;
  /** Why the server refused it, in its words. */
  message?: string | undefined;
  conflicts: readonly Conflict[];
}

export interface Saving {
  state: SavingState;
  documents: Readonly<Record<DocumentKey, DocumentSaving>>;
  /** The server no longer knows who this is: 8504. */
  isSignedOut: boolean;
}

/** The one that needs the most attention first. */
const ORDER: readonly SavingState[] = ['unsaved', 'local', 'conflict', 'offline', 'saving', 'saved'];

export function overallState(documents: Saving['documents']): SavingState {
  const states = new Set(Object.values(documents).map(({ state }) => state));
  return ORDER.find((state) => states.has(state)) ?? 'saved';
}
