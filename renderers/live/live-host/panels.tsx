/** What is done in a room, as tabs beside its picture; the chat goes on while another tab is looked at. */
import { type ReactNode, useState } from 'react';
import { type LiveView, type Slides as Held, useAnswer } from '#features/live/index.ts';
import hostPart from '#pieces/host-part.module.css';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { liveSwitchSet } from '#schemas/api/live/hosting.ts';
import { liveMemberBan, liveMemberList } from '#schemas/api/live/members.ts';
import { liveMessageMark } from '#schemas/api/live/messages.ts';
import { liveOfferPush } from '#schemas/api/live/offers.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { TextField } from '#ui/field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useEvery } from '#ui/use-every.ts';
import cards from './cards.module.css';
import panelsStyles from './panels.module.css';
import type { HostProps } from './part-props.ts';
import { Slides } from './slides.tsx';
import { Switches } from './switches.tsx';
import styles from './view.module.css';

/** What can be shown to everybody: what is offered already, then what else the shop has. */
function Offers({ id, t, call, host }: HostProps) {
  const push = (kind: 'goods' | 'coupon', offer: string) =>
    void call(liveOfferPush, { alive_id: id, kind, id: offer });
  const coupons = [...host.coupons, ...host.other_coupons];
  const goods = [...host.goods, ...host.other_goods];
  const button = (kind: 'goods' | 'coupon') => (card: { id: string; title: string }) => (
    <Button key={card.id} size="s" data-action={`push-${kind}`} onClick={() => push(kind, card.id)}>
      {t('push', { title: card.title })}
    </Button>
  );
  return (
    <section className={styles.part} aria-labelledby="host-offers">
      <h2 className={hostPart.name} id="host-offers">
        {t('offers')}
      </h2>
      <div className={cx(styles.buttons, cards.offered)}>
        {coupons.map(button('coupon'))}
        {goods.map(button('goods'))}
        {coupons.length + goods.length === 0 && <p className={styles.hint}>{t('nobody')}</p>}
      </div>
    </section>
  );
}

type ParticipantsProps = HostProps & {
  /** Undefined until it is known. */
  bannedPeople: DataOf<typeof liveMemberList>['banned'] | undefined;
  again: () => void;
  failure: ReactNode;
};

/** Who came, and who was muted or removed: each is let back by one press. */
function Participants({ id, t, call, host, bannedPeople, again, failure }: ParticipantsProps) {
  const lift = async (user: string) => {
    if (await call(liveMemberBan, { alive_id: id, user_id: user, kind: 'none' })) again();
  };
  return (
    <div className={hostPart.form}>
      {failure}
      <p className={styles.figure}>{t('members', { count: host.members })}</p>
      <p className={styles.hint}>{t('participantsHint')}</p>
      <h2 className={hostPart.name}>{t('banned')}</h2>
      <ul className={styles.list}>
        {bannedPeople?.map(({ user, is_kicked: isRemoved }) => (
          <li key={user.id} className={styles.row}>
            <span className={styles.text}>{user.nickname}</span>
            <span className={styles.hint}>{t(isRemoved ? 'removed' : 'muted')}</span>
            <Button size="s" onClick={() => void lift(user.id)}>
              {t('lift')}
            </Button>
          </li>
        ))}
        {bannedPeople?.length === 0 && <li className={styles.hint}>{t('nobody')}</li>}
      </ul>
    </div>
  );
}

const SWITCHES = [
  ['allows_links', 'links'],
  ['can_record', 'record'],
] as const;

const wordsIn = (text: string) =>
  text
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** What is set for the whole room: links, the replay, how fast one may write, and which words are held back. */
function Settings(part: HostProps) {
  const { id, t, call, host } = part;
  // What is typed and not yet saved; what nobody touched follows the room.
  const [slow, setSlow] = useState<string>();
  const [words, setWords] = useState<string>();
  const save = async () => {
    const slowChange = slow === undefined ? {} : { slow_seconds: Math.round(Number(slow)) };
    const wordChange = words === undefined ? {} : { filter_words: wordsIn(words) };
    if (!(await call(liveSwitchSet, { alive_id: id, ...slowChange, ...wordChange }))) return;
    setSlow(undefined);
    setWords(undefined);
  };
  return (
    <div className={hostPart.form}>
      <Switches {...part} of={SWITCHES} />
      <TextField
        id="host-slow"
        name="slow"
        label={t('slow')}
        inputMode="numeric"
        value={slow ?? String(host.slow_seconds)}
        onChange={setSlow}
      />
      <TextField
        id="host-words"
        name="words"
        label={t('words')}
        value={words ?? host.filter_words.join(', ')}
        onChange={setWords}
      />
      <Button onClick={() => void save()}>{t('save')}</Button>
    </div>
  );
}

type WaitingProps = HostProps & {
  /** Undefined until it is known. */
  list: DataOf<typeof liveMemberList>['waiting'] | undefined;
  again: () => void;
};

const WAITING_SWITCHES = [
  ['forbid_talk', 'forbid'],
  ['is_pre_approved', 'preApprove'],
] as const;

/** Above the chat: who may write, and the messages that wait for the host. */
function Waiting({ list = [], again, ...part }: WaitingProps) {
  const { id, t, call } = part;
  const mark = async (message: string, as: 'approve' | 'refuse') => {
    if (await call(liveMessageMark, { alive_id: id, message_id: message, as })) again();
  };
  return (
    <>
      <div className={styles.switches}>
        <Switches {...part} of={WAITING_SWITCHES} />
      </div>
      <p className={styles.hint} role="status">
        {list.length === 0 ? '' : t('waitingCount', { total: String(list.length) })}
      </p>
      {list.length > 0 && (
        <ul className={styles.waitingList}>
          {list.map(({ id: message, user, content }) => (
            <li key={message} className={styles.row}>
              <span className={styles.text}>{`${user.nickname}: ${content}`}</span>
              <Button size="s" onClick={() => void mark(message, 'approve')}>
                {t('approve')}
              </Button>
              <Button size="s" tone="ghost" onClick={() => void mark(message, 'refuse')}>
                {t('refuse')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Nothing in the log tells of what waits: it has no place there yet. */
const LOOK_MS = 3 * SECOND_MS;

type PanelsProps = HostProps & {
  act: Caller;
  view: LiveView;
  slides: Held;
  chat: ReactNode;
  activities: ReactNode;
};

export function Panels({ act, view, slides, chat, activities, ...part }: PanelsProps) {
  const { id, t, host } = part;
  const isOnAir = view.state.alive_state === LIVE_STATE.live;
  const isBefore = view.state.alive_state === LIVE_STATE.notStarted;
  const { value, isFailed, again } = useAnswer(id, () => act(liveMemberList, { alive_id: id }));
  useEvery(host.alive_state === LIVE_STATE.live ? LOOK_MS : undefined, again);
  const failure = isFailed && <FailedLine retry={again} message={t('failed')} />;
  const waiting = value?.waiting.length ?? 0;
  const tabs = [
    {
      id: 'chat',
      label: t('chat'),
      ...(waiting > 0 ? { count: waiting } : {}),
      panel: (
        <div className={panelsStyles.chat}>
          {failure}
          <Waiting {...part} list={value?.waiting} again={again} />
          <div className={panelsStyles.talk}>{chat}</div>
        </div>
      ),
    },
    {
      id: 'participants',
      label: t('participants'),
      panel: <Participants {...part} bannedPeople={value?.banned} again={again} failure={failure} />,
    },
    {
      id: 'activities',
      label: t('activities'),
      panel: isOnAir ? (
        <div className={cards.activities}>
          {activities}
          <Offers {...part} />
        </div>
      ) : (
        <p className={panelsStyles.none}>{t(isBefore ? 'activitiesSoon' : 'activitiesOver')}</p>
      ),
    },
    {
      id: 'slides',
      label: t('slides'),
      panel:
        isOnAir || isBefore ? (
          <Slides slides={slides} t={t} />
        ) : (
          <p className={panelsStyles.none}>{t('over')}</p>
        ),
    },
    { id: 'settings', label: t('settings'), panel: <Settings {...part} /> },
  ];
  return (
    <div className={panelsStyles.panels}>
      <Tabs label={t('studio')} tabs={tabs} className={panelsStyles.tabs} />
    </div>
  );
}
