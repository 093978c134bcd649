/** A good in a list: as a tile, as a row, or as a place in a ranking. The whole card is one link. */
import type { GoodsCard as Card } from '#schemas/content/goods-card.ts';
import { LIVE_STATE, PAY_STATE } from '#schemas/content/goods-state.ts';
import { resourceOfType } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import { sharedWords } from '#i18n/shared-words.ts';
import { Badge } from '#ui/badge.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { formatCount, formatWholeCount } from '#ui/count.ts';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { goodsHref } from './goods-href.ts';
import { liveMark, promotionMark, saleMark } from './goods-state.ts';
import { Icon, isIconName } from '#ui/icon.tsx';
import { Marked, type MarkedProps } from '#ui/marked.tsx';
import { Price } from '#ui/price.tsx';
import { formatMoment } from '#ui/shop-time.ts';
import { pageSizes } from '#ui/sizes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './goods-card.module.css';

export interface GoodsCardProps {
  card: Card;
  locale: Locale;
  layout?: 'grid' | 'row' | 'rank' | undefined;
  /** Place in the ranking, from 1. */
  rank?: number | undefined;
  /** Heading level of the title in the page's outline; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
  /** The cover is in the first screen. */
  priority?: boolean | undefined;
  /** How wide the cover is drawn, where the list knows better than the layout's usual width. */
  sizes?: string | undefined;
  newTab?: boolean | undefined;
  /** False where nothing is sold: neither price nor marks of a sale. */
  prices?: boolean | undefined;
  className?: string | undefined;
  /** Parts of its texts a search found. */
  marks?: CardMarks | undefined;
}

type CardMarks = Partial<Record<'title' | 'teacher' | 'summary', MarkedProps['marks']>>;

function TypeMark({ card, locale }: { card: Card; locale: Locale }) {
  const live = liveMark(card);
  if (live !== undefined) return <Badge tone={live.tone}>{sharedWords.in(locale)(live.word)}</Badge>;
  const resource = resourceOfType(card.type);
  if (resource === undefined) return null;
  const icon = isIconName(resource.icon) ? <Icon name={resource.icon} size={14} /> : undefined;
  return (
    <Badge tone="overlay" icon={icon}>
      {resource.name[locale]}
    </Badge>
  );
}

/** What stands over the cover: a running promotion, what VIP members get, what keeps it from being bought. */
function Marks({ card, locale }: { card: Card; locale: Locale }) {
  const t = sharedWords.in(locale);
  const promotion = promotionMark(card);
  const sale = saleMark(card);
  return (
    <span className={styles.marks}>
      {promotion !== undefined && (
        <Badge tone={promotion.tone} solid>
          {t(promotion.word)}
        </Badge>
      )}
      {card.svip_free && card.price > 0 && <Badge tone="gold">{t('vipFree')}</Badge>}
      {sale !== undefined && <Badge tone={sale.tone}>{t(sale.word)}</Badge>}
    </span>
  );
}

/** Four cards a row are the rule; rows and places have covers of one width. */
const SIZES = { grid: pageSizes(1 / 4, 72), row: '240px', rank: '112px' } as const;

interface PictureProps extends Pick<GoodsCardProps, 'card' | 'locale' | 'priority'> {
  sizes: string;
  plain: boolean;
  prices: boolean;
}

function Picture({ card, locale, priority, sizes, plain, prices }: PictureProps) {
  return (
    <div className={styles.picture}>
      <Cover
        src={card.cover}
        alt=""
        ratio="16 / 9"
        priority={priority}
        sizes={sizes}
        radius="none"
        className={styles.cover}
      />
      {!plain && (
        <>
          <span className={styles.kind}>
            <TypeMark card={card} locale={locale} />
          </span>
          {prices && <Marks card={card} locale={locale} />}
        </>
      )}
    </div>
  );
}

function Meta({ card, locale, marks }: { card: Card; locale: Locale; marks?: CardMarks | undefined }) {
  const t = sharedWords.in(locale);
  const lessons = card.lesson_count > 0 ? t('lesson', { count: card.lesson_count }) : '';
  const start =
    card.alive_state === LIVE_STATE.notStarted && card.start_ts > 0
      ? t('liveAt', { time: formatMoment(card.start_ts, locale) })
      : '';
  const parts = [card.teacher, lessons, start].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <p className={styles.meta}>
      {parts.map((part) => (
        <span key={part}>{part === card.teacher ? <Marked text={part} marks={marks?.teacher} /> : part}</span>
      ))}
    </p>
  );
}

/** The number of learners as the page shows it, and in full where that is shortened. */
function learnersOf({ student_count: count }: Card, locale: Locale): { shown: string; full?: string } {
  const t = sharedWords.in(locale);
  const shown = formatCount(count);
  const plain = { shown: t('learner', { count, n: shown }) };
  return shown === String(count)
    ? plain
    : { ...plain, full: t('learner', { count, n: formatWholeCount(count) }) };
}

function Learners({ card, locale }: { card: Card; locale: Locale }) {
  if (card.student_count <= 0) return null;
  const { shown, full } = learnersOf(card, locale);
  return (
    <span className={styles.learners}>
      <span aria-hidden={full === undefined ? undefined : true}>{shown}</span>
      {full !== undefined && <VisuallyHidden>{full}</VisuallyHidden>}
    </span>
  );
}

interface OfferProps {
  card: Card;
  locale: Locale;
  small: boolean;
  prices: boolean;
}

function Offer({ card, locale, small, prices }: OfferProps) {
  if (!prices && (small || card.student_count <= 0)) return null;
  return (
    <div className={styles.offer}>
      {prices && (
        <Price
          fen={card.price}
          lineFen={small ? undefined : card.line_price}
          locale={locale}
          size={small ? 's' : 'm'}
        />
      )}
      {!small && <Learners card={card} locale={locale} />}
    </div>
  );
}

export function GoodsCard(props: GoodsCardProps) {
  const {
    card,
    locale,
    layout = 'grid',
    rank,
    level = 3,
    priority,
    sizes = SIZES[layout],
    newTab = false,
    prices = true,
    className,
    marks,
  } = props;
  const Heading = `h${level}` as const;
  const ranked = layout === 'rank';
  return (
    <article
      className={cx(styles.card, styles[layout], className)}
      data-sold-out={card.pay_state === PAY_STATE.soldOut ? '' : undefined}
    >
      {ranked && (
        <span className={cx(styles.place, (rank ?? 0) <= 3 && styles.top)} aria-hidden="true">
          {rank}
        </span>
      )}
      <Picture card={card} locale={locale} priority={priority} sizes={sizes} plain={ranked} prices={prices} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          {ranked && rank !== undefined && (
            <VisuallyHidden>{sharedWords.in(locale)('rank', { n: rank })} </VisuallyHidden>
          )}
          <CardLink
            href={goodsHref(card)}
            newTab={newTab}
            className={styles.link}
            title={learnersOf(card, locale).full}
          >
            <Marked text={card.title} marks={marks?.title} />
          </CardLink>
        </Heading>
        {layout === 'row' && card.summary !== '' && (
          <p className={styles.summary}>
            <Marked text={card.summary} marks={marks?.summary} />
          </p>
        )}
        {!ranked && <Meta card={card} locale={locale} marks={marks} />}
        {ranked ? (
          <p className={styles.meta}>
            {card.teacher !== '' && <span>{card.teacher}</span>}
            <Learners card={card} locale={locale} />
          </p>
        ) : (
          <Offer card={card} locale={locale} small={false} prices={prices} />
        )}
      </div>
      {ranked && <Offer card={card} locale={locale} small prices={prices} />}
    </article>
  );
}
