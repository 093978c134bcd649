/** The room of a live from the server's answer; a part of its own, because only live rooms need it. */
import { ask, type RouteAnswer, type RouteContext } from '#engine/define-route.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { goodsPageGet } from '#schemas/api/catalogue/goods.ts';
import { hasDetail, RESOURCES } from '#schemas/content/resource-type.ts';
import { isObject } from '#schemas/page/json.ts';
import { liveDocument } from '#schemas/page/live-document.ts';
import { detailHref, showGone } from './redirects.ts';

function otherType(detail: unknown): number | undefined {
  const type = isObject(detail) ? detail['goods_type'] : undefined;
  return typeof type === 'number' && hasDetail(type) ? type : undefined;
}

/** What is told to everybody; who may be here is asked by the browser, for the person (ADR-360). */
export async function askLive({ params, query }: RouteContext, call: Caller): Promise<RouteAnswer> {
  const { id = '' } = params;
  const shows = ask(goodsPageGet, { goods_id: id, goods_type: RESOURCES.alive.type }, (answer) => {
    if (!answer.ok) {
      const other = otherType(answer.detail);
      return other === undefined
        ? showGone(params, query, answer.code === 'delisted')
        : { kind: 'redirect', to: detailHref(id, String(other), query), status: 302 };
    }
    const isUnlisted = answer.data.goods.state === 'hidden';
    return {
      kind: 'fixed',
      document: liveDocument(answer.data, query),
      status: 200,
      facts: isUnlisted ? { noIndex: true } : {},
    };
  });
  return shows.ask(call);
}
