/** Draws goods in tabs: without script the first list stands and each tab leads to its whole list. */
import { useState, type ReactNode } from 'react';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import type { GoodsCard as Card } from '#schemas/content/goods-card.ts';
import type { Locale } from '#schemas/locale.ts';
import { defineView } from '#engine/define-view.ts';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedBand, FailedLine } from '#ui/failed-band.tsx';
import { GoodsCard } from '#pieces/goods-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { loadingAs, LoadingRow } from '#ui/loading-band.tsx';
import { Section } from '#ui/section.tsx';
import { pageSizes } from '#ui/sizes.ts';
import { Tabs } from '#ui/tabs.tsx';
import { definition } from './definition.ts';
import { listAddress } from './list-address.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** The gaps between cards, as the style has them. */
const GAP_PX = 24;
const NARROW_GAP_PX = 20;

/** The lists behind the other tabs: asked for together, when the first of them is opened. */
type Others =
  | { kind: 'asleep' | 'coming' | 'failed' }
  | { kind: 'here'; lists: readonly (readonly Card[])[] };

interface GridProps {
  cards: readonly Card[];
  columns: number;
  locale: Locale;
  prices: boolean;
  level: 2 | 3;
}

/** Every tab has the same number of columns, so that cards keep their size from tab to tab. */
function Grid({ cards, columns, locale, prices, level }: GridProps) {
  const sizes = pageSizes(1 / columns, (columns - 1) * (columns === 5 ? NARROW_GAP_PX : GAP_PX));
  return (
    <ul className={cx(styles.cards, styles[`columns-${columns}`])}>
      {cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <GoodsCard card={card} locale={locale} level={level} prices={prices} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}

const Loading = loadingAs({ className: cx(styles.cards, styles['columns-4']), count: 4 });

export default defineView(
  definition,
  words,
  function GoodsTabs({ root, id, props, data, t, locale, can, act }) {
    const [others, setOthers] = useState<Others>({ kind: 'asleep' });
    const { title, tabs, columns } = props;
    const bring = async () => {
      setOthers({ kind: 'coming' });
      const answer = await act(goodsCardsGet, { queries: tabs.slice(1).map(({ query }) => query) });
      setOthers(answer.ok ? { kind: 'here', lists: answer.data.lists } : { kind: 'failed' });
    };
    const open = (tabId: string) => {
      if (others.kind === 'asleep' && tabId !== '0') void bring();
    };
    const panelOf = (tab: (typeof tabs)[number], index: number): ReactNode => {
      const cards = index === 0 ? data.first.lists[0] : others.kind === 'here' && others.lists[index - 1];
      if (index > 0 && others.kind === 'failed') return <FailedLine retry={() => void bring()} />;
      if (cards === false)
        return <LoadingRow className={cx(styles.cards, styles[`columns-${columns}`])} count={columns} />;
      if (cards === undefined || cards.length === 0)
        return <Empty title={t('empty')} hint={t('emptyHint')} className={styles.empty} />;
      const level = title ? 3 : 2;
      return (
        <>
          <Grid cards={cards} columns={columns} locale={locale} prices={can.prices} level={level} />
          <p className={styles.more}>
            <Link href={listAddress(tab)} className={styles.all} aria-label={t('allOf', { tab: tab.title })}>
              {t('all')}
              <Icon name="chevron-right" size={16} />
            </Link>
          </p>
        </>
      );
    };
    return (
      <Section root={root} id={id} props={props} label={t('label')}>
        <Tabs
          label={title || t('label')}
          look={props.look}
          onChange={open}
          tabs={tabs.map((tab, index) => ({
            id: String(index),
            label: tab.title,
            href: listAddress(tab),
            panel: panelOf(tab, index),
          }))}
        />
      </Section>
    );
  },
  { Loading, Failure: FailedBand },
);
