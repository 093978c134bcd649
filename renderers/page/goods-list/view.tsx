/** Draws a list of goods in one of four layouts, with the looks it has while it waits, fails or is empty. */
import { resolveLink } from '#schemas/page/link.ts';
import type { GoodsCard as Card } from '#schemas/content/goods-card.ts';
import type { PropsOf } from '#schemas/page/define-renderer.ts';
import type { Locale } from '#schemas/locale.ts';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { loadingAs } from '#ui/loading-band.tsx';
import { GoodsCard } from '#pieces/goods-card.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { pageSizes } from '#ui/sizes.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Layout = PropsOf<typeof definition>['layout'];

const CARD_LAYOUTS = { grid: 'grid', scroll: 'grid', list: 'row', rank: 'rank' } as const satisfies Record<
  Layout,
  string
>;

interface ListProps {
  cards: readonly Card[];
  layout: Layout;
  columns: number;
  locale: Locale;
  prices: boolean;
  /** Heading level of each title: below the list's own heading where it has one. */
  level: 2 | 3;
}

/** A row that cannot be filled grows its cards instead of leaving a hole, down to three a row. */
function columnsFor(count: number, wish: number): number {
  return Math.max(3, Math.min(wish, count));
}

const GAP_PX = 24;
const NARROW_GAP_PX = 20;

/** Covers in rows and rankings have one width. */
function sizesOf(layout: Layout, columns: number): string | undefined {
  if (layout === 'list' || layout === 'rank') return undefined;
  const gap = columns === 5 && layout === 'grid' ? NARROW_GAP_PX : GAP_PX;
  return pageSizes(1 / columns, (columns - 1) * gap);
}

function Cards({ cards, layout, columns, locale, prices, level }: ListProps) {
  const List = layout === 'rank' ? 'ol' : 'ul';
  return (
    <List className={cx(styles.cards, styles[layout], styles[`columns-${columns}`])}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.card}>
          <GoodsCard
            card={card}
            locale={locale}
            layout={CARD_LAYOUTS[layout]}
            level={level}
            prices={prices}
            sizes={sizesOf(layout, columns)}
            {...(layout === 'rank' ? { rank: index + 1 } : {})}
          />
        </li>
      ))}
    </List>
  );
}

/** Slides the shelf by what is seen of it; the page itself hears the click, so the list needs no script of its own. */
function Step({ by, label }: { by: -1 | 1; label: string }) {
  const side = by === 1 ? 'forth' : 'back';
  return (
    <button type="button" className={cx(styles.step, styles[side])} data-slide={by} aria-label={label}>
      <Icon name={by === 1 ? 'chevron-right' : 'chevron-left'} size={24} />
    </button>
  );
}

const Loading = loadingAs({ className: cx(styles.cards, styles.grid, styles['columns-4']), count: 4 });

export default defineView(
  definition,
  words,
  ({ root, id, props, data, t, locale, can }) => {
    const cards = data.goods.lists[0] ?? [];
    const headId = `${id}-title`;
    const shelf = props.layout === 'scroll';
    const list = (
      <Cards
        cards={cards}
        layout={props.layout}
        columns={shelf ? props.columns : columnsFor(cards.length, props.columns)}
        locale={locale}
        prices={can.prices}
        level={props.title ? 3 : 2}
      />
    );
    return (
      <Band
        {...root}
        as={props.title ? 'section' : 'div'}
        space={props.tint ? 'l' : 'm'}
        className={cx(props.tint && styles.tint)}
        {...(props.title ? { 'aria-labelledby': headId } : {})}
      >
        {props.title && (
          <div className={cx(props.tint && styles.tintedHead)}>
            <SectionHead
              id={headId}
              title={props.title}
              subtitle={props.subtitle}
              more={{ label: props.more_text || t('more'), target: resolveLink(props.more) }}
            />
          </div>
        )}
        {cards.length === 0 && <Empty title={t('empty')} hint={t('emptyHint')} className={styles.empty} />}
        {cards.length > 0 && shelf && (
          <div className={styles.frame}>
            <div className={styles.shelf} tabIndex={0} role="group" aria-label={props.title || t('shelf')}>
              {list}
            </div>
            {cards.length > props.columns && (
              <>
                <Step by={-1} label={t('back')} />
                <Step by={1} label={t('forth')} />
              </>
            )}
          </div>
        )}
        {cards.length > 0 && !shelf && list}
      </Band>
    );
  },
  { Loading, Failure: FailedBand },
);
