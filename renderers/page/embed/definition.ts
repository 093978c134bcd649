/** A player or a map of one of a few providers, in a frame that can reach nothing of the shop's (D36, D44). */
import { Type } from 'typebox';
import {
  FRAME_RATIOS,
  frameCaptionField,
  frameTitleField,
  playerWidthField,
  showTitleField,
} from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { EMBED_PATTERN, EMBED_PROVIDERS } from '#schemas/page/embed-providers.ts';

const names = (locale: 'cn' | 'en') => EMBED_PROVIDERS.map(({ name }) => name[locale]);

export const definition = defineRenderer({
  kind: 'embed',
  family: 'page',
  title: { cn: '嵌入内容', en: 'Embed' },
  description: {
    cn: `嵌入外部播放器或地图，只支持：${names('cn').join('、')}。`,
    en: `A player or a map from elsewhere. Only from: ${names('en').join(', ')}.`,
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      url: field(
        {
          cn: '嵌入地址',
          en: 'Embed address',
          help: {
            cn: '嵌入代码中 iframe 的 src',
            en: 'Address from the provider’s embed code (the src of its iframe)',
          },
        },
        Type.String({
          maxLength: 1024,
          pattern: EMBED_PATTERN,
          'x-description': {
            cn: `用嵌入代码中 iframe 的 src，只支持：${names('cn').join('、')}`,
            en: `Take the src of the iframe in the embed code of one of these: ${names('en').join(', ')}`,
          },
        }),
      ),
      title: frameTitleField({
        cn: '嵌入的是什么，读屏软件会读出来',
        en: 'What is in the frame; read to those who cannot see it',
      }),
      caption: frameCaptionField,
      show_title: showTitleField,
      ratio: field(
        { cn: '画面比例', en: 'Shape', group: 'layout' },
        withDefault(NamedSchema(FRAME_RATIOS), 'wide'),
      ),
      width: playerWidthField,
    },
    { additionalProperties: false },
  ),
});
