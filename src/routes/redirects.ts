/** The jumps between addresses. */
import { ask, type RouteResult } from '#engine/define-route.ts';
import { isSitePath, safeUrl } from '#schemas/address/safe-url.ts';
import { unsupportHref } from '#schemas/address/unsupport-href.ts';
import { goodsTypeGet } from '#schemas/api/catalogue/goods.ts';
import { hasDetail, RESOURCES, takenAt } from '#schemas/content/resource-type.ts';
import { middle } from '#schemas/page/fixed/system.ts';
import { pathTo } from '#schemas/paths.ts';

/** Prefixes that name one type; `p_` names three, so the server is asked (D10). */
const ID_TYPES: readonly (readonly [prefix: string, type: number])[] = [
  ['i_', RESOURCES.image_text.type],
  ['a_', RESOURCES.audio.type],
  ['v_', RESOURCES.video.type],
  ['l_', RESOURCES.alive.type],
  ['camp_', RESOURCES.camp.type],
  ['course_', RESOURCES.e_course.type],
];

type Params = Readonly<Record<string, string>>;

/** A content's page with the query taken along (M21-M23). */
export function detailHref(id: string | undefined, type: string | undefined, query: URLSearchParams): string {
  const search = query.toString();
  const path = pathTo('detail', { id: id ?? '', type: type ?? '' });
  return search === '' ? path : `${path}?${search}`;
}

/** What of a link's query goes along to the detail; the package it comes from is kept as `from_tag` (D20). */
function contextOf(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams();
  const from = query.get('product_id') ?? query.get('from');
  for (const name of ['content_app_id', 'course_content_app_id', 'is_mall_course', 'navIndex', 'from_tag']) {
    const value = query.get(name);
    if (value !== null) rest.set(name, value);
  }
  if (from !== null) rest.set('from_tag', from);
  return rest;
}

function goodsHref(id: string, type: string, query: URLSearchParams): string {
  return hasDetail(Number(type)) ? detailHref(id, type, contextOf(query)) : otherHref(id, type);
}

/** Where content without a detail leads: an exam to its own page, the rest to where it is only named. */
export function otherHref(id: string, type: string): string {
  const paper = takenAt(Number(type));
  return paper === undefined ? unsupportHref(id, type) : pathTo(paper, { id });
}

/** Nothing stands at the end of the link, or not any more. */
export function showGone(params: Params, query: URLSearchParams, isDelisted: boolean): RouteResult {
  return { kind: 'fixed', document: middle({ params, query }), status: isDelisted ? 410 : 404 };
}

/** D20: the type stands in the path, else in the query, else the id's prefix tells it (D10), else the server knows. */
export function showGoods(params: Params, query: URLSearchParams): RouteResult {
  const id = params['goods_id'] ?? '';
  const byPrefix = ID_TYPES.find(([prefix]) => id.startsWith(prefix))?.[1];
  const type = params['goods_type'] ?? query.get('type') ?? byPrefix?.toString();
  const to = (goodsType: string): RouteResult => ({
    kind: 'redirect',
    to: goodsHref(id, goodsType, query),
    status: 302,
  });
  if (type !== undefined && /^\d{1,3}$/.test(type)) return to(type);
  return ask(goodsTypeGet, { goods_id: id }, (answer) =>
    answer.ok ? to(String(answer.data.goods_type)) : showGone(params, query, false),
  );
}

/** Where the server says a link leads: a path of this site, or the shop's own address for phones. */
export function showJump(
  { kind, to }: { kind: string; to: string },
  query: URLSearchParams,
): RouteResult | undefined {
  if (isSitePath(to)) {
    const context = kind === 'detail' ? contextOf(query).toString() : '';
    return { kind: 'redirect', to: context === '' ? to : `${to}?${context}`, status: 302 };
  }
  const outside = (kind === 'h5' || kind === 'url') && /^https?:\/\//i.test(to) && safeUrl(to) !== undefined;
  return outside ? { kind: 'redirect', to, status: 302 } : undefined;
}
