/** What visitors of the demo read, as one short name, so that a database another version filled is known (ADR-662). */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { setting } from '#server/kernel/db/installation.ts';
import type { DemoShop } from './demo-shop.ts';
import { CONTENT_KEY } from './progress.ts';

/** For the operator, where `isOtherContent` is true. */
export const OTHER_CONTENT =
  'The demo shops of this installation were filled by another version and keep its texts and lessons. To see those of this version, start with a new DATA_DIR (or an empty DATABASE_URL); nothing here changes.';

/** Every text in it, in order; moments are numbers and differ with each reading. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** SHA-256 of the texts of goods, their pages, lessons and exams. */
export function contentOf(shops: readonly DemoShop[]): string {
  const texts = shops.map(({ label, goods, details, exams }) => [label, textsOf([goods, details, exams])]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** Whether the demo here was filled from other texts than these; so is one that was filled before this was remembered. */
export async function isOtherContent(db: Database, shops: readonly DemoShop[]): Promise<boolean> {
  const [row] = await db.select().from(setting).where(eq(setting.key, CONTENT_KEY));
  return row?.value !== contentOf(shops);
}
