/** Rows of uploaded pictures: one a shop and picture, never changed. */
import { and, eq } from 'drizzle-orm';
import { FALLBACKS } from '#schemas/content/pictures.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ImageStore } from './image-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { image } from './tables/images.ts';
import { isStorable, storable } from '#server/kernel/db/text.ts';

const NAME_MAX = 200;

export function createImageStore(db: Database, clock: Clock): ImageStore {
  return {
    byId: async (appId, id) => {
      if (!isStorable(id)) return undefined;
      const [row] = await db
        .select()
        .from(image)
        .where(and(eq(image.appId, appId), eq(image.id, id)));
      const fallback = FALLBACKS.find((one) => one === row?.format);
      if (row === undefined || fallback === undefined) return undefined;
      const { name, width, height, widths, bytes } = row;
      return { id, name, width, height, widths, bytes, fallback };
    },
    add: async (appId, { fallback, widths, ...row }) => {
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
    remove: async (appId, id) => {
      await db.delete(image).where(and(eq(image.appId, appId), eq(image.id, id)));
    },
  };
}
