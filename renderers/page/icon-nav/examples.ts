/** Named configs of the icon navigation. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition, Entry } from './definition.ts';

const tag = (id: string) => ({ link_type: 5, link_id: id });

const ENTRIES: Entry[] = [
  { title: { cn: '产品思维', en: 'Product' }, icon: 'spark', link: tag('product') },
  { title: { cn: '写作表达', en: 'Writing' }, icon: 'practice', link: tag('writing') },
  { title: { cn: '理财入门', en: 'Money' }, icon: 'shield', link: tag('money') },
  { title: { cn: '心理成长', en: 'Psychology' }, icon: 'community', link: tag('mind') },
  { title: { cn: '摄影美学', en: 'Photography' }, icon: 'image', link: tag('photo') },
  { title: { cn: '亲子教育', en: 'Parenting' }, icon: 'star', link: tag('family') },
  { title: { cn: '直播课堂', en: 'Live classes' }, icon: 'live', link: tag('live') },
  { title: { cn: '会员中心', en: 'Membership' }, icon: 'member', link: { link_type: 12, link_id: 'vip' } },
  { title: { cn: '训练营', en: 'Training camps' }, icon: 'camp', link: tag('camp') },
  { title: { cn: '电子书', en: 'E-books' }, icon: 'book', link: tag('book') },
];

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { entries: ENTRIES.slice(0, 4).map(({ title }) => ({ title })) } },
  { name: 'typical', props: { entries: ENTRIES.slice(0, 8) } },
  {
    name: 'maximal',
    props: {
      label: { cn: '课程分类', en: 'Categories' },
      entries: ENTRIES.map((entry) => ({ ...entry, note: { cn: '每周更新', en: 'New every week' } })),
    },
  },
  { name: 'plain', props: { entries: ENTRIES.slice(0, 6), look: 'plain' } },
  {
    name: 'long-text',
    props: {
      entries: ENTRIES.slice(0, 8).map((entry) => ({
        ...entry,
        title: { cn: '名字写满十六个字的一个入口名称', en: 'Self-development' },
        note: { cn: '说明文字写满二十四个字也只会折行而不会溢出', en: 'Wraps, never spills over' },
      })),
    },
  },
  {
    name: 'pictures-and-broken-image',
    props: {
      entries: ENTRIES.slice(0, 5).map((entry, index) => ({
        ...entry,
        image: index === 2 ? '/demo/covers/gone.svg' : '/demo/covers/photo-camp.svg',
      })),
    },
  },
];
