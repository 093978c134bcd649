/** Draws offers with the time left of them; when one ends, its price is the ordinary one from that second on. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import type { Locale } from '#schemas/locale.ts';
import { resolveLink } from '#schemas/page/link.ts';
import { isOfferRunning, offerAt } from '#schemas/content/price.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { goodsWords } from '#pieces/goods-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Band } from '#ui/band.tsx';
import cardTitle from '#pieces/card-title.module.css';
import { CardLink } from '#ui/card-link.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { goodsHref } from '#pieces/goods-href.ts';
import { GoodsPrice } from '#pieces/goods-price.tsx';
import { promotionMark, saleMark } from '#pieces/goods-state.ts';
import { Icon } from '#ui/icon.tsx';
import { loadingAs } from '#ui/loading-band.tsx';
import { formatMoney } from '#schemas/money.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { pageSizes } from '#ui/sizes.ts';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

const MOST_COLUMNS = 4;
/** As the style has them. */
const PADDING_PX = 32;
const GAP_PX = 20;

interface DealProps {
  card: GoodsCard;
  now: number;
  /** Said where goods end at different times. */
  showsEnd: boolean;
  /** How wide its picture is. */
  sizes: string;
  locale: Locale;
  prices: boolean;
  /** False where the shop takes no orders now (M284). */
  sells: boolean;
  t: Say;
}

function Deal({ card, now, showsEnd, sizes, locale, prices, sells, t }: DealProps) {
  const moment = useMoment(locale);
  const deal = offerAt(card, now);
  const runs = isOfferRunning(deal, now);
  const mark = promotionMark(deal);
  const stop = saleMark(deal);
  const savedFen = deal.line_price - deal.price;
  return (
    <article className={styles.deal} data-sold-out={deal.pay_state === PAY_STATE.soldOut ? '' : undefined}>
      <div className={styles.picture}>
        <Cover src={deal.cover} alt="" ratio="16 / 9" sizes={sizes} radius="none" className={styles.cover} />
        <span className={styles.marks}>
          {prices && mark !== undefined && (
            <Badge tone={mark.tone} solid>
              {goodsWords.in(locale)(mark.word)}
            </Badge>
          )}
          {stop !== undefined && <Badge tone={stop.tone}>{goodsWords.in(locale)(stop.word)}</Badge>}
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={cx(cardTitle.title, styles.title)}>
          <CardLink href={goodsHref(deal)} className={styles.link}>
            {deal.title}
          </CardLink>
        </h3>
        {showsEnd && runs && deal.marketing_end_ts > 0 && (
          <p className={styles.until}>{t('endsAt', { time: moment(deal.marketing_end_ts) })}</p>
        )}
        <div className={styles.offer}>
          {prices && (
            <p className={styles.price}>
              <GoodsPrice card={deal} locale={locale} size="m" />
              {savedFen > 0 && (
                <span className={styles.saved}>{t('save', { money: formatMoney(savedFen) })}</span>
              )}
            </p>
          )}
          <span className={styles.action} aria-hidden="true">
            {t(runs && sells && stop === undefined ? 'buy' : 'look')}
          </span>
        </div>
      </div>
    </article>
  );
}

/** Until the next offer ends; once none runs, one line that says so. */
function Clock({ end, now, locale, t }: { end: number | undefined; now: number; locale: Locale; t: Say }) {
  const left = timeLeft((end ?? now) - now);
  return (
    <div className={styles.clock}>
      {end === undefined ? (
        <p className={styles.ended} aria-hidden="true">
          <Icon name="clock" size={20} />
          {t('ended')}
        </p>
      ) : (
        <>
          <span className={styles.endsIn} aria-hidden="true">
            {t('endsIn')}
          </span>
          <TimeDigits left={left} locale={locale} size="s" />
        </>
      )}
      <VisuallyHidden as="div">
        <p role="timer" aria-live="polite" aria-atomic="true">
          {end === undefined ? t('ended') : sayTimeLeft(left, locale)}
        </p>
      </VisuallyHidden>
    </div>
  );
}

const Loading = loadingAs({ className: cx(styles.list, styles['count-4']), count: 4 });

/** The panel's padding and the gaps between cards are not picture; a single card's picture has a width of its own. */
function sizesOf(columns: number): string {
  return columns === 1 ? '420px' : pageSizes(1 / columns, 2 * PADDING_PX + (columns - 1) * GAP_PX);
}

/** What ends first stands first, below the clock that counts to it; what has no end comes last. */
function bySoonestEnd(one: GoodsCard, other: GoodsCard): number {
  return (one.marketing_end_ts || Infinity) - (other.marketing_end_ts || Infinity) || 0;
}

/** Moments at which one of the offers ends, soonest first. */
function endsOf(cards: readonly GoodsCard[]): number[] {
  const ends = cards.map((card) => card.marketing_end_ts).filter((end) => end > 0);
  return [...new Set(ends)].toSorted((one, other) => one - other);
}

export default defineView(
  definition,
  words,
  function FlashSale({ root, id, props, data, t, locale, can }) {
    const goodsCards = data.goods.lists[0] ?? [];
    const cards = props.source === 'running' ? goodsCards.toSorted(bySoonestEnd) : goodsCards;
    const ends = endsOf(cards);
    const now = useServerNow(ends.at(-1) ?? 0);
    const next = ends.find((end) => end > now);
    const isOver = !cards.some((card) => isOfferRunning(card, now));
    const columns = Math.min(cards.length, MOST_COLUMNS);
    const headId = `${id}-title`;
    return (
      <Band {...root} as="section" aria-labelledby={headId}>
        <div className={styles.panel}>
          <SectionHead
            id={headId}
            title={props.title || t('title')}
            subtitle={props.subtitle}
            more={{ label: props.more_text || t('more'), target: resolveLink(props.more) }}
            aside={
              can.prices &&
              (next !== undefined || (isOver && cards.length > 0)) && (
                <Clock end={next} now={now} locale={locale} t={t} />
              )
            }
          />
          {cards.length === 0 ? (
            <Empty title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <ul className={cx(styles.list, styles[`count-${columns}`])}>
              {cards.map((card) => (
                <li key={card.id} className={styles.item}>
                  <Deal
                    card={card}
                    now={now}
                    showsEnd={ends.length > 1}
                    sizes={sizesOf(columns)}
                    locale={locale}
                    prices={can.prices}
                    sells={can.selling}
                    t={t}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Band>
    );
  },
  { Loading, Failure: FailedBand },
);
