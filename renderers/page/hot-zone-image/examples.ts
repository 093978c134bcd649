/** Named configs of the picture with hot zones. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const ZONES: Props['zones'] = [
  {
    x: 42,
    y: 20,
    w: 16,
    h: 60,
    name: { cn: '写作课', en: 'Writing' },
    link: { link_type: 5, link_id: 'writing' },
  },
  {
    x: 60,
    y: 20,
    w: 16,
    h: 60,
    name: { cn: '产品课', en: 'Product' },
    link: { link_type: 5, link_id: 'product' },
  },
  {
    x: 78,
    y: 20,
    w: 16,
    h: 60,
    name: { cn: '成为会员', en: 'Become a member' },
    link: { link_type: 12, link_id: 'vip' },
  },
];
const desk = {
  image: '/demo/banners/morning-desk.svg',
  alt: { cn: '清晨的书桌，摊开的笔记与一杯茶', en: 'A desk in the morning with open notes and a cup of tea' },
};

export const examples: RendererExample<Props>[] = [
  { name: 'minimal', props: { image: desk.image, zones: ZONES.slice(0, 1) } },
  { name: 'typical', props: { ...desk, zones: ZONES, marks: 'names' } },
  { name: 'dots', props: { ...desk, image: '/demo/banners/photo-dusk.svg', zones: ZONES, marks: 'dots' } },
  {
    name: 'maximal',
    props: {
      ...desk,
      width: 'full',
      marks: 'dots',
      zones: Array.from({ length: 20 }, (_, index) => ({
        x: 2 + (index % 10) * 9.7,
        y: index < 10 ? 8 : 54,
        w: 8.7,
        h: 38,
        name: { cn: `第 ${index + 1} 课`, en: `Lesson ${index + 1}` },
        link: { link_type: 5, link_id: `lesson-${index + 1}` },
      })),
    },
  },
  {
    name: 'over-the-edge',
    props: {
      ...desk,
      marks: 'dots',
      zones: [
        {
          x: 90,
          y: 80,
          w: 60,
          h: 60,
          name: { cn: '超出边缘', en: 'Beyond the edge' },
          link: { link_type: 1 },
        },
        { x: 100, y: 0, w: 1, h: 1, name: { cn: '很小', en: 'Tiny' }, link: { link_type: 1 } },
      ],
    },
  },
  {
    name: 'long-text',
    props: {
      ...desk,
      marks: 'names',
      zones: ZONES.map((zone) => ({
        ...zone,
        name: {
          cn: '一个写得很长很长的热区名称，看看它在窄窄的区域里怎样折行',
          en: 'A zone whose name is long for its place',
        },
      })),
    },
  },
  { name: 'broken-image', props: { ...desk, image: '', zones: ZONES } },
  { name: 'lost-image', props: { ...desk, image: '/demo/banners/gone.svg', zones: ZONES } },
];
