/** The sheet of the design language. */
import type { ReactNode } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { Band } from '#ui/band.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Colours, Forms, Icons, Spaces, TypeScale } from './foundations-tokens.tsx';
import { Controls, Goods, Pictures, States, Words } from './foundations-pieces.tsx';
import styles from './foundations.module.css';

interface Part {
  cn: string;
  en: string;
  note: Record<Locale, string>;
  draw: (locale: Locale) => ReactNode;
}

const PARTS: readonly Part[] = [
  {
    cn: '字号',
    en: 'Type',
    note: { cn: '九级字号，行高随语言', en: 'Nine sizes; leading follows the language' },
    draw: (locale) => <TypeScale locale={locale} />,
  },
  {
    cn: '色彩',
    en: 'Colour',
    note: {
      cn: '一个主色，其余皆由它推得，对比度不低于 4.5:1',
      en: 'One accent; everything else is derived and reads at 4.5:1',
    },
    draw: () => <Colours />,
  },
  {
    cn: '间距、圆角与阴影',
    en: 'Space, radius, shadow',
    note: { cn: '4 像素为一格', en: 'Four pixels a step' },
    draw: () => (
      <>
        <Spaces />
        <Forms />
      </>
    ),
  },
  {
    cn: '图标',
    en: 'Icons',
    note: { cn: '24 像素，1.6 描边', en: '24 px, one stroke of 1.6' },
    draw: () => <Icons />,
  },
  {
    cn: '按钮与标签',
    en: 'Buttons and labels',
    note: { cn: '宽度随文字', en: 'As wide as their words' },
    draw: (locale) => <Controls locale={locale} />,
  },
  {
    cn: '商品卡',
    en: 'Goods cards',
    note: { cn: '网格、横排、排行', en: 'Grid, row, rank' },
    draw: (locale) => <Goods locale={locale} />,
  },
  {
    cn: '图片与轮播',
    en: 'Pictures',
    note: { cn: '先占位，坏图也好看', en: 'Space is held; a broken picture still looks right' },
    draw: (locale) => <Pictures locale={locale} />,
  },
  {
    cn: '图文',
    en: 'Prose',
    note: { cn: '只画白名单内的内容', en: 'Only what the allow-list knows' },
    draw: (locale) => <Words locale={locale} />,
  },
  {
    cn: '状态',
    en: 'States',
    note: { cn: '空、异常、占位、加载', en: 'Empty, abnormal, placeholder, loading' },
    draw: (locale) => <States locale={locale} />,
  },
];

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
