/** How the certificates of a shop look: title, wording with places, colours, pictures and which way the sheet lies (ADR-836). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema, COLOR_PATTERN, IMAGE_PATTERN } from '../page/fragments.ts';
import type { Locale } from '../locale.ts';
import { localize, TextSchema, type InOneLanguage, type LocaleText } from '../page/text.ts';
import type { Places } from '../text/places.ts';

/** What its wording may name of a certificate. */
export const CERTIFICATE_PLACES = {
  learner: { cn: '学员姓名', en: 'learner' },
  course: { cn: '课程名称', en: 'course' },
  hours: { cn: '学习时长', en: 'study time' },
  date: { cn: '颁发日期', en: 'date' },
  shop: { cn: '店铺名称', en: 'shop' },
} as const satisfies Places;
export type CertificatePlace = keyof typeof CERTIFICATE_PLACES;

const ORIENTATIONS = ['landscape', 'portrait'] as const;
const LINE_MAX = 60;
const WORDING_MAX = 600;

/** Empty for the shop's own. */
const OwnColor = Type.String({ pattern: `^$|${COLOR_PATTERN}` });
/** Empty for none. */
const PictureUrl = Type.String({ maxLength: 2048, pattern: IMAGE_PATTERN });

const LOOK = {
  paper: OwnColor,
  accent: OwnColor,
  background: PictureUrl,
  seal: PictureUrl,
  signature: PictureUrl,
  orientation: ChoiceSchema(ORIENTATIONS),
};

export const CertificateDesignSchema = Type.Object(
  {
    title: TextSchema({ min: 1, max: LINE_MAX }),
    /** Each line is a line of the sheet; one that is a place alone stands out, and is left out where there is nothing to say. */
    wording: TextSchema({ min: 1, max: WORDING_MAX }),
    /** Name and position of who signs. */
    signer: TextSchema({ max: LINE_MAX }),
    ...LOOK,
  },
  { additionalProperties: false },
);
export type CertificateDesign = Static<typeof CertificateDesignSchema>;

/** As a page is answered it, in the language of who asks; `paper` and `accent` are both empty where it lies on the page itself. */
export const ShownDesignSchema = Type.Object({
  title: Type.String(),
  wording: Type.String(),
  signer: Type.String(),
  ...LOOK,
});
export type ShownDesign = InOneLanguage<CertificateDesign>;

const STANDARD_WORDING: LocaleText = {
  cn: '兹证明\n{学员姓名}\n已完成课程\n{课程名称}\n累计有效学习 {学习时长}',
  en: 'This is to certify that\n{learner}\nhas completed the course\n{course}\n{study time} of credited study',
};

/** Of a shop that designed none, and what an emptied field becomes. */
export const STANDARD_DESIGN: CertificateDesign = {
  title: { cn: '结业证书', en: 'Certificate' },
  wording: STANDARD_WORDING,
  signer: '',
  paper: '',
  accent: '',
  background: '',
  seal: '',
  signature: '',
  orientation: 'landscape',
};

const WHITE_PAPER = '#ffffff';

/** Whether it lies on paper of its own: seals and signatures are made for light paper, also on a page drawn dark. */
const hasOwnPaper = ({ paper, accent, background, seal, signature }: CertificateDesign): boolean =>
  [paper, accent, background, seal, signature].some((one) => one !== '');

/** @param primary the shop's main colour, which stands in for a colour that was not chosen */
export function showDesign(design: CertificateDesign, primary: string, locale: Locale): ShownDesign {
  const inLocale = localize(design, locale);
  if (!hasOwnPaper(design)) return inLocale;
  return { ...inLocale, paper: design.paper || WHITE_PAPER, accent: design.accent || primary };
}
