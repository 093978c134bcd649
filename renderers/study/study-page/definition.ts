/** The study page: one lesson large, the outline of its course beside it, and how far the learner is (ADR-312). */
import { Type } from 'typebox';
import { certificateListGet } from '#schemas/api/certificates/certificates.ts';
import { goodsDirectoryGet } from '#schemas/api/catalogue/goods.ts';
import { learnCampGet, learnPunchCommit, learnPunchGet } from '#schemas/api/learning/camps.ts';
import { learnProgressGet } from '#schemas/api/learning/records.ts';
import { GoodsId, GoodsType } from '#schemas/content/goods-id.ts';
import { OutlineNodeSchema } from '#schemas/content/outline.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'study-page',
  family: 'study',
  title: { cn: '学习页', en: 'Study page' },
  description: {
    cn: '播放或阅读一课，旁边是课程目录和学习进度，上一课、下一课',
    en: 'One lesson to watch, hear or read, with the outline of its course, progress and the way on',
  },
  offers: 'screen',
  uses: ['exams', 'goods', 'learning', 'playback'],
  hydrate: 'load',
  largePicture: true,
  actions: {
    outline: { endpoint: goodsDirectoryGet },
    progress: { endpoint: learnProgressGet },
    certificates: { endpoint: certificateListGet },
    camp: { endpoint: learnCampGet },
    punch: { endpoint: learnPunchGet },
    punchMark: { endpoint: learnPunchCommit },
  },
  intents: ['page.go'],
  slots: {
    talk: { kinds: ['detail-interaction'], max: 1 },
    /** At the end of its bar: the language, the account. */
    tools: { kinds: ['page-tools'], max: 1 },
  },
  props: Type.Object(
    {
      lesson: Type.Object({
        id: GoodsId,
        type: GoodsType,
        /** Empty for one that was taken down: whom it belongs to is told by their own answer. */
        title: Type.String(),
        summary: Type.String(),
        cover: Type.String(),
        /** Who teaches it, in one line. */
        teacher: Type.String(),
      }),
      /** The course it was opened in; empty, with nothing in it, where it stands by itself. */
      course: Type.Object({
        id: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
        type: GoodsType,
        title: Type.String(),
        list: Type.Array(OutlineNodeSchema, { description: 'Nodes as everybody sees them, parents first' }),
        total: Type.Integer({ minimum: 0, description: 'Nodes at the top in all' }),
      }),
    },
    { additionalProperties: false },
  ),
});
