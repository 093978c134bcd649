/** Draws coupons as tickets: what one gets on the stub, what it is good for and the claim beside it. */
import type { CouponCard } from '#schemas/content/coupon.ts';
import type { Locale } from '#schemas/locale.ts';
import { couponState } from '#schemas/content/coupon-state.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { loadingAs } from '#ui/loading-band.tsx';
import { formatMoney, moneyParts } from '#schemas/money.ts';
import { Section } from '#ui/section.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import { useClaims } from './use-claims.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

/** From here on it is said how many are left. */
const SCARCE = 50;

/** Money without cents where there are none: coupons are round sums. */
function round(fen: number): string {
  const { whole, cents } = moneyParts(fen);
  return cents === '00' ? whole : `${whole}.${cents}`;
}

/** Long sums are set smaller, so that they stay on their stub. */
function sizeOf(sum: string): 'short' | 'middle' | 'long' {
  if (sum.length <= 5) return 'short';
  return sum.length <= 6 ? 'middle' : 'long';
}

function Stub({ card, t }: { card: CouponCard; t: Say }) {
  const sum = round(card.amount);
  return (
    <div className={styles.stub}>
      <p className={cx(styles.amount, styles[sizeOf(sum)])} aria-hidden="true">
        <span className={styles.sign}>¥</span>
        {sum}
      </p>
      <VisuallyHidden as="div">{t('off', { money: formatMoney(card.amount) })}</VisuallyHidden>
      <p className={styles.threshold}>
        {card.threshold === 0 ? t('any') : t('from', { money: `¥${round(card.threshold)}` })}
      </p>
    </div>
  );
}

interface TicketProps {
  card: CouponCard;
  has: boolean;
  now: number;
  level: 2 | 3;
  locale: Locale;
  t: Say;
  claim: () => void;
}

function Ticket({ card, has, now, level, locale, t, claim }: TicketProps) {
  const moment = useMoment(locale);
  const Heading = `h${level}` as const;
  const state = has ? 'claimed' : couponState(card, now);
  const isOpen = state === 'open';
  const isEarly = card.start_ts > now;
  const time = moment(isEarly ? card.start_ts : card.end_ts);
  return (
    <article className={cx(styles.ticket, !isOpen && !has && styles.faded)} data-state={state}>
      <Stub card={card} t={t} />
      <div className={styles.body}>
        <Heading className={styles.title}>{card.title}</Heading>
        <p className={styles.fact}>{t(card.some_goods ? 'someGoods' : 'allGoods')}</p>
        <p className={styles.fact}>{t(isEarly ? 'startsAt' : 'until', { time })}</p>
        <div className={styles.foot}>
          <Button
            tone="primary"
            size="s"
            unavailable={!isOpen}
            onClick={claim}
            aria-label={isOpen ? t('claimOf', { title: card.title }) : undefined}
            className={cx(styles.claim, has && styles.has)}
          >
            {t(state)}
          </Button>
          {isOpen && card.left > 0 && card.left <= SCARCE && (
            <span className={styles.left}>{t('left', { n: card.left })}</span>
          )}
        </div>
      </div>
    </article>
  );
}

const Loading = loadingAs({
  className: cx(styles.list, styles['count-3']),
  count: 3,
  bone: <Skeleton shape="block" ratio="5 / 2" />,
});

/** The last moment anything here changes. */
const lastEnd = (cards: readonly CouponCard[]) => cards.reduce((end, card) => Math.max(end, card.end_ts), 0);

export default defineView(
  definition,
  words,
  function CouponRow({ root, id, props, data, t, locale, act, intend }) {
    const cards = data.coupons.lists[0] ?? [];
    const now = useServerNow(lastEnd(cards));
    const claims = useClaims(cards, { act, intend }, t('got'));
    const { title } = props;
    return (
      <Section root={root} id={id} props={props} label={t('label')}>
        {cards.length === 0 ? (
          <Empty title={t('empty')} hint={t('emptyHint')} className={styles.empty} />
        ) : (
          <ul className={cx(styles.list, styles[`count-${Math.min(cards.length, 3)}`])}>
            {cards.map((card) => (
              <li key={card.id} className={styles.item}>
                <Ticket
                  card={{ ...card, left: claims.leftOf(card) }}
                  has={claims.has(card.id)}
                  now={now}
                  level={title ? 3 : 2}
                  locale={locale}
                  t={t}
                  claim={() => void claims.claim(card)}
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
    );
  },
  { Loading, Failure: FailedBand },
);
