/** Draws live-prize. */
import { useState } from 'react';
import { livePrizeGet, livePrizeJoin, livePrizeWinners } from '#schemas/api/live/prizes.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { countdownWords } from '#schemas/live/countdown.ts';
import type { Prize } from '#schemas/live/activities/prize.ts';
import { msOf } from '#schemas/time.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { useAnswer, useRoom, useRoomEvents, useRecentEvent } from '#features/live/index.ts';
import { LiveCard, LiveFact } from '#pieces/live-card.tsx';
import { Button } from '#ui/button.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { CardForm } from './card-form.tsx';
import { definition } from './definition.ts';
import type { Say } from './say.ts';
import { Winners } from './winners.tsx';
import { words } from './words.ts';

const PRIZES: ReadonlySet<EventKind> = new Set(['prize']);
/** How long a draw is shown after its moment, unless somebody won and has not said where it goes. */
const DRAWN_MS = 60_000;
const CONDITIONS = ['none', 'keyword', 'signed', 'watched'] as const;

function conditionText({ condition, condition_text: text, minutes }: Prize, t: Say): string {
  return t(CONDITIONS[condition] ?? 'none', { text, minutes: String(minutes) });
}

export default defineView(definition, words, function LivePrize({ root, props, t, locale, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const now = useServerNow();
  const events = useRoomEvents(id, PRIZES);
  const draw = useRecentEvent(id, PRIZES, DRAWN_MS);
  const running = view?.isReplay === false ? view.state.prize_id : '';
  const news = String(events.length);
  const isAsked = running !== '' || draw !== undefined;
  const key = isAsked && view?.isReplay === false ? `${running}/${news}` : '';
  const { value: prize, again } = useAnswer(key, () => act(livePrizeGet, { alive_id: id }));
  const prizeId = prize?.is_drawn === true ? prize.current_prize_id : '';
  const { value: winners } = useAnswer(prizeId, () =>
    act(livePrizeWinners, { alive_id: id, prize_id: prizeId }),
  );
  const [closedId, setClosedId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (view?.isReplay === true && draw !== undefined && closedId !== draw.id) {
    const names = draw.data['names'];
    return (
      <LiveCard
        root={root}
        icon="gift"
        title={t('title', { name: draw.content })}
        onClose={() => setClosedId(draw.id)}
      >
        {typeof names === 'string' && names !== '' && <LiveFact>{t('wonBy', { names })}</LiveFact>}
      </LiveCard>
    );
  }
  if (prize === undefined || prize.current_prize_id === '') return null;
  const stage = `${prize.current_prize_id}/${String(prize.is_drawn)}`;
  const needsCard = prize.is_win && !prize.has_card;
  if (closedId === stage || (prize.is_drawn && draw === undefined && !needsCard)) return null;
  const left = prize.draw_at - now;
  const join = async () => {
    if (view?.isIn !== true) return intend('login.open', {});
    setBusy(true);
    const answer = await act(livePrizeJoin, { alive_id: id, prize_id: prize.current_prize_id });
    setBusy(false);
    if (!answer.ok) intend('message.toast', { text: answer.msg, tone: 'error' });
    again();
    return undefined;
  };
  const counts = { joiners: String(prize.joiners), winners: String(prize.winners) };
  return (
    <LiveCard
      root={root}
      icon="gift"
      title={t('title', { name: prize.name })}
      left={
        prize.is_drawn
          ? undefined
          : { text: countdownWords(msOf(left)), spokenText: sayTimeLeft(timeLeft(left), locale) }
      }
      onClose={() => setClosedId(stage)}
    >
      {!prize.is_drawn && <LiveFact>{conditionText(prize, t)}</LiveFact>}
      <LiveFact>{t('people', counts)}</LiveFact>
      {!prize.is_drawn && prize.is_join && (
        <LiveFact>{t('joined', { ticket: String(prize.ticket) })}</LiveFact>
      )}
      {!prize.is_drawn && left <= 0 && <LiveFact>{t('drawing')}</LiveFact>}
      {!prize.is_drawn && !prize.is_join && left > 0 && (
        <Button tone="primary" block busy={isBusy} data-action="join" onClick={() => void join()}>
          {t(view?.isIn === true ? 'join' : 'login')}
        </Button>
      )}
      {prize.is_drawn && prize.is_join && !prize.is_win && <LiveFact>{t('lost')}</LiveFact>}
      {prize.is_drawn && prize.is_win && <LiveFact>{t(needsCard ? 'won' : 'wonSent')}</LiveFact>}
      {prize.is_drawn && winners !== undefined && <Winners winners={winners} t={t} />}
      {needsCard && (
        <Button tone="primary" block data-action="address" onClick={() => setAsking(true)}>
          {t('where')}
        </Button>
      )}
      {needsCard && isAsking && (
        <CardForm
          aliveId={id}
          prizeId={prize.current_prize_id}
          act={act}
          intend={intend}
          t={t}
          close={() => setAsking(false)}
          onSave={() => {
            setAsking(false);
            again();
          }}
        />
      )}
    </LiveCard>
  );
});
