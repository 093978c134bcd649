/** What the page of a good tells search engines as JSON-LD: a Course or Product with its Offer and its rating (schema.org). */
import { safeImageUrl } from '../address/safe-url.ts';
import type { DataOf } from '../api/define-endpoint.ts';
import type { goodsPageGet } from '../api/catalogue/goods.ts';
import { PAY_STATE } from '../content/goods-state.ts';
import { RESOURCES } from '../content/resource-type.ts';
import { pathTo } from '../paths.ts';
import { msOf } from '../time.ts';
import { yuanOf } from '../money.ts';

type DetailPage = DataOf<typeof goodsPageGet>;
type Fact = Readonly<Record<string, unknown>>;

/** What is taught lesson by lesson; anything else is a product. */
const COURSES: ReadonlySet<number> = new Set([
  RESOURCES.column.type,
  RESOURCES.topic.type,
  RESOURCES.camp.type,
  RESOURCES.e_course.type,
]);

const AVAILABLE: Readonly<Record<number, string>> = {
  [PAY_STATE.free]: 'InStock',
  [PAY_STATE.unpaid]: 'InStock',
  [PAY_STATE.stopped]: 'Discontinued',
  [PAY_STATE.willPay]: 'PreOrder',
  [PAY_STATE.soldOut]: 'SoldOut',
};

function offerOf({ offer }: DetailPage, url: string): Fact {
  const { end_ts: end } = offer.marketing;
  return {
    '@type': 'Offer',
    url,
    price: yuanOf(offer.price),
    priceCurrency: 'CNY',
    category: offer.price === 0 ? 'Free' : 'Paid',
    availability: `https://schema.org/${AVAILABLE[offer.pay_state] ?? 'InStock'}`,
    ...(end > 0 ? { priceValidUntil: new Date(msOf(end)).toISOString() } : {}),
  };
}

function ratingOf({ reviews }: DetailPage): Fact {
  if (reviews.rating_count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (reviews.rating_tenths / 10).toFixed(1),
      bestRating: '5',
      ratingCount: reviews.rating_count,
    },
  };
}

/** Hours and minutes as ISO 8601 writes a length. */
function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `PT${String(Math.floor(minutes / 60))}H${String(minutes % 60)}M`;
}

function courseOf({ goods, teachers }: DetailPage, origin: string, shop: string): Fact {
  return {
    provider: { '@type': 'Organization', name: shop, url: `${origin}/` },
    ...(goods.language === '' ? {} : { inLanguage: goods.language }),
    ...(goods.level === '' ? {} : { educationalLevel: goods.level }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(goods.seconds > 0 ? { courseWorkload: lengthOf(goods.seconds) } : {}),
      ...(teachers.length === 0
        ? {}
        : { instructor: teachers.map(({ name }) => ({ '@type': 'Person', name })) }),
    },
  };
}

export function detailSearch(page: DetailPage, { origin, shop }: { origin: string; shop: string }): Fact[] {
  const { goods } = page;
  const url = origin + pathTo('detail', { id: goods.id, type: goods.type });
  const image = safeImageUrl(goods.cover);
  const isCourse = COURSES.has(goods.type);
  return [
    {
      '@type': isCourse ? 'Course' : 'Product',
      name: goods.title,
      description: goods.summary === '' ? goods.title : goods.summary,
      url,
      ...(image === undefined ? {} : { image: new URL(image, origin).href }),
      ...(isCourse ? courseOf(page, origin, shop) : { brand: { '@type': 'Brand', name: shop } }),
      offers: offerOf(page, url),
      ...ratingOf(page),
    },
  ];
}
