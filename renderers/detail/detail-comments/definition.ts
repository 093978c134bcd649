/** What learners say of a good: read by everybody, written by who may (M232, D88). */
import { Type } from 'typebox';
import {
  commentAdd,
  commentDelete,
  commentGet,
  commentLike,
  commentMineGet,
  commentRepliesGet,
} from '#schemas/api/comments/comments.ts';
import { ratingMineGet, ratingSet } from '#schemas/api/comments/ratings.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

/** Comments the page comes with. */
const PAGE_SIZE = 10;

export const definition = defineRenderer({
  kind: 'detail-comments',
  family: 'detail',
  title: { cn: '详情评论', en: 'Detail comments' },
  description: {
    cn: '学员评论与评分：按热度或时间排列，可回复、点赞、删除自己的，也可附图',
    en: 'Comments and ratings of learners, by likes or by time; they can be answered, liked, taken back, and hold pictures',
  },
  offers: 'detail-tab',
  hydrate: 'visible',
  uses: ['comments'],
  actions: {
    more: { endpoint: commentGet },
    replies: { endpoint: commentRepliesGet },
    mine: { endpoint: commentMineGet },
    add: { endpoint: commentAdd },
    like: { endpoint: commentLike },
    remove: { endpoint: commentDelete },
    picture: { endpoint: uploadSignGet },
    rating: { endpoint: ratingMineGet },
    rate: { endpoint: ratingSet },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object(
    {
      goods_id: GoodsId,
      reviews: Type.Object({
        rating_count: Type.Integer({ minimum: 0 }),
        rating_tenths: Type.Integer({ minimum: 0, maximum: 50 }),
        rating_stars: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
      }),
    },
    { additionalProperties: false },
  ),
  data: ({ goods_id }) => ({
    said: request(commentGet, { resource_id: goods_id, sort: 'hot', page: 1, page_size: PAGE_SIZE }),
  }),
});
