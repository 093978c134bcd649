/** What learners say of a good: read by everybody, written by who may (M232, D88). */
import { Type } from 'typebox';
import { commentAdd } from '#schemas/api/comment/comment.add.ts';
import { commentGet } from '#schemas/api/comment/comment.get.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

/** Comments of the first page, and of each further one. */
export const PAGE_SIZE = 10;

export const definition = defineRenderer({
  kind: 'detail-comments',
  family: 'detail',
  title: { cn: '详情评论', en: 'Detail comments' },
  description: {
    cn: '学员评论：最受欢迎的在前，每条带两条回复，可继续加载和发表',
    en: 'Comments of learners, the most liked first, each with two replies; more can be shown, and one’s own written',
  },
  offers: 'detail-tab',
  hydrate: 'visible',
  actions: { more: { endpoint: commentGet }, add: { endpoint: commentAdd } },
  intents: ['login.open', 'message.toast'],
  props: Type.Object(
    {
      goods_id: GoodsId,
      reviews: Type.Object({
        rating_count: Type.Integer({ minimum: 0 }),
        rating_tenths: Type.Integer({ minimum: 0, maximum: 50 }),
      }),
    },
    { additionalProperties: false },
  ),
  data: ({ goods_id }) => ({
    said: request(commentGet, { resource_id: goods_id, sort: 'hot', page: 1, page_size: PAGE_SIZE }),
  }),
});
