/** A task of the server that is killed in its middle, or whose disk is full. */
import type { OpenedStores } from '#server/start/open-stores.ts';
import type { BuiltServer } from './built-server.ts';

/** What a task was answered whole: never lost again. */
export type AcknowledgedSet = Set<string>;

interface Place {
  /** A folder of the task's own, kept over all starts. */
  folder: string;
  acknowledgedSet: AcknowledgedSet;
}

interface Work extends Place {
  server: BuiltServer;
  /** How often the work was done to its end before: each time it brings something new. */
  run: number;
  random: () => number;
}

interface StoredState extends Place {
  dataDir: string;
  /** Nothing is killed any more: all of it must be done. */
  isOver: boolean;
}

export interface FaultTask {
  readonly name: string;
  /** Further variables of the server. */
  env?(): Promise<Readonly<Record<string, string>>>;
  /** Fills the data directory, or the folder, before the first start. */
  prepare?(place: { dataDir: string; folder: string }): Promise<void>;
  /** Before each start, while no server runs. */
  beforeStart?(stores: OpenedStores, run: number): Promise<void>;
  /** Does all of it; rejects where the server is gone or its disk is full. */
  work(work: Work): Promise<void>;
  /** Whether the work is in its middle now: disks are filled then, too. */
  isUnderWay?(server: BuiltServer, acknowledgedSet: AcknowledgedSet): Promise<boolean>;
  /** What is wrong with what is stored, while no server runs. */
  judge(stores: OpenedStores, storedValue: StoredState): Promise<string[]>;
}
