/** One recording or a list of them, each with its own controls (D36). */
import { Type, type Static } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { AudioUrlSchema, ImageUrlSchema } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';

const TrackSchema = Type.Object(
  {
    url: AudioUrlSchema('The recording: mp3, m4a, aac, ogg, opus, wav or webm, by path or https'),
    title: TextSchema({ min: 1, max: 80, description: 'Name of the recording' }),
    speaker: Type.Optional(TextSchema({ max: 60, description: 'Who speaks or plays' })),
    duration: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 86_400,
        description: 'Length in whole seconds; where it is known nothing is fetched before playing',
      }),
    ),
    cover: Type.Optional(ImageUrlSchema('A square picture')),
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
      ...headingFields('Heading above the recordings'),
      tracks: Type.Array(TrackSchema, {
        minItems: 1,
        maxItems: 50,
        description: 'The recordings, first to last',
      }),
    },
    { additionalProperties: false },
  ),
});
