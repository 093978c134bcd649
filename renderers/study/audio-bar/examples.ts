/** Named configs of the audio bar. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const LESSON = {
  title: '路上听：三个反例',
  course: '从零做出一个产品',
  cover: '/demo/covers/build-from-zero.svg',
  href: '/learn/a_3/2',
};

export const examples: readonly RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'typical', props: LESSON },
  { name: 'without-cover', props: { ...LESSON, course: '', cover: '' } },
  {
    name: 'long-text',
    props: {
      ...LESSON,
      title: 'A recording whose name is so long that no bar in the world could ever show all of it at once',
      course: 'A course whose name is rather long as well, so that one can see how it is cut',
    },
  },
];
