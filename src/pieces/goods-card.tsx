/** A good in a list: as a tile, as a row, or as a place in a ranking. The whole card is one link. */
import type { GoodsCard as Card } from '#schemas/content/goods-card.ts';
import { LIVE_STATE, PAY_STATE } from '#schemas/content/goods-state.ts';
import { resourceOfType } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import { goodsWords } from './goods-words.ts';
import { Badge } from '#ui/badge.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { formatCount, formatWholeCount } from '#ui/count.ts';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { goodsHref } from './goods-href.ts';
import { GoodsPrice } from './goods-price.tsx';
import { cardState, type CardState } from './goods-state.ts';
import { Icon } from '#ui/icon.tsx';
import { MarkedText, type MarkedTextProps } from '#ui/marked-text.tsx';
import { useMoment } from '#ui/use-moment.ts';
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

type CardMarks = Partial<Record<'title' | 'teacher' | 'summary', MarkedTextProps['marks']>>;

interface CardFacts {
  card: Card;
  state: CardState;
  locale: Locale;
}

function TypeMark({ card, state: { live }, locale }: CardFacts) {
  if (live !== undefined) return <Badge tone={live.tone}>{goodsWords.in(locale)(live.word)}</Badge>;
  const resource = resourceOfType(card.type);
  if (resource === undefined) return null;
  return (
    <Badge tone="overlay" icon={<Icon name={resource.icon} size={14} />}>
      {resource.name[locale]}
    </Badge>
  );
}

/** What stands over the cover: a running promotion, what VIP members get, what limits it, what keeps it from being bought. */
function Marks({ state: { promotion, marks }, locale }: CardFacts) {
  const t = goodsWords.in(locale);
  return (
    <span className={styles.marks}>
      {promotion !== undefined && (
        <Badge tone={promotion.tone} solid>
          {t(promotion.word)}
        </Badge>
      )}
      {marks.map(({ word, tone }) => (
        <Badge key={word} tone={tone}>
          {t(word)}
        </Badge>
      ))}
    </span>
  );
}

/** Four cards a row are the rule; rows and places have covers of one width. */
const SIZES = { grid: pageSizes(1 / 4, 72), row: '240px', rank: '112px' } as const;

interface PictureProps extends CardFacts, Pick<GoodsCardProps, 'priority'> {
  sizes: string;
  plain: boolean;
  prices: boolean;
}

function Picture({ priority, sizes, plain, prices, ...facts }: PictureProps) {
  return (
    <div className={styles.picture}>
      <Cover
        src={facts.card.cover}
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
            <TypeMark {...facts} />
          </span>
          {prices && <Marks {...facts} />}
        </>
      )}
    </div>
  );
}

function Meta({ card, locale, marks }: { card: Card; locale: Locale; marks?: CardMarks | undefined }) {
  const t = goodsWords.in(locale);
  const moment = useMoment(locale);
  const lessons = card.lesson_count > 0 ? t('lesson', { count: card.lesson_count }) : '';
  const start =
    card.alive_state === LIVE_STATE.notStarted && card.start_ts > 0
      ? t('liveAt', { time: moment(card.start_ts) })
      : '';
  const parts = [card.teacher, lessons, start].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <p className={styles.meta}>
      {parts.map((part) => (
        <span key={part}>
          {part === card.teacher ? <MarkedText text={part} marks={marks?.teacher} /> : part}
        </span>
      ))}
    </p>
  );
}

/** How many chose it, as the page shows it, and in full where that is shortened. */
function peopleOf({ card: { student_count: count }, state, locale }: CardFacts): {
  text: string;
  full?: string;
} {
  const t = goodsWords.in(locale);
  const text = formatCount(count, locale);
  const plain = { text: t(state.people, { count, n: text }) };
  return text === String(count)
    ? plain
    : { ...plain, full: t(state.people, { count, n: formatWholeCount(count) }) };
}

function People(facts: CardFacts) {
  if (facts.card.student_count <= 0) return null;
  const { text, full } = peopleOf(facts);
  return (
    <span className={styles.learners}>
      <span aria-hidden={full === undefined ? undefined : true}>{text}</span>
      {full !== undefined && <VisuallyHidden>{full}</VisuallyHidden>}
    </span>
  );
}

interface OfferProps extends CardFacts {
  small: boolean;
  prices: boolean;
}

function Offer({ small, prices, ...facts }: OfferProps) {
  const { card, locale } = facts;
  if (!prices && (small || card.student_count <= 0)) return null;
  return (
    <div className={styles.offer}>
      {prices && <GoodsPrice card={card} isStruck={!small} locale={locale} size={small ? 's' : 'm'} />}
      {!small && <People {...facts} />}
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
  const isRanked = layout === 'rank';
  const facts = { card, state: cardState(card), locale };
  return (
    <article
      className={cx(styles.card, styles[layout], className)}
      data-sold-out={card.pay_state === PAY_STATE.soldOut ? '' : undefined}
    >
      {isRanked && (
        <span className={cx(styles.place, (rank ?? 0) <= 3 && styles.top)} aria-hidden="true">
          {rank}
        </span>
      )}
      <Picture {...facts} priority={priority} sizes={sizes} plain={isRanked} prices={prices} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          {isRanked && rank !== undefined && (
            <VisuallyHidden>{goodsWords.in(locale)('rank', { n: rank })} </VisuallyHidden>
          )}
          <CardLink
            href={goodsHref(card)}
            newTab={newTab}
            className={styles.link}
            title={peopleOf(facts).full}
          >
            <MarkedText text={card.title} marks={marks?.title} />
          </CardLink>
        </Heading>
        {layout === 'row' && card.summary !== '' && (
          <p className={styles.summary}>
            <MarkedText text={card.summary} marks={marks?.summary} />
          </p>
        )}
        {!isRanked && <Meta card={card} locale={locale} marks={marks} />}
        {isRanked ? (
          <p className={styles.meta}>
            {card.teacher !== '' && <span>{card.teacher}</span>}
            <People {...facts} />
          </p>
        ) : (
          <Offer {...facts} small={false} prices={prices} />
        )}
      </div>
      {isRanked && <Offer {...facts} small prices={prices} />}
    </article>
  );
}
