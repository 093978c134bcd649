/** Rows of uploaded pictures: one a shop and picture, never changed. */
import { and, eq, inArray } from 'drizzle-orm';
import { FALLBACKS } from '#schemas/content/pictures.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ImageRow } from './image-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { image } from '../tables/images.ts';
import { isStorable, storable } from '#server/kernel/db/text.ts';

const NAME_MAX = 200;

export type ImageStore = ReturnType<typeof createImageStore>;

export function createImageStore(db: Database, clock: Clock) {
  async function byIds(appId: string, ids: readonly string[]): Promise<ImageRow[]> {
    const rows = await db
      .select()
      .from(image)
      .where(and(eq(image.appId, appId), inArray(image.id, ids.filter(isStorable))));
    return rows.flatMap(({ id, name, width, height, widths, bytes, format }) => {
      const fallback = FALLBACKS.find((one) => one === format);
      return fallback === undefined ? [] : [{ id, name, width, height, widths, bytes, fallback }];
    });
  }
  return {
    /** Those that are there, in one query. */
    byIds,
    byId: async (appId: string, id: string): Promise<ImageRow | undefined> => (await byIds(appId, [id]))[0],
    /** Of every shop's pictures, each once. */
    allIds: async (): Promise<string[]> =>
      (await db.selectDistinct({ id: image.id }).from(image)).map(({ id }) => id),
    /** Does nothing where the shop has the picture already. */
    add: async (appId: string, { fallback, widths, ...row }: ImageRow): Promise<void> => {
      await db
        .insert(image)
        .values({
          ...row,
          appId,
          name: storable(row.name, NAME_MAX),
          format: fallback,
          widths: [...widths],
          createdAt: clock.now(),
        })
        .onConflictDoNothing();
    },
    remove: async (appId: string, id: string): Promise<void> => {
      await db.delete(image).where(and(eq(image.appId, appId), eq(image.id, id)));
    },
  };
}
