/** Named configs of the comments, with what a shop server would answer. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';
import type { CommentWithReplies } from '#schemas/content/comment.ts';

const commentOf = (id: string, nickname: string, content: string) => ({
  id,
  user: { nickname, avatar: '', is_teacher: false },
  content,
  images: [],
  like_count: 0,
  created_at: '2026-10-28 20:15:00',
  created_ts: 1_793_189_700,
});
const LIST: CommentWithReplies[] = [
  {
    ...commentOf('c_1', '小满', '第三讲的练习我做了四遍，第一次觉得自己写的话有人愿意读完。'),
    like_count: 12_800,
    replies: {
      total: 5,
      top2: [
        {
          ...commentOf('c_2', '林晚舟', '能做四遍的人不多。'),
          user: { nickname: '林晚舟', avatar: '/demo/avatars/lin.svg', is_teacher: true },
        },
      ],
    },
  },
  {
    ...commentOf('c_3', 'Ada', 'Short, kind and very practical.'),
    images: ['/demo/covers/first-draft-night.svg'],
    replies: { total: 0, top2: [] },
  },
];
const answer = (list: CommentWithReplies[], total = list.length) => ({
  said: { list, total, page: 1, page_size: 10, has_more: total > list.length },
});
const reviews = { rating_count: 0, rating_tenths: 0, rating_stars: [0, 0, 0, 0, 0] };

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: { goods_id: 'p_1', reviews }, data: answer([]) },
  {
    name: 'typical',
    props: {
      goods_id: 'p_1',
      reviews: { rating_count: 36, rating_tenths: 48, rating_stars: [0, 0, 1, 6, 29] },
    },
    data: answer(LIST),
  },
  {
    name: 'maximal',
    props: {
      goods_id: 'p_1',
      reviews: { rating_count: 1, rating_tenths: 50, rating_stars: [0, 0, 0, 0, 1] },
    },
    data: answer(
      Array.from({ length: 10 }, (_one, index) => ({
        ...commentOf(`c_${String(index + 10)}`, '一个名字很长很长很长的学员', '很长的评论。'.repeat(40)),
        replies: { total: 0, top2: [] },
      })),
      36,
    ),
  },
  {
    name: 'hostile',
    props: { goods_id: 'p_1', reviews },
    data: answer([
      {
        ...commentOf('c_99', '<script>alert(1)</script>', '<img src=x onerror=alert(1)><b>bold</b>'),
        images: ['data:text/html,<script>alert(1)</script>'],
        replies: { total: 0, top2: [] },
      },
    ]),
  },
];
