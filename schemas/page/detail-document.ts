/** The page of a good as a document of renderers, from what the server tells everybody of it (M21, M232). */
import type { DataOf } from '../api/define-endpoint.ts';
import type { goodsPageGet } from '../api/catalogue/goods.ts';
import type { OpenedFrom } from '../content/detail.ts';
import { PAY_STATE } from '../content/goods-state.ts';
import type { Tab } from '../shop/tab-set.ts';
import { DOCUMENT_SCHEMA_VERSION, type PageDocument } from './document.ts';
import type { PageNode } from './node.ts';
import { isId } from '../id.ts';

type DetailPage = DataOf<typeof goodsPageGet>;

const TAB = /^\d$/;

/** What the address says of where the good is opened (M22); anything odd says nothing. */
function openedOf(query: URLSearchParams): OpenedFrom {
  const read = (name: string) => {
    const value = query.get(name);
    return isId(value) ? value : undefined;
  };
  const product = read('from_tag');
  const app = read('content_app_id');
  const course = read('course_content_app_id');
  const isMall = query.get('is_mall_course') === '1';
  return {
    ...(product === undefined ? {} : { product_id: product }),
    ...(app === undefined ? {} : { content_app_id: app }),
    ...(course === undefined ? {} : { course_content_app_id: course }),
    ...(isMall ? { is_mall_course: 1 } : {}),
  };
}

function node(kind: string, props: PageNode['props'], slots?: PageNode['slots']): PageNode {
  return { id: kind, kind, v: 1, props, ...(slots === undefined ? {} : { slots }) };
}

/** What the head does not show is left out by name: each further fact goes through, and the browser needs no list of them. */
function headNode({ goods, live, teachers, trial, reviews }: DetailPage, source: OpenedFrom): PageNode {
  const {
    state: _state,
    is_free: _free,
    have_password: _password,
    tags: _tags,
    updated_ts: _at,
    ...facts
  } = goods;
  return node('detail-head', {
    goods: facts,
    live,
    teachers,
    trial,
    reviews: { rating_count: reviews.rating_count, rating_tenths: reviews.rating_tenths },
    opened: source,
  });
}

function buyNode(page: DetailPage, source: OpenedFrom & { stay?: number }): PageNode {
  const { goods, offer, skus, limits, live, refund, outline } = page;
  const first = outline.list.find(({ kind, resource_id: id }) => kind === 'lesson' && id !== '');
  return node('buy-box', {
    goods: { id: goods.id, type: goods.type, title: goods.title },
    state: goods.state,
    offer,
    skus,
    limits,
    live,
    refund,
    first_lesson: { id: first?.resource_id ?? '', type: first?.resource_type ?? 0 },
    opened: source,
  });
}

function relatedNode({ related, parents }: DetailPage): PageNode | undefined {
  const isEmpty = related.length === 0 && parents.length === 0;
  return isEmpty ? undefined : node('detail-related', { parents, related });
}

/** What a tab holds; undefined for one that holds nothing (M232). */
function tabNode(key: Tab['key'], page: DetailPage): PageNode | undefined {
  const { goods, introduction, teachers, outline, reviews, refund } = page;
  if (key !== 'related' && key !== 'notice' && !page.tabs.some(({ id }) => id === key)) return undefined;
  switch (key) {
    case 'summary':
      return node('detail-summary', { introduction, teachers });
    case 'catalogue':
      return node('detail-catalogue', {
        goods_id: goods.id,
        list: outline.list,
        total: outline.total,
        is_free: goods.is_free,
      });
    case 'comments':
      return node('detail-comments', {
        goods_id: goods.id,
        reviews: {
          rating_count: reviews.rating_count,
          rating_tenths: reviews.rating_tenths,
          rating_stars: reviews.rating_stars,
        },
      });
    case 'related':
      return relatedNode(page);
    case 'notice':
      // What is free, or not on sale any more, has no terms of a sale.
      return refund.terms === '' || goods.is_free || page.offer.pay_state === PAY_STATE.stopped
        ? undefined
        : node('detail-notice', { refund });
    case 'interaction':
      return node('detail-interaction', { goods_id: goods.id });
  }
}

function tabsNode(page: DetailPage, set: readonly Tab[], query: URLSearchParams): PageNode {
  const visibleTabs = set.flatMap(({ key, title = '' }) => {
    const content = tabNode(key, page);
    const count = page.tabs.find(({ id }) => id === key)?.count ?? 0;
    return content === undefined ? [] : [{ tab: { key, title, count }, content }];
  });
  const index = query.get('navIndex') ?? '';
  const start = TAB.test(index) ? Math.min(Number(index), Math.max(0, visibleTabs.length - 1)) : 0;
  return node(
    'detail-tabs',
    { tabs: visibleTabs.map(({ tab }) => tab), start },
    Object.fromEntries(visibleTabs.map(({ tab, content }) => [tab.key, [content]])),
  );
}

/** @param set the tabs of this type, first to last, as the merchant published them (D39) */
export function detailDocument(page: DetailPage, set: readonly Tab[], query: URLSearchParams): PageDocument {
  const { goods } = page;
  const source = openedOf(query);
  const stay = query.get('stay') === '1' ? { stay: 1 } : {};
  const relatedPart = set.some(({ key }) => key === 'related') ? undefined : relatedNode(page);
  const slots = {
    head: [headNode(page, source)],
    buy: [buyNode(page, { ...source, ...stay })],
    body: [tabsNode(page, set, query)],
    ...(relatedPart === undefined ? {} : { after: [relatedPart] }),
  };
  return {
    schema_version: DOCUMENT_SCHEMA_VERSION,
    id: 'detail',
    kind: 'screen',
    title: goods.title,
    seo: {
      ...(goods.summary === '' ? {} : { description: goods.summary }),
      ...(goods.cover === '' ? {} : { og_image: goods.cover }),
    },
    regions: { main: [node('detail-page', {}, slots)] },
  };
}
