/** Where files of a shop are used: goods, teachers, what stands live of its pages, and how its certificates look. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Text } from '#schemas/page/text.ts';
import { goods, goodsDetail, goodsMedia, teacher } from '#server/areas/catalogue/area.ts';
import { certificateDesign } from '#server/areas/certificates/area.ts';
import { configLive, configVersion } from '#server/areas/pages/area.ts';
import type { Database } from '#server/kernel/db/db.ts';

export type MediaUseStore = ReturnType<typeof createMediaUseStore>;

export interface MediaUse {
  /** Of the file. */
  mediaId: string;
  kind: 'goods' | 'teacher' | 'page' | 'certificate';
  id: string;
  title: Text;
}

/** The address of a picture or of other media, and the id in it. */
const ADDRESS = String.raw`(?:media:|/media/)([A-Za-z0-9_-]{43})`;

/** Ids of files some texts name, in one pass over them. */
const idsIn = (texts: readonly SQL[]): SQL<string> =>
  sql<string>`(regexp_matches(concat_ws(' ', ${sql.join([...texts], sql`, `)}), ${ADDRESS}::text, 'g'))[1]`;

const textsOf = (columns: readonly unknown[]): SQL[] => columns.map((column) => sql`${column}::text`);

function usesByGoods(db: Database, appId: string) {
  const texts = textsOf([
    goods.cover,
    goodsDetail.introduction,
    goodsMedia.url,
    goodsMedia.poster,
    goodsMedia.captions,
    goodsMedia.chapters,
    goodsMedia.sizes,
    goodsMedia.text,
  ]);
  return db
    .select({ mediaId: idsIn(texts), id: goods.id, title: goods.title })
    .from(goods)
    .leftJoin(goodsDetail, and(eq(goodsDetail.appId, goods.appId), eq(goodsDetail.goodsId, goods.id)))
    .leftJoin(goodsMedia, and(eq(goodsMedia.appId, goods.appId), eq(goodsMedia.goodsId, goods.id)))
    .where(eq(goods.appId, appId));
}

const usesByTeachers = (db: Database, appId: string) =>
  db
    .select({
      mediaId: idsIn(textsOf([teacher.portrait, teacher.about])),
      id: teacher.id,
      title: teacher.name,
    })
    .from(teacher)
    .where(eq(teacher.appId, appId));

const usesByPages = (db: Database, appId: string) =>
  db
    .select({
      mediaId: idsIn(textsOf([configVersion.body])),
      id: sql<string>`${configLive.kind} || '/' || ${configLive.id}`,
      title: sql<Text>`coalesce(${configVersion.body} -> 'title', to_json(${configLive.id}))`,
    })
    .from(configLive)
    .innerJoin(
      configVersion,
      and(
        eq(configVersion.appId, configLive.appId),
        eq(configVersion.kind, configLive.kind),
        eq(configVersion.id, configLive.id),
        eq(configVersion.hash, configLive.hash),
      ),
    )
    .where(eq(configLive.appId, appId));

const usesByCertificates = (db: Database, appId: string) =>
  db
    .select({
      mediaId: idsIn(textsOf([certificateDesign.design])),
      id: sql<string>`'design'`,
      title: sql<Text>`${certificateDesign.design} -> 'title'`,
    })
    .from(certificateDesign)
    .where(eq(certificateDesign.appId, appId));

export function createMediaUseStore(db: Database) {
  return {
    /** Of these files, each use once; goods first, then teachers, pages and certificates. */
    of: async (appId: string, ids: readonly string[]): Promise<MediaUse[]> => {
      if (ids.length === 0) return [];
      const [byGoods, byTeachers, byPages, byCertificates] = await Promise.all([
        usesByGoods(db, appId),
        usesByTeachers(db, appId),
        usesByPages(db, appId),
        usesByCertificates(db, appId),
      ]);
      const uses: MediaUse[] = [
        ...byGoods.map((one) => ({ kind: 'goods' as const, ...one })),
        ...byTeachers.map((one) => ({ kind: 'teacher' as const, ...one })),
        ...byPages.map((one) => ({ kind: 'page' as const, ...one })),
        ...byCertificates.map((one) => ({ kind: 'certificate' as const, ...one })),
      ];
      const idSet = new Set(ids);
      const byKey = new Map(
        uses
          .filter(({ mediaId }) => idSet.has(mediaId))
          .map((use) => [`${use.mediaId} ${use.kind} ${use.id}`, use]),
      );
      return [...byKey.values()];
    },
  };
}
