/** Answers the calls of goods. */
import {
  goodsCardsGet,
  goodsDetailGet,
  goodsPageGet,
  goodsTypeGet,
  goodsDirectoryGet,
  goodsAboutGet,
} from '#schemas/api/catalogue/goods.ts';
import { cardFacts, presentLists } from '../rules/goods.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';
import { secondsUpTo, secondsOf } from '#schemas/time.ts';
import { marqueeFor } from '#schemas/shop/marquee.ts';
import { readAccess } from '#server/areas/access/area.ts';
import { findDetail } from '../rules/find-detail.ts';
import { lessonsIn, pageOfOutline, presentNode, secondsOfLessons } from '../rules/outline.ts';
import { presentDetail } from '../rules/present-detail.ts';
import { readDetail } from '../rules/read-detail.ts';
import { readLinks } from '../rules/read-links.ts';
import { PLAIN_FACTS, pickFacts } from '#schemas/content/goods-facts.ts';
import { isFree } from '#schemas/content/goods-state.ts';
import { LIST_PAGE_SIZE_MAX, LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { readText } from '#schemas/page/text.ts';
import { richTextTree } from '#schemas/text/rich-text.ts';
import { introductionOf, presentLimits, presentLive, presentNames } from '../rules/detail.ts';
import { readRefundTerms } from '../rules/refund-terms.ts';
import { readRelated } from '../rules/related.ts';
import { presentSku } from '../rules/skus.ts';
import { tabsOf } from '../rules/tabs.ts';
import { readTrial } from '../rules/read-trial.ts';
import { presentDirectoryNode } from '../rules/directory.ts';
import { readOwnOutline } from '../rules/own-outline.ts';

/** Answers the cards of any number of lists in one call; a promotion that is over no longer lowers a price. */
export const goodsCardsGetHandler = handle(goodsCardsGet, async ({ input, shop, deps, locale }) => {
  const rows = await Promise.all(input.queries.map((query) => deps.stores.goods.find(shop.appId, query)));
  return ok({ lists: await presentLists(deps.stores, cardFacts(shop.appId, locale, deps.clock), rows) });
});

/** Answers a good for the person asking; what may be played comes after the decision on access alone (D67, requirement 32). */
export const goodsDetailGetHandler = handle(goodsDetailGet, async ({ input, shop, deps, viewer, locale }) => {
  const { appId } = shop;
  const match = await findDetail(deps.stores, appId, input);
  if (!('goods' in match)) return match.outcome;
  const access = await readAccess(deps, appId, { viewer, goods: match.goods });
  // What was taken down stays theirs to whom it belongs.
  if (!match.ok && !access.can_study) return match.outcome;
  const read = await readDetail(deps, { appId, locale }, match.goods);
  const ids = [read.goods.id, ...lessonsIn(read.outline).map(({ resourceId }) => resourceId)];
  const userId = viewer?.user.id;
  const [progressMap, links, waiting] = await Promise.all([
    deps.learning.progressOf(appId, userId, ids),
    readLinks(deps, { appId, userId, canStudy: access.can_study }, read),
    userId === undefined || access.can_study
      ? undefined
      : deps.orders.waiting(appId, userId, read.soldGood.goods.id),
  ]);
  const { nickname = '', phone = '' } = viewer?.user ?? {};
  const marquee = viewer === undefined ? undefined : marqueeFor(shop.row.info, { nickname, phone });
  return ok({
    ...presentDetail(read, {
      access,
      progressMap,
      locale,
      links,
      marquee,
      isSelling: shop.capabilities.selling,
    }),
    ...(waiting === undefined
      ? {}
      : {
          open_order: {
            order_id: waiting.id,
            amount: waiting.amount,
            expire_ts: secondsUpTo(waiting.expiresAt),
          },
        }),
  });
});

/** Answers the page of a good, the same for all (M21, D67). */
export const goodsPageGetHandler = handle(goodsPageGet, async ({ input, shop, deps, locale }) => {
  const { appId } = shop;
  const match = await findDetail(deps.stores, appId, input);
  if (!match.ok) return match.outcome;
  const read = await readDetail(deps, { appId, locale }, match.goods);
  const { goods, detail, outline, soldGood, saleState, now } = read;
  const holders = saleState.holders.map((holder) => holder.goods).filter(({ state }) => state === 'on');
  const [relatedRows, tags, trial, ratings, refund] = await Promise.all([
    readRelated(
      deps.stores,
      appId,
      goods,
      holders.map(({ id }) => id),
    ),
    deps.stores.listings.tags(appId),
    readTrial(deps, { appId, locale }, read),
    deps.comments.ratingsOf(shop, goods.id),
    readRefundTerms(deps.stores, appId, soldGood.goods.id),
  ]);
  const [relatedCards = [], parents = []] = await presentLists(deps.stores, { appId, locale, now }, [
    relatedRows,
    holders,
  ]);
  const lessons = lessonsIn(outline);
  const top = pageOfOutline(outline, { parentId: '', page: 1, pageSize: LIST_PAGE_SIZE_MAX });
  return ok({
    goods: {
      ...presentNames(goods, locale),
      state: goods.state === 'hidden' ? ('hidden' as const) : ('on' as const),
      is_free: isFree(soldGood.goods),
      have_password: soldGood.limits.hasPassword,
      student_count: goods.student_count,
      tags: tags
        .filter(({ id }) => goods.tags.includes(id))
        .map(({ id, title }) => ({ id, title: readText(title, locale) || id })),
      ...pickFacts(detail ?? PLAIN_FACTS),
      lesson_count: goods.lesson_count,
      seconds: lessons.length === 0 ? (read.media?.seconds ?? 0) : secondsOfLessons(lessons),
      updated_ts: goods.updated_ts,
    },
    live: presentLive(goods, detail),
    teachers: read.teachers,
    offer: soldGood.offer,
    skus: soldGood.skus.map((sku) => presentSku(sku, locale)),
    limits: presentLimits(soldGood.limits, soldGood.goods),
    introduction: richTextTree(introductionOf(goods, detail, locale)),
    refund: {
      ...refund,
      by_request: shop.capabilities.refundRequests,
      terms: readText(refund.terms, locale),
    },
    trial,
    reviews: { count: read.commentCount, ...ratings },
    outline: {
      list: top.rows.map((row) => presentNode(row, outline, locale)),
      total: top.total,
      has_more: top.hasMore,
    },
    tabs: tabsOf(read),
    related: relatedCards,
    parents,
    server_ts: now,
  });
});

/** Answers the type of a good (D20). */
export const goodsTypeGetHandler = handle(goodsTypeGet, async ({ input, shop, deps }) => {
  const row = await deps.stores.goods.byId(shop.appId, input.goods_id);
  if (row === undefined || row.state === 'off') return fail('not-found');
  return ok({ goods_type: row.type });
});

/** Answers an outline as the person asking sees it (D67). */
export const goodsDirectoryGetHandler = handle(
  goodsDirectoryGet,
  async ({ input, shop, deps, viewer, locale }) => {
    const { appId } = shop;
    const {
      goods_id: id,
      parent_id: parentId = '',
      page: pageNumber = 1,
      page_size: pageSize = LIST_PAGE_SIZE,
    } = input;
    const goods = await deps.stores.goods.byId(appId, id);
    if (goods === undefined) return fail('not-found');
    const access = await readAccess(deps, appId, { viewer, goods });
    if (goods.state === 'off' && !access.can_study) return fail('delisted');
    const { outline, accessTo } = await readOwnOutline(deps, { appId, viewer }, { courseId: id, access });
    const { rows, total, page, hasMore } = pageOfOutline(outline, { parentId, page: pageNumber, pageSize });
    const lessons = lessonsIn(outline).map(({ resourceId }) => resourceId);
    const progressMap = await deps.learning.progressOf(appId, viewer?.user.id, lessons);
    const facts = { accessTo, progressMap, locale, now: secondsOf(deps.clock.now()) };
    return ok({
      list: rows.map((row) => presentDirectoryNode(row, outline, facts)),
      total,
      page,
      page_size: pageSize,
      has_more: hasMore,
    });
  },
);

/** Answers what the page of a good shows beside it, as one list (M224). */
export const goodsAboutGetHandler = handle(goodsAboutGet, async ({ input, call }) => {
  const page = await call(goodsPageGet, input);
  if (page.ok) return ok({ list: [...page.data.parents, ...page.data.related] });
  return fail(page.code === 'delisted' ? 'delisted' : 'not-found');
});
