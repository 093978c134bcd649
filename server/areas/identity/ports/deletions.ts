/** Accounts whose deletion is due, and doing it. */

export interface DeletionStore {
  due(now: number, limit: number): Promise<{ appId: string; id: string }[]>;
  /** Deletes the person and all that is theirs, in one step; nothing where they took it back. Handles of the sessions that ended. */
  carryOut(appId: string, id: string, now: number): Promise<string[]>;
}
