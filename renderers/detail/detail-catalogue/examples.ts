/** Named configs of the outline, as everybody sees it. */
import { EXAMPLE_CHAPTER, EXAMPLE_LESSON } from '#schemas/content/example-goods.ts';
import type { OutlineNode } from '#schemas/content/outline.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const LESSON: OutlineNode = { ...EXAMPLE_LESSON, id: 'n_1_1', parent_id: 'n_1', title: '一个句子的重心' };
const CHAPTER: OutlineNode = { ...EXAMPLE_CHAPTER, id: 'n_1', title: '第一章 从一句话开始' };
const UNLOCK = 1_798_718_400;
const LIST: OutlineNode[] = [
  CHAPTER,
  { ...LESSON, is_try: true },
  {
    ...LESSON,
    id: 'n_1_2',
    title: '动词有多重要',
    resource_id: 'a_2',
    resource_type: 2,
    is_try: true,
    try_seconds: 90,
  },
  { ...LESSON, id: 'n_1_3', title: '删掉一半', resource_id: 'i_3', resource_type: 1, seconds: 0 },
  { ...CHAPTER, id: 'n_2', title: '第二章 写给一个人', child_count: 1, lesson_count: 1 },
  {
    ...LESSON,
    id: 'n_2_1',
    parent_id: 'n_2',
    title: '收信人',
    seconds: 4_210,
    unlock_at: '2026-12-31 20:00:00',
    unlock_ts: UNLOCK,
  },
];

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  {
    name: 'minimal',
    props: { goods_id: 'p_1', list: [{ ...LESSON, parent_id: '' }], total: 1, is_free: false },
  },
  { name: 'typical', props: { goods_id: 'p_1', list: LIST, total: 2, is_free: false } },
  { name: 'free', props: { goods_id: 'p_1', list: LIST, total: 2, is_free: true } },
  {
    name: 'maximal',
    props: {
      goods_id: 'p_1',
      list: [
        ...LIST,
        {
          ...CHAPTER,
          id: 'n_3',
          title: 'A chapter whose name is rather long, so that one can see how it is broken into lines',
          kind: 'chapter',
        },
        { ...CHAPTER, id: 'n_3_1', parent_id: 'n_3', kind: 'section', title: '第一节' },
        {
          ...LESSON,
          id: 'n_3_1_1',
          parent_id: 'n_3_1',
          title: '一节名字特别长的课，长到一行放不下，于是折成两行，右边的时长和锁仍然在自己的位置上',
          seconds: 36_000,
        },
      ],
      total: 60,
      is_free: false,
    },
  },
];
