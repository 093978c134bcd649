/** Named configs of the study page. */
import { EXAMPLE_CHAPTER, EXAMPLE_LESSON } from '#schemas/content/example-goods.ts';
import type { OutlineNode } from '#schemas/content/outline.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const LIST: OutlineNode[] = [
  EXAMPLE_CHAPTER,
  EXAMPLE_LESSON,
  {
    ...EXAMPLE_LESSON,
    id: 'n_2',
    title: '把问题写成一句话',
    resource_id: 'i_2',
    resource_type: 1,
    seconds: 0,
  },
  {
    ...EXAMPLE_LESSON,
    id: 'n_3',
    title: '路上听：三个反例',
    resource_id: 'a_3',
    resource_type: 2,
    seconds: 1_260,
  },
];
const COURSE: Props['course'] = { id: 'course_1', type: 50, title: '从零做出一个产品', list: LIST, total: 1 };
const FILM: Props['lesson'] = {
  id: 'v_1',
  type: 3,
  title: '第一讲：先找到一个人',
  summary: '产品从一个具体的人开始。',
  cover: '/demo/covers/build-from-zero.svg',
  teacher: '沈知行',
};

export const examples: RendererExample<Props>[] = [
  { name: 'typical', props: { lesson: FILM, course: COURSE } },
  {
    name: 'by-itself',
    props: { lesson: FILM, course: { id: '', type: 0, title: '', list: [], total: 0 } },
  },
  {
    name: 'long-text',
    props: {
      lesson: {
        ...FILM,
        title:
          'A lesson whose name is so long that it takes three lines on most screens and more than that on a phone held upright',
      },
      course: {
        ...COURSE,
        title: 'A course whose name is rather long as well, so that one can see how it is broken into lines',
        list: LIST.map((node) => ({
          ...node,
          title: `${node.title}，名字特别长，长到一行放不下，于是折成两行`,
        })),
      },
    },
  },
];
