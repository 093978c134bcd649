/** The outline of a course: chapters and lessons with their lengths, trials, locks and the learner's own progress (M232, D67). */
import { Type } from 'typebox';
import { goodsDirectoryGet } from '#schemas/api/catalogue/goods.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { OutlineNodeSchema } from '#schemas/content/outline.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';

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
      goods_id: field({ cn: '商品编号', en: 'ID of the good' }, GoodsId),
      list: field(
        {
          cn: '章节和课时',
          en: 'Outline',
          help: { cn: '上级在前', en: 'As everybody sees it, parents first' },
        },
        Type.Array(OutlineNodeSchema),
      ),
      total: field(
        {
          cn: '最上层数量',
          en: 'Nodes at the top',
          help: { cn: '包括没有随页面送来的', en: 'Those that did not come along counted' },
        },
        Type.Integer({ minimum: 0 }),
      ),
      is_free: field(
        { cn: '免费', en: 'Free', help: { cn: '全部内容都不收费', en: 'Nothing of it is paid for' } },
        Type.Boolean(),
      ),
    },
    { additionalProperties: false },
  ),
});
