/** Pages of the small shops: a short home in the shop's own scene, a page about it, one for complaints. */
import type { LocaleText } from '#schemas/page/text.ts';
import { banner, block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toAll } from '../links.ts';
import type { ShopIdentity } from '../shop-info.ts';

export interface CornerCopy {
  headline: LocaleText;
  line: LocaleText;
}

/** Three to a row while there are few, four from then on. */
const columnsFor = (count: number): number => (count < 4 ? 3 : 4);

export function cornerHome(shop: ShopIdentity, copy: CornerCopy, goods: Goods): DemoDocument {
  const slide = {
    image: `/demo/banners/shop-${shop.label}.svg`,
    eyebrow: shop.name,
    title: copy.headline,
    subtitle: copy.line,
    button: { cn: '看看课程', en: 'See the courses' },
    link: toAll(),
  };
  return pageDocument({
    id: 'home',
    title: shop.name,
    seo: { description: shop.description },
    main: [
      banner('hero', slide, { height: 'short', ink: 'dark', veil: 'none' }),
      block('courses', 'goods-list', {
        title: { cn: '全部课程', en: 'All courses' },
        more: toAll(),
        query: { source: 'new', limit: 8 },
        columns: columnsFor(goods.rows.length),
      }),
      block('line', 'divider', { look: 'dots', width: 'short' }),
      block('promise', 'title-bar', { title: shop.tagline, subtitle: shop.description, align: 'center' }),
      block('end', 'spacer', { size: 'm' }),
    ],
  });
}

export function cornerPages(shop: ShopIdentity, goods: Goods): DemoDocument[] {
  const html = (text: LocaleText): LocaleText => ({ cn: `<p>${text.cn}</p>`, en: `<p>${text.en}</p>` });
  const about = { cn: '关于', en: 'About' };
  const complaint = { cn: '投诉与建议', en: 'Complaints and suggestions' };
  return [
    pageDocument({
      id: 'about',
      title: about,
      main: [
        block('title', 'title-bar', { title: shop.name, subtitle: shop.tagline, align: 'center' }),
        block('words', 'rich-text', { html: html(shop.description), look: 'card' }),
        ...(goods.rows.length === 0
          ? []
          : [
              block('begin', 'goods-list', {
                title: { cn: '从这里开始', en: 'Begin here' },
                query: { source: 'hot', limit: 4 },
              }),
            ]),
      ],
    }),
    pageDocument({
      id: 'complaint',
      title: complaint,
      main: [
        block('title', 'title-bar', { title: complaint, align: 'center' }),
        block('words', 'rich-text', {
          html: html({
            cn: '请拨打 199-0000-0500，每天 9:00-21:00，两个工作日内答复。',
            en: 'Call 199-0000-0500, 9:00-21:00 every day. You will hear back within two working days.',
          }),
          look: 'card',
        }),
      ],
    }),
  ];
}
