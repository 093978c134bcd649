/** Named configs of the tabs. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { tabs: [{ id: 'summary', count: 0 }], start: 0 } },
  {
    name: 'typical',
    props: {
      tabs: [
        { id: 'summary', count: 0 },
        { id: 'catalogue', count: 20 },
        { id: 'comments', count: 36 },
      ],
      start: 1,
    },
  },
  {
    name: 'maximal',
    props: {
      tabs: [
        { id: 'summary', count: 0 },
        { id: 'catalogue', count: 1_200 },
        { id: 'comments', count: 99_999 },
        { id: 'interaction', count: 0 },
      ],
      start: 0,
    },
  },
];
