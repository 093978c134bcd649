/** Named configs of the title bar. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { title: { cn: '精品专栏', en: 'Columns' } } },
  {
    name: 'typical',
    props: {
      title: { cn: '精品专栏', en: 'Columns worth following' },
      subtitle: { cn: '每周更新，长期陪伴', en: 'New every week, for the long run' },
      more: { link_type: 5, link_id: 'column' },
    },
  },
  {
    name: 'maximal',
    props: {
      title: { cn: '精品专栏', en: 'Columns worth following' },
      subtitle: { cn: '每周更新，长期陪伴', en: 'New every week, for the long run' },
      more: { link_type: 5, link_id: 'column' },
      more_text: { cn: '全部专栏', en: 'All columns' },
      align: 'center',
    },
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写满六十个字的标题：它会自然折行，既不会挤掉右边的链接，也不会超出页面的宽度，读起来依然舒服清楚',
        en: 'A title of sixty characters that wraps and never spills over',
      },
      subtitle: {
        cn: '副标题可以写得更长，用来补充说明这一部分的内容来自哪里、适合谁、为什么值得一看，最多一百四十个字。',
        en: 'A subtitle may be longer still and say where the courses come from, whom they suit and why they deserve a look: up to 140 characters.',
      },
      more: { link_type: 5, link_id: 'column' },
      more_text: { cn: '查看全部精品专栏内容', en: 'View everything' },
    },
  },
];
