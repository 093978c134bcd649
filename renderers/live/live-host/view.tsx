/** Draws live-host, the studio of a room: the picture with its stream at the left, and what is done in the room as tabs beside it. */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import {
  type HostCall,
  type LiveView,
  makeHostCall,
  useAnswer,
  useEntry,
  useSlides,
} from '#features/live/index.ts';
import { liveHostGet } from '#schemas/api/live/hosting.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useEvery } from '#ui/use-every.ts';
import { definition } from './definition.ts';
import { Head } from './head.tsx';
import { Panels } from './panels.tsx';
import type { Ask, Say } from './part-props.ts';
import { Preview } from './preview.tsx';
import { Push } from './push.tsx';
import { Report } from './report.tsx';
import { type Stand, useStand } from './use-stand.ts';
import styles from './view.module.css';
import { words } from './words.ts';

/**
 * A picture arrives and nobody sees it: the host is asked whether to begin, so that no stream goes out to nobody
 * (ADR-487).
 */
function Arrival({ t, state, stand }: { t: Say; state: RoomState; stand: Stand }) {
  const isWaiting = state.alive_state === LIVE_STATE.notStarted && state.push_state === PUSH_STATE.pushing;
  return (
    <div role="status">
      {isWaiting && (
        <div className={styles.arrival} data-arrival>
          <Icon name="live" size={24} />
          <p className={styles.text}>{t('arrival')}</p>
          <Button tone="primary" onClick={stand.begin}>
            {t('beginNow')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is known of a push becomes known a little after it came. */
const LOOK_MS = 5 * SECOND_MS;

/** What the host's own answer depends on: another moderator may have changed it. */
const factsOf = ({ isIn, state }: LiveView) =>
  [isIn, state.alive_state, state.push_state, state.forbid_talk, state.slow_seconds].join('/');

export default defineView(definition, words, function LiveHost(viewProps) {
  const { root, props, slots, t, locale, act, intend } = viewProps;
  const { alive_id: id } = props;
  const entry = useEntry(id);
  const view = entry.is === 'open' ? entry.view : undefined;
  const facts = view && factsOf(view);
  const { value, isFailed, again } = useAnswer(facts === undefined ? '' : `${id}/${facts}`, () =>
    act(liveHostGet, { alive_id: id }),
  );
  const [lastValue, setLastValue] = useState(value);
  if (value !== undefined && value !== lastValue) setLastValue(value);
  const host = value ?? lastValue;
  const isPushed = view?.state.push_state === PUSH_STATE.pushing;
  useEvery(isPushed && host?.piece_seconds === 0 ? LOOK_MS : undefined, again);
  const slides = useSlides(id, {
    act,
    showError: (text) => intend('message.toast', { text: text === '' ? t('notTaken') : text, tone: 'error' }),
  });
  const call = makeHostCall({ act, toast: (toast) => intend('message.toast', toast), doneText: t('done') });
  const callAndRead: HostCall = async (endpoint, input) => {
    const isDone = await call(endpoint, input);
    if (isDone) again();
    return isDone;
  };
  const part = { id, t, locale, call: callAndRead };
  const ask: Ask = (question) => intend('message.ask', question);
  const stand = useStand(part, ask);
  if (isFailed || entry.is === 'refused' || entry.is === 'failed')
    return <FailedBand root={root} retry={again} message={t('refused')} />;
  if (view === undefined || host === undefined)
    return (
      <div {...root} className={styles.waiting} aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  const isOver =
    view.state.alive_state !== LIVE_STATE.live && view.state.alive_state !== LIVE_STATE.notStarted;
  return (
    <div {...root} className={styles.page}>
      <Head {...part} view={view} stand={stand} tools={slots.tools} />
      <div className={styles.left}>
        <Preview t={t} locale={locale} view={view} host={host} stage={slots.stage} />
        <Arrival t={t} state={view.state} stand={stand} />
        {!isOver && <Push {...part} source={host.source} act={act} ask={ask} />}
        <Report {...part} act={act} />
      </div>
      <Panels
        {...part}
        act={act}
        view={view}
        host={host}
        slides={slides}
        chat={slots.chat}
        activities={slots.activities}
      />
    </div>
  );
});
