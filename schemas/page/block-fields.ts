/** Fields several page blocks have in common, so that each is described to merchants once (D36, ADR-580). */
import { Type } from 'typebox';
import type { Locale } from '../locale.ts';
import { field, type FieldLabel } from './field.ts';
import { ImageUrlSchema, NamedSchema, withDefault } from './fragments.ts';
import { LinkSchema } from './link.ts';
import { TextSchema, type LocaleText } from './text.ts';

const HEADING_MAX = 80;
const SUBTITLE_MAX = 200;
const MORE_MAX = 24;
const ALT_MAX = 120;

/** A heading some blocks have alone. */
export const headingField = (label: Partial<FieldLabel> = {}) =>
  field({ cn: '标题', en: 'Heading', ...label }, Type.Optional(TextSchema({ max: HEADING_MAX })));

export const subtitleField = field(
  {
    cn: '副标题',
    en: 'Subtitle',
    help: { cn: '标题下方的一句话', en: 'One sentence below the heading' },
  },
  Type.Optional(TextSchema({ max: SUBTITLE_MAX })),
);

/** A heading with a sentence below it. */
export const headingFields = { title: headingField(), subtitle: subtitleField };

/** The way to where there is more of what the block shows. */
export const moreFields = {
  more: field(
    {
      cn: '“更多”链接',
      en: '“More” link',
      help: { cn: '显示在标题右侧，不填则不显示', en: 'Stands beside the heading; without it there is none' },
    },
    Type.Optional(LinkSchema),
  ),
  more_text: field(
    {
      cn: '“更多”文字',
      en: '“More” text',
      help: { cn: '不填则用默认文字', en: 'The usual words when left out' },
    },
    Type.Optional(TextSchema({ max: MORE_MAX })),
  ),
};

/** A picture with the words for those who cannot see it; one its block may crop has a focal point (ADR-829). */
export const pictureFields = ({
  help,
  isCropped = true,
  max = ALT_MAX,
  alt = {
    cn: '读屏软件会读出来，写图中的内容',
    en: 'Read aloud to those who cannot see it: say what the picture shows',
  },
}: { help?: LocaleText; isCropped?: boolean; max?: number; alt?: LocaleText } = {}) => ({
  image: field(
    {
      cn: '图片',
      en: 'Picture',
      ...(help === undefined ? {} : { help }),
      ...(isCropped ? { control: 'cropped' as const } : {}),
    },
    ImageUrlSchema(),
  ),
  alt: field({ cn: '图片说明', en: 'Picture description', help: alt }, Type.Optional(TextSchema({ max }))),
});

/** Words that lie over a picture's lower edge. */
export const edgeWords = field(
  {
    cn: '图上文字',
    en: 'Caption',
    help: { cn: '压在图片下边缘的文字', en: 'Words over the lower edge of the picture' },
  },
  Type.Optional(TextSchema({ max: 60 })),
);

/** Words of a button, whose link stands beside them. */
export const buttonField = (max: number, help: LocaleText) =>
  field({ cn: '按钮文字', en: 'Button text', help }, Type.Optional(TextSchema({ max })));

/** Where words or a control stand. */
export const alignField = (value: 'left' | 'center') =>
  field(
    { cn: '对齐方式', en: 'Alignment', group: 'layout' },
    withDefault(
      NamedSchema({ left: { cn: '左对齐', en: 'Left' }, center: { cn: '居中', en: 'Centre' } }),
      value,
    ),
  );

/** How wide a block of pictures is. */
export const bandWidthField = (value: 'page' | 'full') =>
  field(
    { cn: '宽度', en: 'Width', group: 'layout' },
    withDefault(
      NamedSchema({
        page: { cn: '与内容同宽', en: 'Page column' },
        full: { cn: '通栏', en: 'Edge to edge' },
      }),
      value,
    ),
  );

/** How wide a player or a frame is. */
export const playerWidthField = field(
  { cn: '宽度', en: 'Width', group: 'layout' },
  withDefault(
    NamedSchema({
      page: { cn: '与内容同宽', en: 'Page column' },
      column: { cn: '阅读宽度', en: 'Reading width' },
    }),
    'column',
  ),
);

/** Cards in a row of goods. */
export const cardColumnsField = field(
  {
    cn: '每行数量',
    en: 'Cards in a row',
    group: 'layout',
    help: { cn: '电脑上一行显示几个，屏幕变窄时自动减少', en: 'On wide screens; narrower ones show fewer' },
  },
  withDefault(Type.Integer({ minimum: 3, maximum: 5 }), 4),
);

/** How many a list shows; the help says of what. */
export const limitField = (help: LocaleText, { maximum, value }: { maximum: number; value: number }) =>
  field({ cn: '最多显示', en: 'How many', help }, withDefault(Type.Integer({ minimum: 1, maximum }), value));

/** What a film or a frame is called: read aloud, and shown above it where the merchant likes. */
export const frameTitleField = (help: LocaleText) =>
  field({ cn: '标题', en: 'Title', help }, TextSchema({ min: 1, max: 80 }));

export const frameCaptionField = field(
  { cn: '说明', en: 'Caption', help: { cn: '显示在下方的一句话', en: 'One sentence below it' } },
  Type.Optional(TextSchema({ max: 160 })),
);

export const showTitleField = field(
  {
    cn: '显示标题',
    en: 'Show title',
    group: 'layout',
    help: {
      cn: '关闭后标题只供读屏软件使用',
      en: 'When off, the title is only read aloud by screen readers',
    },
  },
  withDefault(Type.Boolean(), true),
);

/** Shapes of a frame. */
export const FRAME_RATIOS = {
  wide: { cn: '宽屏 16:9', en: 'Wide, 16:9' },
  standard: { cn: '标准 4:3', en: 'Standard, 4:3' },
  cinema: { cn: '电影 21:9', en: 'Cinema, 21:9' },
  square: { cn: '方形 1:1', en: 'Square, 1:1' },
} as const satisfies Readonly<Record<string, LocaleText>>;

/** The two languages as a merchant names them. */
export const LOCALE_NAMES = {
  cn: { cn: '中文', en: 'Chinese' },
  en: { cn: '英文', en: 'English' },
} as const satisfies Readonly<Record<Locale, LocaleText>>;

/** The portrait of a person. */
export const avatarField = field(
  {
    cn: '头像',
    en: 'Portrait',
    control: 'portrait',
    help: {
      cn: '建议用正方形图片，不填则显示名字的第一个字',
      en: 'Best square; without it the first letter of the name stands in',
    },
  },
  Type.Optional(ImageUrlSchema()),
);

/** Goods, rooms and coupons picked by hand, by their ids. */
export const pickedHelp: LocaleText = {
  cn: '来源选“手动选择”时使用，按填写顺序显示',
  en: 'Used when the source is “Picked by hand”, in this order',
};
