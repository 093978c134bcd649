/** What is sold: goods, their tags and lists, and finding them. */
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Locale } from '#schemas/locale.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Access, SaleState } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { AppContext, Areas } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { afterCommit } from '#server/kernel/db/transaction.ts';
import { createFairQueue, type FairQueue } from '#server/kernel/limits/fair-queue.ts';
import { searchReportCalls } from './console/search-report.ts';
import { goodsCalls } from './console/goods.ts';
import { teacherCalls } from './console/teachers.ts';
import { limits, SEARCH_TURNS } from './limits.ts';
import { type GoodsStore, createGoodsStore } from './store/goods.store.ts';
import { type ListingStore, createListingStore } from './store/listings.store.ts';
import type { TermRow } from './store/detail-rows.ts';
import { createCampStore, type CampStore } from './store/camps.store.ts';
import { type DetailStore, createDetailStore } from './store/details.store.ts';
import { readCampCalendar, type CampCalendar, type CampSpan } from './rules/camp-calendar.ts';
import { stateOf, termOf } from './rules/terms.ts';
import { createSearchMissStore, removeOldMisses, type SearchMissStore } from './store/search-misses.store.ts';
import { type SearchStore, createSearchStore } from './store/search.store.ts';
import type { SkuRow } from './store/sku-rows.ts';
import { type SkuStore, createSkuStore } from './store/skus.store.ts';
import type { PlayableGood } from '#server/areas/media/area.ts';
import { isSaleOver, playedOf, trialOf } from './rules/media.ts';
import { skusAt } from './rules/skus.ts';
import { lessonsFor, type LessonOf } from './rules/directory.ts';
import { begunOf, farthestOf, readLearn } from './rules/learn.ts';
import { isInCourse } from './rules/contained-goods.ts';
import { readOwnOutline } from './rules/own-outline.ts';
import { readSaleState } from './rules/sale-state.ts';
import { readCertificateTerms, type CertificateTerms } from './rules/certificate-terms.ts';
import { changeLive, type LiveChange } from './store/live.store.ts';
import { putTakenGood, type TakenGood } from './store/taken-goods.store.ts';
import { readRefundTerms } from './rules/refund-terms.ts';
import { createTeacherPartStore, type TeacherPartStore } from './store/teacher-parts.store.ts';
import { createGoodsPartStore, type GoodsPartStore } from './store/goods-parts.store.ts';
import { createMembershipStore, type MembershipStore } from './store/memberships.store.ts';
import { bringSearchUpToDate } from './store/search-index.ts';
import { goodsDetail, goodsMedia, goodsNode, goodsTeacher, goodsTerm, teacher } from './tables/details.ts';
import { goods, goodsSearch, goodsTag, hotWord, tag } from './tables/goods.ts';
import { searchMiss } from './tables/search-misses.ts';
import { goodsSku } from './tables/skus.ts';

/** What statements of other areas may join; rows are written here. */
export { goods } from './tables/goods.ts';
export { goodsDetail, goodsMedia, teacher } from './tables/details.ts';
export { liveFactsOf, type LiveFacts } from './store/live.store.ts';
export { isSaleOver };
export type { StockKey, SkuRow } from './store/sku-rows.ts';
export { PLAIN_DETAIL } from './rules/plain-detail.ts';
export { leftOf, presentSku } from './rules/skus.ts';
export { stockOf } from './store/skus.store.ts';
/** All a shop sells, read and written over the transaction of the work it is part of. */
export {
  readCatalogSnapshot,
  type CatalogSnapshot,
  type GoodsNamed,
  type StoredNode,
} from './store/read-catalog.store.ts';
export { createCatalogWriter, type GoodsChange } from './store/write-catalog.store.ts';
export type { MediaRow, TeacherRow, TermRow } from './store/detail-rows.ts';
export type { TagRow } from './store/listing-rows.ts';

/** Questions other areas may ask about goods. */
export interface CatalogueArea extends Pick<
  GoodsStore,
  'byId' | 'statesOf' | 'find' | 'listPublic' | 'hotWords'
> {
  /** The variants a good can be bought in, one at least, at what they cost now: a running promotion is taken off. */
  skusNow(appId: string, goods: GoodsRow): Promise<readonly SkuRow[]>;
  /** A good as it is sold now, and the courses that hold it. */
  saleStateOf(appId: string, goods: GoodsRow): Promise<SaleState>;
  /** What is played of a good that stands so, and how much of it is free to everybody; undefined where nothing is. */
  playedOf(appId: string, saleState: SaleState): Promise<PlayableGood | undefined>;
  /** Percent of it a person has ever done, its lessons counted together. */
  progressOf(appId: string, userId: string, goodsId: string): Promise<number>;
  /** The lessons of a course in their order, each with what closes it to whom this access to the course was given. */
  lessonsOf(
    appId: string,
    courseId: string,
    request: { access: Access; viewer: Pick<Viewer, 'user'> | undefined },
  ): Promise<readonly LessonOf[]>;
  /** The terms of a camp, the term of a learner who has had it since then, and the present state of each (D87). */
  termsFor(
    appId: string,
    goodsId: string,
    since: number | undefined,
  ): Promise<{ terms: readonly TermRow[]; own: TermRow | undefined; stateOf: (term: TermRow) => 0 | 1 | 2 }>;
  /** The camps of a shop, with the terms of this span and the lessons that open in it (ADR-832). */
  campCalendar(appId: string, span: CampSpan): Promise<CampCalendar>;
  /** Whether a course holds a good, itself or by a column in it. */
  isInCourse(appId: string, courseId: string, saleState: SaleState): Promise<boolean>;
  /** How far a person is in a good and its lessons. */
  learnOf(
    appId: string,
    request: { goodsId: string; userId: string; locale: Locale },
  ): ReturnType<typeof readLearn>;
  /** Begins or ends a live good, in the transaction of the work it is part of; what shows it is drawn anew after that. */
  setLive(tx: Database, goods: { appId: string; goodsId: string }, change: LiveChange): Promise<void>;
  /** Makes the good of an exam or a practice, or names it anew, in the transaction of the work it is part of. */
  putTakenGood(tx: Database, good: TakenGood): Promise<void>;
  /** Until when a person's goods make them a super member: unix milliseconds, or `always`; undefined where none does now. */
  superVipUntil: MembershipStore['superVipUntil'];
  /** On what terms its money is given back (D132), and in the seller's own words. */
  refundTermsOf(appId: string, goodsId: string): ReturnType<typeof readRefundTerms>;
  /** Percent of its lessons a person has begun; of one piece, percent of it they studied. */
  begunOf(appId: string, userId: string, goodsId: string): Promise<number>;
  /** Whose turn it is to search, by address. */
  searchTurns: FairQueue;
  /** Whether it ends with a certificate, and the ids of what is studied of it: its lessons, or itself. */
  certificateTerms(appId: string, goodsId: string): Promise<CertificateTerms>;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    goods: GoodsStore;
    goodsParts: GoodsPartStore;
    camps: CampStore;
    details: DetailStore;
    listings: ListingStore;
    memberships: MembershipStore;
    search: SearchStore;
    searchMisses: SearchMissStore;
    skus: SkuStore;
    teacherParts: TeacherPartStore;
  }
  interface Areas {
    catalogue: CatalogueArea;
  }
}

export const area = defineArea({
  name: 'catalogue',
  needs: ['learning'],
  limits,
  tables: {
    goods,
    goodsDetail,
    goodsMedia,
    goodsNode,
    goodsSku,
    goodsTag,
    goodsTeacher,
    goodsTerm,
    tag,
    teacher,
    goodsSearch,
    searchMiss,
    hotWord,
  },
  stores: (db, clock) => ({
    goods: createGoodsStore(db, clock),
    goodsParts: createGoodsPartStore(db, clock),
    camps: createCampStore(db),
    details: createDetailStore(db),
    listings: createListingStore(db, clock),
    memberships: createMembershipStore(db),
    search: createSearchStore(db, clock),
    searchMisses: createSearchMissStore(db),
    skus: createSkuStore(db),
    teacherParts: createTeacherPartStore(db),
  }),
  consoleCalls: [...goodsCalls, ...searchReportCalls, ...teacherCalls],
  today: { goods: ({ stores }, { appId }) => stores.goodsParts.countUrgent(appId) },
  retention: [removeOldMisses],
  prepare: bringSearchUpToDate,
  open({ stores, clock, bus }: AppContext, { learning }: Pick<Areas, 'learning'>): CatalogueArea {
    const { goods: store, skus } = stores;
    const catalogue: CatalogueArea = {
      byId: (appId, id) => store.byId(appId, id),
      statesOf: (appId, ids) => store.statesOf(appId, ids),
      find: (appId, query) => store.find(appId, query),
      listPublic: (appId) => store.listPublic(appId),
      hotWords: (appId) => store.hotWords(appId),
      skusNow: async (appId, goods) => skusAt(goods, await skus.of(appId, goods.id), secondsOf(clock.now())),
      saleStateOf: (appId, goods) => readSaleState({ stores, clock }, appId, goods),
      playedOf: async (appId, saleState) => {
        const media = await stores.details.mediaOf(appId, saleState.goods.id);
        return media === undefined ? undefined : playedOf(media, trialOf(saleState, media));
      },
      progressOf: (appId, userId, goodsId) => farthestOf({ stores, learning }, { appId, userId, goodsId }),
      lessonsOf: async (appId, courseId, { access, viewer }) => {
        const deps = { stores, clock, catalogue };
        const { outline, accessTo } = await readOwnOutline(deps, { appId, viewer }, { courseId, access });
        return lessonsFor(outline, accessTo, secondsOf(clock.now()));
      },
      learnOf: (appId, request) => readLearn({ stores, learning }, { appId, ...request }),
      certificateTerms: (appId, goodsId) => readCertificateTerms(stores, appId, goodsId),
      setLive: async (tx, one, change) => {
        await changeLive(tx, clock, one, change);
        const tags = [`goods:${one.goodsId}`];
        await afterCommit(tx, () => bus.publish('purge', { appId: one.appId, tags }));
      },
      putTakenGood: async (tx, good) => {
        if (!(await putTakenGood(tx, clock, good))) return;
        const tags = [`goods:${good.id}`];
        await afterCommit(tx, () => bus.publish('purge', { appId: good.appId, tags }));
      },
      begunOf: (appId, userId, goodsId) => begunOf({ stores, learning }, { appId, userId, goodsId }),
      superVipUntil: (appId, userId, now) => stores.memberships.superVipUntil(appId, userId, now),
      refundTermsOf: (appId, goodsId) => readRefundTerms(stores, appId, goodsId),
      termsFor: async (appId, goodsId, since) => {
        const now = clock.now();
        const terms = (await stores.details.termsOf(appId, [goodsId])).get(goodsId) ?? [];
        return { terms, own: termOf(terms, { since, now }), stateOf: (term) => stateOf(term, now) };
      },
      campCalendar: (appId, span) => readCampCalendar(stores, appId, span),
      searchTurns: createFairQueue(SEARCH_TURNS),
      isInCourse: (appId, courseId, saleState) =>
        isInCourse({ stores, clock }, appId, { courseId, saleState }),
    };
    return catalogue;
  },
});
