/** Links of demo documents in words; the wire numbers of link_type are those of D31. */
import { LINK_NAMES, type Link, type LinkTo } from '#schemas/page/link.ts';
import type { GoodsRow } from '#server/areas/catalogue/goods-store.ts';

const wire = (to: LinkTo): number => LINK_NAMES.indexOf(to);

export const toHome = (): Link => ({ link_type: wire('home') });
export const toPage = (id: string): Link => ({ link_type: wire('page'), link_id: id });
export const toZone = (id: string): Link => ({ link_type: wire('zone'), link_id: id });
export const toTag = (id: string): Link => ({ link_type: wire('tag'), link_id: id });
export const toAll = (): Link => ({ link_type: wire('course-list'), link_id: '0' });
export const toUrl = (url: string): Link => ({ link_type: wire('url'), link_url: url });
export const toNothing = (): Link => ({ link_type: wire('none') });
export const toRecords = (): Link => ({ link_type: wire('records') });
export const toPurchases = (): Link => ({ link_type: wire('purchases') });
export const toTasks = (): Link => ({ link_type: wire('tasks') });
export const toMyCourses = (): Link => ({ link_type: wire('my-courses') });
export const toGoods = (goods: GoodsRow): Link => ({
  link_type: wire('goods'),
  link_id: goods.id,
  type: goods.type,
});
