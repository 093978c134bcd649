/** Named configs of the tabs. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { tabs: [{ key: 'summary', title: '', count: 0 }], start: 0 } },
  {
    name: 'typical',
    props: {
      tabs: [
        { key: 'summary', title: '', count: 0 },
        { key: 'catalogue', title: '', count: 20 },
        { key: 'comments', title: '', count: 36 },
      ],
      start: 1,
    },
  },
  {
    name: 'maximal',
    props: {
      tabs: [
        { key: 'summary', title: { cn: '课程介绍', en: 'About the course' }, count: 0 },
        { key: 'catalogue', title: '', count: 1_200 },
        { key: 'comments', title: '', count: 99_999 },
        { key: 'interaction', title: '', count: 0 },
      ],
      start: 0,
    },
  },
];
