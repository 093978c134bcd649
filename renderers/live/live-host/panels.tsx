/** What is done in a room, as tabs beside its picture; the chat goes on while another tab is looked at. */
import type { ReactNode } from 'react';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveMemberList } from '#schemas/api/live/members.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { useAnswer, type LiveView, type Slides as Held } from '#features/live/index.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Tabs } from '#ui/tabs.tsx';
import cards from './cards.module.css';
import { Offers } from './offers.tsx';
import { Participants } from './participants.tsx';
import type { HostProps } from './say.ts';
import { Settings } from './settings.tsx';
import { Slides } from './slides.tsx';
import { Waiting } from './waiting.tsx';
import styles from './panels.module.css';
import { useEvery } from '#ui/use-every.ts';

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
        <div className={styles.chat}>
          {failure}
          <Waiting {...part} list={value?.waiting} again={again} />
          <div className={styles.talk}>{chat}</div>
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
        <p className={styles.none}>{t(isBefore ? 'activitiesSoon' : 'activitiesOver')}</p>
      ),
    },
    {
      id: 'slides',
      label: t('slides'),
      panel:
        isOnAir || isBefore ? <Slides slides={slides} t={t} /> : <p className={styles.none}>{t('over')}</p>,
    },
    { id: 'settings', label: t('settings'), panel: <Settings {...part} /> },
  ];
  return (
    <div className={styles.panels}>
      <Tabs label={t('studio')} tabs={tabs} className={styles.tabs} />
    </div>
  );
}
