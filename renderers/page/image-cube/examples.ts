/** Named configs of the picture mosaic, among them every way to fit pictures together. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition, Picture } from './definition.ts';

const PICTURES: Picture[] = [
  {
    image: '/demo/banners/morning-desk.svg',
    caption: { cn: '清晨一小时，写完三百字', en: 'Three hundred words before breakfast' },
    link: { link_type: 5, link_id: 'writing' },
  },
  {
    image: '/demo/covers/photo-camp.svg',
    caption: { cn: '手机摄影训练营', en: 'Phone photography camp' },
    link: { link_type: 3, link_id: 'camp' },
  },
  {
    image: '/demo/covers/breath-first.svg',
    caption: { cn: '先学会呼吸', en: 'Breath first' },
    link: { link_type: 5, link_id: 'mind' },
  },
  {
    image: '/demo/covers/build-from-zero.svg',
    caption: { cn: '从零做产品', en: 'Build from zero' },
    link: { link_type: 5, link_id: 'product' },
  },
  {
    image: '/demo/covers/harbour-sketch.svg',
    alt: { cn: '港口速写', en: 'A sketch of a harbour' },
    link: { link_type: 5, link_id: 'drawing' },
  },
  {
    image: '/demo/covers/slow-reading.svg',
    caption: { cn: '慢读', en: 'Slow reading' },
    link: { link_type: 5, link_id: 'reading' },
  },
  {
    image: '/demo/banners/member-night.svg',
    caption: { cn: '会员之夜', en: 'Members’ night' },
    link: { link_type: 12, link_id: 'vip' },
  },
];
const first = (count: number) => PICTURES.slice(0, count);

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  {
    name: 'minimal',
    props: {
      pictures: [{ image: '/demo/banners/morning-desk.svg' }, { image: '/demo/banners/photo-dusk.svg' }],
      shape: 'flat',
    },
  },
  { name: 'typical', props: { pictures: first(3), layout: 'one-two' } },
  { name: 'two-one', props: { pictures: first(3), layout: 'two-one' } },
  { name: 'three-row', props: { pictures: first(3), layout: 'three-row', shape: 'flat' } },
  { name: 'four-grid', props: { pictures: first(4), layout: 'four-grid', gap: 'none' } },
  { name: 'two-two', props: { pictures: first(4), layout: 'two-two' } },
  { name: 'one-three', props: { pictures: first(4), layout: 'one-three' } },
  { name: 'four-row', props: { pictures: first(4), layout: 'four-row', shape: 'flat', gap: 'l' } },
  { name: 'one-four', props: { pictures: first(5), layout: 'one-four', gap: 's', radius: 'none' } },
  { name: 'two-three', props: { pictures: first(5), layout: 'two-three', shape: 'tall' } },
  { name: 'three-three', props: { pictures: first(6), shape: 'tall' } },
  { name: 'maximal', props: { pictures: first(7), shape: 'tall' } },
  {
    name: 'long-text',
    props: {
      pictures: first(7).map((picture) => ({
        ...picture,
        caption: {
          cn: '一句写得很长很长的图片说明，看看它在小小的格子里怎样折行，又会不会遮住整张图片',
          en: 'A caption as long as the schema allows it to be, here it is',
        },
      })),
    },
  },
  {
    name: 'broken-image',
    props: {
      pictures: [
        { image: '/demo/covers/gone.svg', caption: { cn: '图片丢失', en: 'Picture lost' } },
        { image: '/demo/covers/gone.svg', alt: { cn: '一张丢失的图片', en: 'A lost picture' } },
        { image: '', link: { link_type: 1 } },
      ],
    },
  },
];
