/** Answers the page of a good, the same for all (M21, D67). */
import { goodsPageGet } from '#schemas/api/catalogue/goods.page.get.ts';
import { isFree } from '#schemas/content/goods-state.ts';
import { LIST_PAGE_SIZE_MAX } from '#schemas/constants.ts';
import { readText } from '#schemas/page/text.ts';
import { richTextTree } from '#schemas/text/rich-text.ts';
import { readRatings } from '#server/areas/comments/area.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';
import { introductionOf, presentLimits, presentLive } from '../rules/detail.ts';
import { findDetail } from '../rules/find-detail.ts';
import { presentLists } from '../rules/goods.ts';
import { lessonsIn, pageOfOutline, presentNode, secondsOfLessons } from '../rules/outline.ts';
import { readDetail } from '../rules/read-detail.ts';
import { readRefundTerms } from '../rules/refund-terms.ts';
import { readRelated } from '../rules/related.ts';
import { presentSku } from '../rules/skus.ts';
import { tabsOf } from '../rules/tabs.ts';
import { readTrial } from '../rules/read-trial.ts';

export const goodsPageGetHandler = handle(goodsPageGet, async ({ input, shop, deps, locale }) => {
  const { appId } = shop;
  const found = await findDetail(deps.stores, appId, input);
  if (!found.ok) return found.outcome;
  const read = await readDetail(deps, { appId, locale }, found.goods);
  const { goods, detail, outline, sold, saleState, now } = read;
  const holders = saleState.holders.map((holder) => holder.goods).filter(({ state }) => state === 'on');
  const [related, tags, trial, ratings, refund] = await Promise.all([
    readRelated(
      deps.stores,
      appId,
      goods,
      holders.map(({ id }) => id),
    ),
    deps.stores.listings.tags(appId),
    readTrial(deps, { appId, locale }, read),
    readRatings(deps.stores, shop, goods.id),
    readRefundTerms(deps.stores, appId, sold.goods.id),
  ]);
  const [relatedCards = [], parents = []] = await presentLists(deps.stores, { appId, locale, now }, [
    related,
    holders,
  ]);
  const lessons = lessonsIn(outline);
  const top = pageOfOutline(outline, { parentId: '', page: 1, pageSize: LIST_PAGE_SIZE_MAX });
  return ok({
    goods: {
      id: goods.id,
      type: goods.type,
      title: readText(goods.title, locale),
      summary: readText(goods.summary, locale),
      cover: goods.cover,
      state: goods.state === 'hidden' ? ('hidden' as const) : ('on' as const),
      is_free: isFree(sold.goods),
      have_password: sold.limits.hasPassword,
      student_count: goods.student_count,
      tags: tags
        .filter(({ id }) => goods.tags.includes(id))
        .map(({ id, title }) => ({ id, title: readText(title, locale) || id })),
      level: detail?.level ?? '',
      language: detail?.language ?? '',
      lesson_count: goods.lesson_count,
      seconds: lessons.length === 0 ? (read.media?.seconds ?? 0) : secondsOfLessons(lessons),
      updated_ts: goods.updated_ts,
    },
    live: presentLive(goods, detail),
    teachers: read.teachers,
    offer: sold.offer,
    skus: sold.skus.map((sku) => presentSku(sku, locale)),
    limits: presentLimits(sold.limits, sold.goods),
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
