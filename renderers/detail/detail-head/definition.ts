/** The head of a detail page: its picture or player, what it is called and promises, who teaches it and what is inside. */
import { Type } from 'typebox';
import { LiveFactsSchema, OPENED, TeacherSchema, TrialSchema } from '#schemas/content/detail.ts';
import { GOODS_FACTS } from '#schemas/content/goods-facts.ts';
import { GoodsId, GoodsType } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

const Count = Type.Integer({ minimum: 0 });

export const definition = defineRenderer({
  kind: 'detail-head',
  family: 'detail',
  title: { cn: '详情头部', en: 'Detail head' },
  description: {
    cn: '封面或试看播放器、标题、一句话介绍、老师，以及课时、时长、难度、语言、人数和评分',
    en: 'Cover or trial player, title, one sentence, teachers, and the facts: lessons, hours, level, language, learners, rating',
  },
  offers: 'screen',
  uses: ['goods', 'playback'],
  hydrate: 'idle',
  largePicture: true,
  props: Type.Object(
    {
      goods: Type.Object({
        id: GoodsId,
        type: GoodsType,
        title: Type.String(),
        summary: Type.String(),
        cover: Type.String(),
        student_count: Count,
        lesson_count: Count,
        seconds: Count,
        ...GOODS_FACTS,
      }),
      live: LiveFactsSchema,
      teachers: Type.Array(TeacherSchema, { maxItems: 12 }),
      trial: TrialSchema,
      reviews: Type.Object({ rating_count: Count, rating_tenths: Count }),
      /** What the address says of where it is opened (M22). */
      opened: Type.Object(OPENED),
    },
    { additionalProperties: false },
  ),
});
