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
import { field } from '#schemas/page/field.ts';

/** Comments the page comes with. */
const PAGE_SIZE = 10;

const RatingsSchema = Type.Object({
  rating_count: field(
    {
      cn: '评分人数',
      en: 'How many rated',
      help: { cn: '0 则不显示评分', en: 'Without any, no rating is shown' },
    },
    Type.Integer({ minimum: 0 }),
  ),
  rating_tenths: field(
    {
      cn: '平均分',
      en: 'Average',
      help: { cn: '单位是十分之一颗星，50 是满分', en: 'In tenths of a star; 50 is the most' },
    },
    Type.Integer({ minimum: 0, maximum: 50 }),
  ),
  rating_stars: field(
    { cn: '各星人数', en: 'By stars', help: { cn: '依次是一星到五星', en: 'From one star to five' } },
    Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
  ),
});

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
      goods_id: field({ cn: '商品编号', en: 'ID of the good' }, GoodsId),
      reviews: field({ cn: '评分', en: 'Ratings' }, RatingsSchema),
    },
    { additionalProperties: false },
  ),
  data: ({ goods_id }) => ({
    said: request(commentGet, { resource_id: goods_id, sort: 'hot', page: 1, page_size: PAGE_SIZE }),
  }),
});
