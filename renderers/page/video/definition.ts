/** A film of the merchant's own: one file with its poster and captions, played by the browser itself (D36). */
import { Type, type Static } from 'typebox';
import {
  FRAME_RATIOS,
  frameCaptionField,
  frameTitleField,
  LOCALE_NAMES,
  playerWidthField,
  showTitleField,
} from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import {
  CaptionsUrlSchema,
  ImageUrlSchema,
  NamedSchema,
  VideoUrlSchema,
  withDefault,
} from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

const CaptionsSchema = Type.Object(
  {
    locale: field({ cn: '字幕语言', en: 'Language' }, NamedSchema(LOCALE_NAMES)),
    url: field(
      {
        cn: '字幕文件',
        en: 'Captions file',
        control: 'captions',
        help: {
          cn: 'WebVTT 文件；放在其他网站时，字幕和视频都须允许本站读取（CORS）',
          en: 'A WebVTT file; one of another site needs that site to allow it, and the film, to be read from here (CORS)',
        },
      },
      CaptionsUrlSchema(),
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
      url: field(
        {
          cn: '视频文件',
          en: 'Video file',
          control: 'film',
          help: { cn: '支持 mp4、webm、ogv', en: 'An mp4, webm or ogv file' },
        },
        VideoUrlSchema(),
      ),
      title: frameTitleField({
        cn: '视频的内容，读屏软件会读出来',
        en: 'What is shown; read to those who cannot see it',
      }),
      caption: frameCaptionField,
      show_title: showTitleField,
      poster: field(
        {
          cn: '封面',
          en: 'Poster',
          help: {
            cn: '播放前显示的图片，不填则取第一帧',
            en: 'Picture shown until it plays; without one the first frame is fetched',
          },
        },
        Type.Optional(ImageUrlSchema()),
      ),
      captions: field(
        {
          cn: '字幕',
          en: 'Captions',
          help: { cn: '每种语言最多一个文件', en: 'At most one file a language' },
        },
        Type.Optional(Type.Array(CaptionsSchema, { maxItems: 2 })),
      ),
      captions_on: field(
        {
          cn: '默认打开字幕',
          en: 'Captions on',
          group: 'behaviour',
          help: {
            cn: '一开始就显示页面语言的字幕',
            en: 'Captions in the page’s language are shown from the start',
          },
        },
        withDefault(Type.Boolean(), true),
      ),
      ratio: field(
        { cn: '画面比例', en: 'Shape', group: 'layout' },
        withDefault(NamedSchema({ ...FRAME_RATIOS, tall: { cn: '竖屏 9:16', en: 'Tall, 9:16' } }), 'wide'),
      ),
      width: playerWidthField,
      autoplay: field(
        {
          cn: '自动播放',
          en: 'Autoplay',
          group: 'behaviour',
          help: {
            cn: '进入视野时静音播放；要求减少动态效果的人不会自动播放',
            en: 'Without sound while it is in view; never for those who asked for less motion',
          },
        },
        withDefault(Type.Boolean(), false),
      ),
      loop: field(
        {
          cn: '循环播放',
          en: 'Loop',
          group: 'behaviour',
          help: { cn: '播完后从头开始', en: 'Starts again when it ends' },
        },
        withDefault(Type.Boolean(), false),
      ),
    },
    { additionalProperties: false },
  ),
});
