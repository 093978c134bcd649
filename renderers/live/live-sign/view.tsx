/** Draws live-sign. */
import { useState } from 'react';
import { liveSignCommit, liveSignGet } from '#schemas/api/live/signs.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { countdownWords } from '#schemas/live/countdown.ts';
import { msOf } from '#schemas/time.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { useAnswer, useRoom, useRecentEvent } from '#features/live/index.ts';
import { LiveCard, LiveFact } from '#pieces/live-card.tsx';
import { Button } from '#ui/button.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';

const SIGNS: ReadonlySet<EventKind> = new Set(['sign']);
/** How long a replay shows that there was one. */
const REPLAY_MS = 10_000;

export default defineView(definition, words, function LiveSign({ root, props, t, locale, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const isOn = view !== undefined && !view.isReplay;
  const signId = isOn ? view.state.sign_id : '';
  const { value: sign, again } = useAnswer(signId, () => act(liveSignGet, { alive_id: id }));
  const now = useServerNow();
  const took = useRecentEvent(id, SIGNS, REPLAY_MS);
  const [closedId, setClosedId] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (view?.isReplay === true && took !== undefined && closedId !== took.id)
    return (
      <LiveCard root={root} icon="check" title={t('title')} onClose={() => setClosedId(took.id)}>
        <LiveFact>{t('took')}</LiveFact>
      </LiveCard>
    );
  const left = sign === undefined ? 0 : sign.expire_at - now;
  if (sign === undefined || sign.sign_id === '' || sign.is_signed || left <= 0 || closedId === sign.sign_id)
    return null;
  const commit = async () => {
    if (view?.isIn !== true) return intend('login.open', {});
    setBusy(true);
    const answer = await act(liveSignCommit, { alive_id: id, sign_id: sign.sign_id });
    setBusy(false);
    if (answer.ok) intend('message.toast', { text: t('done'), tone: 'success' });
    else intend('message.toast', { text: answer.msg, tone: 'error' });
    again();
    return undefined;
  };
  return (
    <LiveCard
      root={root}
      icon="check"
      title={t('title')}
      left={{ text: countdownWords(msOf(left)), spokenText: sayTimeLeft(timeLeft(left), locale) }}
      onClose={() => setClosedId(sign.sign_id)}
    >
      <LiveFact>{t('signed', { total: String(sign.count) })}</LiveFact>
      <Button tone="primary" block busy={isBusy} data-action="sign" onClick={() => void commit()}>
        {t(view?.isIn === true ? 'commit' : 'login')}
      </Button>
    </LiveCard>
  );
});
