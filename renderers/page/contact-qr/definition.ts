/** Cards with a QR code to scan, and what stands in for it where nothing can be scanned (D36). */
import { Type, type Static } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { ImageUrlSchema } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';

const CardSchema = Type.Object(
  {
    title: TextSchema({ min: 1, max: 60, description: 'Who or what is reached' }),
    text: Type.Optional(TextSchema({ max: 240, description: 'What it is good for; line breaks are kept' })),
    qr_image: Type.Optional(ImageUrlSchema('Picture of the code, square, as a messenger hands it out')),
    qr_text: Type.Optional(
      TextSchema({ max: 300, description: 'Address or text to draw a code of, where there is no picture' }),
    ),
    hint: Type.Optional(TextSchema({ max: 40, description: 'A few words under the code' })),
    account: Type.Optional(
      TextSchema({ max: 60, description: 'Name or number to look for, for those who cannot scan' }),
    ),
    phone: Type.Optional(
      Type.String({
        maxLength: 24,
        pattern: '^$|^\\+?[0-9][0-9 ()-]*[0-9]$',
        description: 'Telephone number, as it should be read',
      }),
    ),
  },
  { additionalProperties: false },
);
export type Card = Static<typeof CardSchema>;

export const definition = defineRenderer({
  kind: 'contact-qr',
  family: 'page',
  title: { cn: '联系二维码', en: 'Contact codes' },
  description: {
    cn: '一到三张联系卡片：二维码、说明、账号与电话。',
    en: 'One to three contact cards: a code to scan, what it is for, an account and a telephone number.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      ...headingFields('Heading above the cards'),
      cards: Type.Array(CardSchema, {
        minItems: 1,
        maxItems: 3,
        description: 'The cards, first to last, in one row',
      }),
    },
    { additionalProperties: false },
  ),
});
