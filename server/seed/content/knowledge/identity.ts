/** Who the knowledge shop is: names, look and subjects. */
import type { Theme } from '#schemas/shop/theme.ts';
import type { ShopIdentity } from '../shop-info.ts';

export const IDENTITY: ShopIdentity = {
  label: 'knowledge',
  app_id: 'appknowledge',
  name: { cn: '拾光书院', en: 'Lumen Academy' },
  tagline: { cn: '把零碎的时间，学成自己的本事', en: 'Small hours, real skills' },
  description: {
    cn: '拾光书院：产品、写作、理财、心理、摄影与亲子课程，由在一线工作的老师讲给认真生活的人。',
    en: 'Lumen Academy teaches product, writing, money, psychology, photography and parenting, by people who do the work.',
  },
};

/** Warm orange on paper, with ink; white on the primary reads at 5:1 (D40). */
export const THEME: Theme = {
  primary: '#c2410c',
  primary_text: '#ffffff',
  accent: '#a8321a',
  bg: '#fbf7f1',
  radius: 10,
  font_scale: 1,
};

/** The six subjects; `id` is the tag its goods carry. */
export const SUBJECTS = [
  { id: 'product', name: { cn: '产品', en: 'Product' } },
  { id: 'writing', name: { cn: '写作', en: 'Writing' } },
  { id: 'finance', name: { cn: '理财', en: 'Money' } },
  { id: 'psychology', name: { cn: '心理', en: 'Psychology' } },
  { id: 'photography', name: { cn: '摄影', en: 'Photography' } },
  { id: 'parenting', name: { cn: '亲子', en: 'Parenting' } },
] as const;
