/** The sheet of the design language. */
import type { ReactNode } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { Band } from '#ui/band.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Colours, Forms, Icons, Spaces, TypeScale } from './foundations-tokens.tsx';
import { Motion } from './foundations-motion.tsx';
import { Controls, Goods, Pictures, States, Words } from './foundations-pieces.tsx';
import styles from './foundations.module.css';

interface Part {
  id: string;
  cn: string;
  en: string;
  note: Record<Locale, string>;
  draw: (locale: Locale) => ReactNode;
}

const PARTS = [
  {
    id: 'type',
    cn: '字号',
    en: 'Type',
    note: { cn: '九级字号，行高随语言', en: 'Nine sizes; leading follows the language' },
    draw: (locale) => <TypeScale locale={locale} />,
  },
  {
    id: 'colour',
    cn: '色彩',
    en: 'Colour',
    note: {
      cn: '一个主色，其余皆由它推得，对比度不低于 4.5:1',
      en: 'One accent; everything else is derived and reads at 4.5:1',
    },
    draw: () => <Colours />,
  },
  {
    id: 'space',
    cn: '间距',
    en: 'Space',
    note: { cn: '4 像素为一格', en: 'Four pixels a step' },
    draw: () => <Spaces />,
  },
  {
    id: 'radius',
    cn: '圆角与阴影',
    en: 'Radius and shadow',
    note: {
      cn: '三级圆角随主题缩放；三级阴影：静止、抬起、浮动',
      en: 'Three radii scaled by the theme; three shadows: resting, lifted, floating',
    },
    draw: () => <Forms />,
  },
  {
    id: 'motion',
    cn: '动效',
    en: 'Motion',
    note: {
      cn: '三种时长，一条曲线；减弱动效时全部静止',
      en: 'Three lengths, one curve; still where motion is reduced',
    },
    draw: (locale) => <Motion locale={locale} />,
  },
  {
    id: 'icons',
    cn: '图标',
    en: 'Icons',
    note: { cn: '24 像素，1.6 描边', en: '24 px, one stroke of 1.6' },
    draw: () => <Icons />,
  },
  {
    id: 'buttons',
    cn: '按钮与标签',
    en: 'Buttons and labels',
    note: { cn: '宽度随文字', en: 'As wide as their words' },
    draw: (locale) => <Controls locale={locale} />,
  },
  {
    id: 'goods',
    cn: '商品卡',
    en: 'Goods cards',
    note: { cn: '网格、横排、排行', en: 'Grid, row, rank' },
    draw: (locale) => <Goods locale={locale} />,
  },
  {
    id: 'pictures',
    cn: '图片与轮播',
    en: 'Pictures',
    note: { cn: '先占位，坏图也好看', en: 'Space is held; a broken picture still looks right' },
    draw: (locale) => <Pictures locale={locale} />,
  },
  {
    id: 'prose',
    cn: '图文',
    en: 'Prose',
    note: { cn: '只画白名单内的内容', en: 'Only what the allow-list knows' },
    draw: (locale) => <Words locale={locale} />,
  },
  {
    id: 'states',
    cn: '状态',
    en: 'States',
    note: { cn: '空、异常、占位、加载', en: 'Empty, abnormal, placeholder, loading' },
    draw: (locale) => <States locale={locale} />,
  },
] as const satisfies readonly Part[];

export type PartId = (typeof PARTS)[number]['id'];

/** One part of the sheet as a page of its own. */
export function FoundationPart({ id, locale }: { id: PartId; locale: Locale }) {
  const part: Part | undefined = PARTS.find((one) => one.id === id);
  if (part === undefined) return null;
  return (
    <main>
      <Band space="m">
        <h1 className={styles.name}>{part[locale]}</h1>
        <p className={styles.lead}>{part.note[locale]}</p>
      </Band>
      <Band space="m">{part.draw(locale)}</Band>
    </main>
  );
}

export function Foundations({ locale }: { locale: Locale }) {
  return (
    <main>
      <Band space="l" className={styles.hero}>
        <p className={styles.kicker}>Lectern</p>
        <h1 className={styles.name}>{locale === 'cn' ? '静，而有分寸' : 'Calm, with a sense of measure'}</h1>
        <p className={styles.lead}>
          {locale === 'cn'
            ? '把目光留给课程本身：一种主色，一套中性色，足够的留白。'
            : 'The eye belongs to the course: one accent, one neutral palette, and room to breathe.'}
        </p>
      </Band>
      {PARTS.map((part) => (
        <Band key={part.en} space="m">
          <SectionHead title={part[locale]} subtitle={part.note[locale]} />
          {part.draw(locale)}
        </Band>
      ))}
    </main>
  );
}
