/** A player or a map of one of a few providers, in a frame that can reach nothing of the shop's (D36, D44). */
import { Type } from 'typebox';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';
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
      url: Type.String({
        maxLength: 1024,
        pattern: EMBED_PATTERN,
        description: 'Address from the provider’s embed code (the src of its iframe)',
        'x-description': {
          cn: `用嵌入代码中 iframe 的 src，只支持：${names('cn').join('、')}`,
          en: `Take the src of the iframe in the embed code of one of these: ${names('en').join(', ')}`,
        },
      }),
      title: TextSchema({
        min: 1,
        max: 80,
        description: 'What is in the frame; read to those who cannot see it',
      }),
      caption: Type.Optional(TextSchema({ max: 160, description: 'One sentence below the frame' })),
      show_title: withDefault(
        Type.Boolean({ description: 'Whether the title also stands above the frame as a heading' }),
        true,
      ),
      ratio: withDefault(
        ChoiceSchema(['wide', 'standard', 'cinema', 'square'], 'Shape of the frame: 16:9, 4:3, 21:9 or 1:1'),
        'wide',
      ),
      width: withDefault(
        ChoiceSchema(['page', 'column'], 'As wide as the page’s column, or as a text is read'),
        'column',
      ),
    },
    { additionalProperties: false },
  ),
});
