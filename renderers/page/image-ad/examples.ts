/** Named configs of the picture row. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition, Picture } from './definition.ts';

const PICTURES: Picture[] = [
  {
    image: '/demo/banners/morning-desk.svg',
    title: { cn: '新人专享', en: 'For newcomers' },
    subtitle: { cn: '三门免费课，先学起来', en: 'Three free courses to begin with' },
    link: { link_type: 5, link_id: 'free' },
  },
  {
    image: '/demo/banners/photo-dusk.svg',
    title: { cn: '训练营招募', en: 'Join the camp' },
    subtitle: { cn: '每天打卡，助教陪跑', en: 'Daily practice with a tutor' },
    link: { link_type: 3, link_id: 'camp' },
  },
  {
    image: '/demo/banners/member-night.svg',
    title: { cn: '超级会员', en: 'Super VIP' },
    subtitle: { cn: '全年畅学', en: 'A year of everything' },
    link: { link_type: 12, link_id: 'vip' },
  },
  {
    image: '/demo/banners/morning-desk.svg',
    title: { cn: '企业采购', en: 'For teams' },
    link: { link_type: 6, link_url: 'https://example.com/teams' },
  },
];

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { pictures: [{ image: '/demo/banners/morning-desk.svg' }], ratio: 'strip' } },
  { name: 'typical', props: { pictures: PICTURES.slice(0, 2) } },
  { name: 'lead', props: { pictures: PICTURES.slice(0, 3), layout: 'lead' } },
  { name: 'maximal', props: { pictures: PICTURES, layout: 'lead' } },
  { name: 'four-square', props: { pictures: PICTURES, ratio: 'square' } },
  {
    name: 'long-text',
    props: {
      ratio: 'standard',
      pictures: PICTURES.slice(0, 3).map((picture) => ({
        ...picture,
        title: {
          cn: '一段很长很长的活动标题，写满了四十个字也不会溢出图片的边缘，更不会遮住按钮',
          en: 'A title as long as the schema lets it be',
        },
        subtitle: {
          cn: '副标题同样可以很长，用来说明活动的时间、对象以及参与方式，最多八十个字。',
          en: 'A subtitle that says when it is, whom it is for and how to take part, all of it.',
        },
      })),
    },
  },
  {
    name: 'broken-image',
    props: {
      pictures: [
        {
          image: '/demo/covers/gone.svg',
          title: { cn: '图片丢失', en: 'Picture lost' },
          link: { link_type: 1 },
        },
        {
          image: '/demo/covers/gone.svg',
          alt: { cn: '一张丢失的图片', en: 'A lost picture' },
          link: { link_type: 1 },
        },
        { image: '' },
      ],
    },
  },
];
