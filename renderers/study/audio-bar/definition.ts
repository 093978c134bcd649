/** The bar of a recording that is heard on after its page was left: at the foot of every page (ADR-323). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

const Line = Type.String({ maxLength: 200 });

export const definition = defineRenderer({
  kind: 'audio-bar',
  family: 'study',
  title: { cn: '收听条', en: 'Audio bar' },
  description: {
    cn: '离开学习页后继续收听音频：播放、快退快进、倍速、定时关闭，并可回到课程',
    en: 'A recording heard on after its page: play, jump, speed, sleep timer, and the way back to its lesson',
  },
  offers: 'screen',
  uses: ['playback'],
  hydrate: 'load',
  /** What is shown where nothing is heard: in a gallery. */
  props: Type.Object(
    {
      title: Line,
      course: Line,
      cover: Type.String({ maxLength: 2048 }),
      href: Type.String({ maxLength: 2048 }),
    },
    { additionalProperties: false },
  ),
});
