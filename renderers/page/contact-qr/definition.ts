/** Cards with a QR code to scan, and what stands in for it where nothing can be scanned (D36). */
import { Type, type Static } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { ImageUrlSchema } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';

const CardSchema = Type.Object(
  {
    title: field(
      { cn: '名称', en: 'Title', help: { cn: '联系谁或哪个部门', en: 'Who or what is reached' } },
      TextSchema({ min: 1, max: 60 }),
    ),
    text: field(
      {
        cn: '说明',
        en: 'Description',
        help: { cn: '能帮上什么忙，可以换行', en: 'What it is good for; line breaks are kept' },
      },
      Type.Optional(TextSchema({ max: 240 })),
    ),
    qr_image: field(
      {
        cn: '二维码图片',
        en: 'QR code picture',
        control: 'portrait',
        help: { cn: '从微信等应用保存的正方形图片', en: 'Square, as a messenger hands it out' },
      },
      Type.Optional(ImageUrlSchema()),
    ),
    qr_text: field(
      {
        cn: '二维码内容',
        en: 'QR code content',
        help: {
          cn: '没有图片时，用这个网址或文字生成二维码',
          en: 'Address or text to draw a code of, where there is no picture',
        },
      },
      Type.Optional(TextSchema({ max: 300 })),
    ),
    hint: field(
      {
        cn: '扫码提示',
        en: 'Scan hint',
        help: { cn: '二维码下方的几个字', en: 'A few words under the code' },
      },
      Type.Optional(TextSchema({ max: 40 })),
    ),
    account: field(
      {
        cn: '账号',
        en: 'Account',
        help: {
          cn: '不方便扫码的人可以搜索的名称或号码',
          en: 'Name or number to look for, for those who cannot scan',
        },
      },
      Type.Optional(TextSchema({ max: 60 })),
    ),
    phone: field(
      { cn: '电话', en: 'Telephone' },
      Type.Optional(Type.String({ maxLength: 24, pattern: '^$|^\\+?[0-9][0-9 ()-]*[0-9]$' })),
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
      ...headingFields,
      cards: field({ cn: '联系卡片', en: 'Cards' }, Type.Array(CardSchema, { minItems: 1, maxItems: 3 })),
    },
    { additionalProperties: false },
  ),
});
