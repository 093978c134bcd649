/** What tests know of an activity of live rooms: one file each in live-activities/. */
import type { Database } from '#server/kernel/db/db.ts';
import type { Me } from './rights-fixture.ts';

/** Makes a call of the room; answers its data. */
type Ask = (who: Me, name: string, more?: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** What is done with it in a room in which everything is done (R31). */
export type ActivityWalk = (ask: Ask, people: { owner: Me; me: Me }) => Promise<void>;

interface Person {
  appId: string;
  userId: string;
  /** What others know them by. */
  name: string;
}

/** Leaves a row of a person in each table of it that names people (D90). */
export type LeaveTraces = (db: Database, person: Person) => Promise<void>;
