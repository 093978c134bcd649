/** What an installation remembers of its demo shops. */
import type { Database } from '#server/kernel/db/db.ts';
import { setting } from '#server/kernel/db/installation.ts';

/** How far seeding came: `running` or `done`. */
export const PROGRESS_KEY = 'seed';
/** The moment the demo's times are counted from, in unix milliseconds. */
export const DATED_KEY = 'seed_dated';
/** What the demo's visitors read, as `contentOf` names it. */
export const CONTENT_KEY = 'seed_content';

export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  await db.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
}
