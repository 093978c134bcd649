/** Figures of the whole installation: its database, what shops keep in files, and the jobs that are open. */
import { count, isNotNull, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { mediaFile } from '#server/areas/media/area.ts';
import { shop } from '#server/areas/shop/area.ts';
import { image } from '#server/areas/uploads/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';

const SHOPS_MAX = 100;
const VERSION_STEP = 10_000;
/** PostgreSQL built to run inside a program says so of its machine. */
const EMBEDDED = /emscripten|wasm/i;

export type InstallationStore = ReturnType<typeof createInstallationStore>;

export function createInstallationStore(db: Database) {
  return {
    async database() {
      const { rows } = await db.execute<{ number: number; says: string; bytes: string }>(
        sql`select current_setting('server_version_num')::int as number, version() as says, pg_database_size(current_database())::text as bytes`,
      );
      const { number = 0, says = '', bytes = '0' } = rows[0] ?? {};
      const kind: 'embedded' | 'postgres' = EMBEDDED.test(says) ? 'embedded' : 'postgres';
      return { kind, version: Math.floor(Number(number) / VERSION_STEP), bytes: Number(bytes) };
    },
    /** By shop, the most bytes first. */
    async files() {
      const all = unionAll(
        db.select({ appId: image.appId, bytes: sql<number>`${image.bytes}::bigint`.as('bytes') }).from(image),
        db
          .select({ appId: mediaFile.appId, bytes: sql<number>`${mediaFile.bytes}`.as('bytes') })
          .from(mediaFile),
      ).as('kept');
      const bytes = sql<number>`coalesce(sum(kept.bytes), 0)::bigint`.mapWith(Number);
      const rows = await db
        .select({ label: shop.label, files: count(), bytes })
        .from(all)
        .innerJoin(shop, sql`${shop.appId} = ${all.appId}`)
        .groupBy(shop.label)
        .orderBy(sql`3 desc`, shop.label)
        .limit(SHOPS_MAX);
      return rows;
    },
    async jobs() {
      const [row] = await db
        .select({
          waiting: sql<number>`count(*) filter (where ${isNull(job.failedAt)})`.mapWith(Number),
          failed: sql<number>`count(*) filter (where ${isNotNull(job.failedAt)})`.mapWith(Number),
        })
        .from(job)
        .where(isNull(job.doneAt));
      return row ?? { waiting: 0, failed: 0 };
    },
  };
}
