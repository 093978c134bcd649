/** A film of the merchant's own: one file with its poster and captions, played by the browser itself (D36). */
import { Type, type Static } from 'typebox';
import {
  CaptionsUrlSchema,
  ChoiceSchema,
  ImageUrlSchema,
  VideoUrlSchema,
  withDefault,
} from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { LOCALES } from '#schemas/locale.ts';

const CaptionsSchema = Type.Object(
  {
    locale: ChoiceSchema(LOCALES, 'Language of the captions'),
    url: CaptionsUrlSchema(
      'A WebVTT file; one of another site needs that site to allow it, and the film, to be read from here (CORS)',
    ),
  },
  { additionalProperties: false },
);
export type Captions = Static<typeof CaptionsSchema>;

export const definition = defineRenderer({
  kind: 'video',
  family: 'page',
  title: { cn: '视频', en: 'Video' },
  description: {
    cn: '播放自有视频文件：封面、标题、中英文字幕；支持 mp4、webm、ogv。',
    en: 'A video file of your own with a poster, a title and captions in both languages; mp4, webm or ogv.',
  },
  offers: 'page-block',
  hydrate: 'visible',
  props: Type.Object(
    {
      url: VideoUrlSchema('The video file: mp4, webm or ogv, by path or https'),
      title: TextSchema({ min: 1, max: 80, description: 'What is shown; read to those who cannot see it' }),
      caption: Type.Optional(TextSchema({ max: 160, description: 'One sentence below the video' })),
      show_title: withDefault(
        Type.Boolean({ description: 'Whether the title also stands above the video as a heading' }),
        true,
      ),
      poster: Type.Optional(
        ImageUrlSchema('Picture shown until it plays; without one the first frame is fetched'),
      ),
      captions: Type.Optional(
        Type.Array(CaptionsSchema, { maxItems: 2, description: 'Captions, at most one file a language' }),
      ),
      captions_on: withDefault(
        Type.Boolean({ description: 'Whether captions in the page’s language are shown from the start' }),
        true,
      ),
      ratio: withDefault(
        ChoiceSchema(
          ['wide', 'standard', 'cinema', 'square', 'tall'],
          'Shape of its place: 16:9, 4:3, 21:9, 1:1 or 9:16',
        ),
        'wide',
      ),
      width: withDefault(
        ChoiceSchema(['page', 'column'], 'As wide as the page’s column, or as a text is read'),
        'column',
      ),
      autoplay: withDefault(
        Type.Boolean({
          description: 'Plays without sound while it is in view; never for those who asked for less motion',
        }),
        false,
      ),
      loop: withDefault(Type.Boolean({ description: 'Begins again when it ends' }), false),
    },
    { additionalProperties: false },
  ),
});
