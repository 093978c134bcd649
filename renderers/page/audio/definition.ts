/** One recording or a list of them, each with its own controls (D36). */
import { Type, type Static } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { field, UNITS } from '#schemas/page/field.ts';
import { AudioUrlSchema, ImageUrlSchema } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';

const TrackSchema = Type.Object(
  {
    url: field(
      {
        cn: '音频文件',
        en: 'Recording',
        control: 'sound',
        help: {
          cn: '支持 mp3、m4a、aac、ogg、opus、wav、webm',
          en: 'An mp3, m4a, aac, ogg, opus, wav or webm file',
        },
      },
      AudioUrlSchema(),
    ),
    title: field({ cn: '名称', en: 'Title' }, TextSchema({ min: 1, max: 80 })),
    speaker: field({ cn: '讲者', en: 'Speaker' }, Type.Optional(TextSchema({ max: 60 }))),
    duration: field(
      {
        cn: '时长',
        en: 'Length',
        unit: UNITS.seconds,
        help: {
          cn: '单位是秒；填写后，开始播放前不会加载文件',
          en: 'In seconds; where it is known, nothing is fetched before playing',
        },
      },
      Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400 })),
    ),
    cover: field(
      {
        cn: '封面',
        en: 'Cover',
        control: 'portrait',
        help: { cn: '建议用正方形图片', en: 'A square picture' },
      },
      Type.Optional(ImageUrlSchema()),
    ),
  },
  { additionalProperties: false },
);
export type Track = Static<typeof TrackSchema>;

export const definition = defineRenderer({
  kind: 'audio',
  family: 'page',
  title: { cn: '音频', en: 'Audio' },
  description: {
    cn: '一段或多段音频：封面、讲者、时长，可拖动、快退快进 15 秒、调速；全页同时只播一段。',
    en: 'One or more recordings with cover, speaker and length; seek, jump 15 seconds, change the speed. One plays at a time.',
  },
  offers: 'page-block',
  hydrate: 'visible',
  props: Type.Object(
    {
      ...headingFields,
      tracks: field(
        { cn: '音频列表', en: 'Recordings' },
        Type.Array(TrackSchema, { minItems: 1, maxItems: 50 }),
      ),
    },
    { additionalProperties: false },
  ),
});
