/** The outline of a course: chapters and lessons with their lengths, trials, locks and the learner's own progress (M232, D67). */
import { Type } from 'typebox';
import { goodsDirectoryGet } from '#schemas/api/catalogue/goods.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { OutlineNodeSchema } from '#schemas/content/outline.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'detail-catalogue',
  family: 'detail',
  title: { cn: '课程目录', en: 'Course outline' },
  description: {
    cn: '章节与课时：时长、试看、解锁时间、锁定原因和学习进度',
    en: 'Chapters and lessons: lengths, trials, unlock times, locks and progress',
  },
  offers: 'detail-tab',
  hydrate: 'visible',
  actions: { outline: { endpoint: goodsDirectoryGet } },
  intents: ['message.toast'],
  props: Type.Object(
    {
      goods_id: GoodsId,
      list: Type.Array(OutlineNodeSchema, { description: 'Nodes as everybody sees them, parents first' }),
      total: Type.Integer({ minimum: 0, description: 'Nodes at the top in all' }),
      is_free: Type.Boolean({ description: 'Whether nothing of it is paid for' }),
    },
    { additionalProperties: false },
  ),
});
