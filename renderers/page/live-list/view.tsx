/** Draws live rooms as cards or as a timetable; the title's link covers the whole room. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { Locale } from '#schemas/locale.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import cardTitle from '#pieces/card-title.module.css';
import { CardLink } from '#ui/card-link.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { goodsHref } from '#pieces/goods-href.ts';
import { GoodsPrice } from '#pieces/goods-price.tsx';
import { Icon } from '#ui/icon.tsx';
import { loadingAs } from '#ui/loading-band.tsx';
import { Section } from '#ui/section.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { pageSizes } from '#ui/sizes.ts';
import { definition } from './definition.ts';
import { inRoomOrder, roomState, type RoomState } from './rooms.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Key = WordKeys<typeof words>;

const LOOKS = {
  live: { tone: 'pulse', at: 'startedAt', action: 'enter' },
  upcoming: { tone: 'overlay', at: 'startsAt', action: 'preview' },
  soon: { tone: 'overlay', at: 'startsAt', action: 'enter' },
  replay: { tone: 'overlay', at: 'wasAt', action: 'watch' },
} as const satisfies Record<RoomState, { tone: BadgeTone; at: Key; action: Key }>;

/** A third of the column less its two gaps, or the timetable's picture. */
const SIZES = { cards: pageSizes(1 / 3, 48), schedule: '208px' } as const;

interface RoomProps {
  room: GoodsCard;
  state: RoomState;
  layout: 'cards' | 'schedule';
  level: 2 | 3;
  locale: Locale;
  prices: boolean;
  t: Translate<Key>;
}

function Room({ room, state, layout, level, locale, prices, t }: RoomProps) {
  const moment = useMoment(locale);
  const look = LOOKS[state];
  const Heading = `h${level}` as const;
  const time = room.start_ts > 0 ? t(look.at, { time: moment(room.start_ts) }) : '';
  return (
    <article className={cx(styles.room, styles[layout], styles[state])}>
      <div className={styles.picture}>
        <Cover
          src={room.cover}
          alt=""
          ratio="16 / 9"
          sizes={SIZES[layout]}
          radius="none"
          className={styles.cover}
        />
        <span className={styles.state}>
          <Badge tone={look.tone}>{t(state)}</Badge>
        </span>
      </div>
      <div className={styles.words}>
        {time !== '' && (
          <p className={styles.time}>
            <Icon name="clock" size={16} />
            {time}
          </p>
        )}
        <Heading className={cx(cardTitle.title, styles.title)}>
          <CardLink href={goodsHref(room)} className={styles.link}>
            {room.title}
          </CardLink>
        </Heading>
        {layout === 'schedule' && room.summary !== '' && <p className={styles.summary}>{room.summary}</p>}
        {room.teacher !== '' && <p className={styles.teacher}>{room.teacher}</p>}
        <div className={styles.foot}>
          {prices && <GoodsPrice card={room} locale={locale} />}
          <span className={styles.action} aria-hidden="true">
            {t(look.action)}
            <Icon name="arrow-right" size={16} />
          </span>
        </div>
      </div>
    </article>
  );
}

const Loading = loadingAs({ className: cx(styles.list, styles.cardsList), count: 3 });

export default defineView(
  definition,
  words,
  function LiveList({ root, id, props, data, t, locale, can }) {
    // Nothing here moves: the hour is the one the page was drawn at.
    const now = useServerNow(0);
    const rooms = inRoomOrder(data.rooms.lists[0] ?? []);
    const { title, layout } = props;
    return (
      <Section root={root} id={id} props={props} label={t('label')} moreLabel={t('more')}>
        {rooms.length === 0 ? (
          <Empty title={t('empty')} hint={t('emptyHint')} className={styles.empty} />
        ) : (
          <ul className={cx(styles.list, styles[`${layout}List`])}>
            {rooms.map((room) => (
              <li key={room.id} className={styles.item}>
                <Room
                  room={room}
                  state={roomState(room, now)}
                  layout={layout}
                  level={title ? 3 : 2}
                  locale={locale}
                  prices={can.prices}
                  t={t}
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
