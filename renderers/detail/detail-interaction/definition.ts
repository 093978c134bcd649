/** What the class of a course or a camp says to each other: questions, notes and homework (D89). */
import { Type } from 'typebox';
import {
  commentAdd,
  commentDelete,
  commentLike,
  commentMineGet,
  commentRepliesGet,
} from '#schemas/api/comments/comments.ts';
import {
  interactionEssenceSet,
  interactionListGet,
  interactionTabsGet,
} from '#schemas/api/comments/interactions.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';

export const definition = defineRenderer({
  kind: 'detail-interaction',
  family: 'detail',
  title: { cn: '班级互动', en: 'Class interaction' },
  description: {
    cn: '同班学员的提问、笔记与作业：全部、我的、老师、精华；只有学员能看到',
    en: 'Questions, notes and homework of a class: all, mine, the teacher’s and picks; for those who study it alone',
  },
  offers: 'detail-tab',
  hydrate: 'visible',
  uses: ['comments'],
  actions: {
    tabs: { endpoint: interactionTabsGet },
    more: { endpoint: interactionListGet },
    replies: { endpoint: commentRepliesGet },
    mine: { endpoint: commentMineGet },
    add: { endpoint: commentAdd },
    like: { endpoint: commentLike },
    remove: { endpoint: commentDelete },
    choose: { endpoint: interactionEssenceSet },
    picture: { endpoint: uploadSignGet },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object(
    {
      goods_id: field({ cn: '商品编号', en: 'ID of the good' }, GoodsId),
      buy_href: field(
        {
          cn: '购买网址',
          en: 'Way to buy',
          group: 'behaviour',
          help: { cn: '价格就在同一页时不填', en: 'Absent where the price stands on the same page' },
        },
        Type.Optional(Type.String({ maxLength: 200 })),
      ),
    },
    { additionalProperties: false },
  ),
});
