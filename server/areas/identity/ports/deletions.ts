/** Accounts whose deletion is due, and doing it. */
import type { Person, AppContext } from '#server/kernel/area.ts';

export interface DeletionStore {
  due(now: number, limit: number): Promise<Person[]>;
  /** Deletes the person and what `forget` removes, in one step; nothing where they took it back. Handles of the sessions that ended. */
  carryOut(person: Person, now: number, forget: AppContext['forget']): Promise<string[]>;
}
