/** Named configs of the comments wall. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;
type TypedComment = NonNullable<Example['props']['comments']>[number];

const LINES: readonly TypedComment[] = [
  {
    name: { cn: '半糖去冰', en: 'Half-sweet' },
    role: { cn: '学完“从零做出一款产品”', en: 'Finished “Build from zero”' },
    text: {
      cn: '第三章做完，我把自己那个做了一年的小工具砍掉了一半功能，用户反而多了。',
      en: 'After chapter three I cut half the features of the little tool I had built for a year. More people use it now.',
    },
    likes: 214,
  },
  {
    name: { cn: '南窗', en: 'South window' },
    text: { cn: '没有术语，讲的都是他自己踩过的坑。', en: 'No jargon. Only holes he fell into himself.' },
    avatar: '/demo/avatars/xiaoman.svg',
  },
  {
    name: { cn: '沈知行', en: 'Shen Zhixing' },
    role: { cn: '产品 · 连续创业者', en: 'Product · Founder' },
    text: { cn: '谢谢大家把作业真的做完。', en: 'Thank you for really doing the homework.' },
    avatar: '/demo/avatars/shen.svg',
    teacher: true,
    likes: 12_800,
  },
];

const commentOf = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  user: { nickname: '慢慢来', avatar: '', is_teacher: false },
  content: '老师的句子很短，可是读完会安静很久。',
  images: [],
  like_count: 95,
  created_at: '2026-10-22 20:10:00',
  created_ts: 1_792_671_000,
  ...change,
});
const reply = commentOf('cm_9', {
  user: { nickname: '林晚舟', avatar: '/demo/avatars/lin.svg', is_teacher: true },
  content: '请替我问候你家的周日晚上。',
});
const answer = (list: readonly object[]) => ({
  comments: { list, total: list.length, page: 1, page_size: 9, has_more: false },
});
const head = { title: { cn: '他们这样说', en: 'In their own words' } };
const good = { id: 'p_1' };

export const examples: Example[] = [
  { name: 'empty', props: { ...head, good }, data: answer([]) },
  { name: 'minimal', props: { comments: LINES.slice(1, 2) } },
  {
    name: 'typical',
    props: { ...head, good, more: { link_type: 2, link_id: 'p_1', type: 6 } },
    data: answer([
      { ...commentOf('cm_1'), replies: { total: 1, top2: [reply] } },
      {
        ...commentOf('cm_2', { content: '第九封讲“删”，我当天把简历从两页改成了一页。' }),
        replies: { total: 0, top2: [] },
      },
      {
        ...commentOf('cm_3', { like_count: 0, content: '音频版念得也好，通勤时听。' }),
        replies: { total: 0, top2: [] },
      },
      {
        ...commentOf('cm_4', { content: '跟着写了三个月，第一次有编辑回信了，虽然是退稿。' }),
        replies: { total: 0, top2: [] },
      },
    ]),
  },
  { name: 'typed', props: { ...head, comments: [...LINES] } },
  {
    name: 'maximal',
    props: {
      ...head,
      subtitle: { cn: '学完的人留下的话', en: 'Left by people who finished' },
      comments: Array.from({ length: 8 }, () => LINES).flat(),
      columns: 4,
    },
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的标题，用来看看它怎样折行',
        en: 'A title that is rather long, to see how it wraps',
      },
      comments: [
        {
          name: { cn: '一个名字长得不像名字的学员', en: 'Maximiliana von Hohenstauffen-Wittgenstein' },
          role: { cn: '学完了所有的课程还在等新的', en: 'Finished every course there is and waits for more' },
          text: { cn: '很长的话。'.repeat(40), en: 'A long sentence that goes on. '.repeat(12) },
          likes: 99_999_999,
        },
        { name: 'x'.repeat(60), text: 'w'.repeat(300) },
      ],
    },
  },
  {
    name: 'broken-image',
    props: {
      ...head,
      comments: [
        {
          name: { cn: '空山', en: 'Empty hill' },
          text: { cn: '图没了，话还在。', en: 'No picture, but the words are there.' },
          avatar: '/demo/avatars/gone.svg',
        },
      ],
    },
  },
];
