/** Named configs of the outline, as everybody sees it. */
import type { OutlineNode } from '#schemas/content/outline.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const LESSON: OutlineNode = {
  id: 'n_1_1',
  parent_id: 'n_1',
  kind: 'lesson',
  title: '一个句子的重心',
  child_count: 0,
  lesson_count: 1,
  seconds: 754,
  resource_id: 'v_1',
  resource_type: 3,
  is_try: false,
  try_seconds: 0,
  unlock_at: '',
  unlock_ts: 0,
  day: 0,
  is_required: true,
};
const CHAPTER: OutlineNode = {
  ...LESSON,
  id: 'n_1',
  parent_id: '',
  kind: 'chapter',
  title: '第一章 从一句话开始',
  child_count: 3,
  lesson_count: 3,
  resource_id: '',
  resource_type: 0,
};
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
