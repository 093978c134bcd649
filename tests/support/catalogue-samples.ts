/** Builds what is kept of goods for tests of the catalogue's rules: a plain course, changed where the test cares. */
import type { DetailRow, MediaRow } from '#server/areas/catalogue/store/detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { presentOffer } from '#server/areas/catalogue/rules/detail.ts';
import { readOutline } from '#server/areas/catalogue/rules/outline.ts';
import { PLAIN_DETAIL } from '#server/areas/catalogue/rules/plain-detail.ts';
import type { Detail } from '#server/areas/catalogue/rules/read-detail.ts';
import type { CourseNode } from '#server/areas/catalogue/rules/read-nodes.ts';
import type { SkuRow } from '#server/areas/catalogue/store/sku-rows.ts';
import { buildGoods } from './build-demo-shop.ts';

/** Unix seconds; a Friday at 16:00 in the shop. */
export const SAMPLE_NOW = 1_800_000_000;

export const sampleGoods = (change: Partial<GoodsRow> = {}): GoodsRow =>
  buildGoods({
    id: 'course_1',
    type: 50,
    title: { cn: '小书', en: 'A small book' },
    summary: { cn: '十二课', en: 'Twelve lessons' },
    cover: '/book.svg',
    student_count: 12,
    lesson_count: 2,
    created_ts: 0,
    updated_ts: 0,
    ...change,
  });

export const sampleDetail = (change: Partial<DetailRow> = {}): DetailRow => ({
  ...PLAIN_DETAIL,
  ...change,
});

export const sampleSku = (change: Partial<SkuRow> = {}): SkuRow => ({
  id: 'sku_1',
  name: { cn: '一年', en: 'One year' },
  price: 9900,
  line_price: 0,
  stock: undefined,
  held: 0,
  sold: 0,
  period_days: undefined,
  ...change,
});

export const sampleMedia = (change: Partial<MediaRow> = {}): MediaRow => ({
  kind: 'video',
  url: '/kept/film.mp4',
  poster: '/poster.svg',
  captions: [],
  chapters: [],
  sizes: [],
  seconds: 600,
  text: '',
  trySeconds: 0,
  ...change,
});

/** A lesson at the top of the course; its good is named after it. */
export const sampleLesson = (id: string, change: Partial<CourseNode> = {}): CourseNode => ({
  id,
  courseId: 'course_1',
  parentId: '',
  kind: 'lesson',
  title: { cn: `课 ${id}`, en: `Lesson ${id}` },
  resourceId: `v_${id}`,
  resourceType: 3,
  seconds: 60,
  isTry: false,
  trySeconds: 0,
  unlockTs: 0,
  unlockDay: 0,
  isRequired: true,
  ...change,
});

export const sampleHeading = (id: string, change: Partial<CourseNode> = {}): CourseNode => ({
  ...sampleLesson(id),
  kind: 'chapter',
  title: { cn: `章 ${id}`, en: `Chapter ${id}` },
  resourceId: '',
  resourceType: 0,
  seconds: 0,
  ...change,
});

type SoldChange = Detail['soldGood'];
interface DetailChange extends Partial<Omit<Detail, 'soldGood'>> {
  soldGood?: Partial<Pick<SoldChange, 'goods' | 'skus' | 'limits'>>;
}

/** All that is read of one good: sold by itself, by nobody else, without lessons and without anything to play. */
export function buildDetail({ soldGood = {}, ...change }: DetailChange = {}): Detail {
  const goods = change.goods ?? sampleGoods();
  const now = change.now ?? SAMPLE_NOW;
  const standing = change.saleState ?? {
    goods,
    price: goods.price,
    isSoldAlone: true,
    saleStartTs: 0,
    holders: [],
  };
  const seller = soldGood.goods ?? goods;
  const { price, line_price } = seller;
  const skus = soldGood.skus ?? [sampleSku({ price, line_price })];
  return {
    goods,
    now,
    saleState: standing,
    detail: undefined,
    media: undefined,
    outline: readOutline([]),
    teachers: [],
    commentCount: 0,
    ...change,
    soldGood: {
      goods: seller,
      skus,
      offer: presentOffer(seller, { variants: skus, saleStartTs: standing.saleStartTs }, now),
      memberOffer: presentOffer(
        seller,
        { variants: skus, saleStartTs: standing.saleStartTs, svipPrice: soldGood.limits?.svipPrice },
        now,
      ),
      limits: soldGood.limits ?? { hasPassword: false, isDesignated: false, svipPrice: undefined },
    },
  };
}
