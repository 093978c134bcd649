/** The page of a good from the server's answer; a part of its own, because only pages of goods need it. */
import { ask, type RouteAnswer, type RouteContext } from '#engine/define-route.ts';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { goodsPageGet } from '#schemas/api/catalogue/goods.ts';
import { shopTemplateGet } from '#schemas/api/pages/chrome.ts';
import { hasDetail } from '#schemas/content/resource-type.ts';
import { detailDocument } from '#schemas/page/detail-document.ts';
import { detailSearch } from '#schemas/page/detail-search.ts';
import { isObject } from '#schemas/page/json.ts';
import { DEFAULT_TAB_SET, tabsOf, type Tab } from '#schemas/shop/tab-set.ts';
import { detailHref, showGone } from './redirects.ts';

/** The next moment at which the page says something else: a price ends, a sale begins. */
function nextChange({
  offer,
  live,
  outline,
  server_ts: now,
}: DataOf<typeof goodsPageGet>): number | undefined {
  const { start_ts: start, end_ts: end } = offer.marketing;
  const unlocks = outline.list.map(({ unlock_ts: unlock }) => unlock);
  const moments = [start, end, offer.sale_start_ts, live.start_ts, live.lookback_end_ts, ...unlocks];
  const coming = moments.filter((moment) => moment > now);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** An id that is of another type than the address says (M22). */
function otherType(detail: unknown): number | undefined {
  const type = isObject(detail) ? detail['goods_type'] : undefined;
  return typeof type === 'number' && hasDetail(type) ? type : undefined;
}

/** The tabs of a type as the shop published them; the usual ones where that could not be had. */
async function readTabs(type: number, call: Caller): Promise<readonly Tab[]> {
  const answer = await call(shopTemplateGet, {});
  const tabs = answer.ok ? answer.data.tabs[String(type)] : undefined;
  return tabs ?? tabsOf(type, DEFAULT_TAB_SET);
}

export async function askDetail(
  { params, query }: RouteContext,
  type: number,
  call: Caller,
): Promise<RouteAnswer> {
  const { id = '' } = params;
  const set = readTabs(type, call);
  const shows = ask(goodsPageGet, { goods_id: id, goods_type: type }, async (answer) => {
    if (!answer.ok) {
      const other = otherType(answer.detail);
      return other === undefined
        ? showGone(params, query, answer.code === 'delisted')
        : { kind: 'redirect', to: detailHref(id, String(other), query), status: 302 };
    }
    const page = answer.data;
    const until = nextChange(page);
    return {
      kind: 'fixed',
      document: detailDocument(page, await set, query),
      status: 200,
      facts: {
        ...(page.goods.state === 'hidden' ? { noIndex: true } : {}),
        ...(until === undefined ? {} : { until }),
        search: (where) => detailSearch(page, where),
      },
    };
  });
  const detailAnswer = await shows.ask(call);
  const tags = shopTemplateGet.tags?.({}, { tabs: {} }) ?? [];
  return detailAnswer.kind === 'answered'
    ? { ...detailAnswer, tags: [...detailAnswer.tags, ...tags] }
    : detailAnswer;
}
