/** The study page of a lesson from the server's answers; a part of its own, because only study needs it. */
import { ask, type RouteAnswer, type RouteContext } from '#engine/define-route.ts';
import { studyHref } from '#schemas/address/study-href.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { goodsPageGet, goodsTypeGet } from '#schemas/api/catalogue/goods.ts';
import { hasDetail } from '#schemas/content/resource-type.ts';
import { isId } from '#schemas/id.ts';
import { isObject } from '#schemas/page/json.ts';
import { studyDocument, type CoursePage } from '#schemas/page/study-document.ts';
import { showGone } from './redirects.ts';

/** The package an address names; its type is asked for where the address leaves it out. */
async function readCourse(query: URLSearchParams, call: Caller): Promise<CoursePage | undefined> {
  const id = query.get('product_id') ?? '';
  const typeText = query.get('product_type') ?? '';
  if (!isId(id)) return undefined;
  const type = /^\d{1,3}$/.test(typeText) ? Number(typeText) : await readType(id, call);
  if (type === undefined || !hasDetail(type)) return undefined;
  const answer = await call(goodsPageGet, { goods_id: id, goods_type: type });
  return answer.ok ? answer.data : undefined;
}

async function readType(id: string, call: Caller): Promise<number | undefined> {
  const answer = await call(goodsTypeGet, { goods_id: id });
  return answer.ok ? answer.data.goods_type : undefined;
}

function otherType(detail: unknown): number | undefined {
  const type = isObject(detail) ? detail['goods_type'] : undefined;
  return typeof type === 'number' && hasDetail(type) ? type : undefined;
}

/** What was taken down may still be somebody's own: then the page says so with what that person is told. */
export async function askLesson(
  { params, query }: RouteContext,
  type: number,
  call: Caller,
): Promise<RouteAnswer> {
  const { id = '' } = params;
  const beside = readCourse(query, call);
  const shows = ask(goodsPageGet, { goods_id: id, goods_type: type }, async (answer) => {
    const course = await beside;
    if (answer.ok || answer.code === 'delisted') {
      const page = answer.ok ? answer.data : undefined;
      return { kind: 'fixed', document: studyDocument({ id, type }, page, course), status: 200 };
    }
    const other = otherType(answer.detail);
    if (other === undefined) return showGone(params, query, false);
    const courseRef = course && { id: course.goods.id, type: course.goods.type };
    return { kind: 'redirect', to: studyHref({ id, type: other }, courseRef), status: 302 };
  });
  return shows.ask(call);
}
