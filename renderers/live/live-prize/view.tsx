/** Draws live-prize. */
import { type SyntheticEvent, useId, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import type { Intend } from '#engine/intents.ts';
import { useServerNow } from '#engine/server-now.ts';
import { useAnswer, useRecentEvent, useRoom, useRoomEvents } from '#features/live/index.ts';
import { LiveCard, LiveFact } from '#pieces/live-card.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import {
  livePrizeCardSave,
  livePrizeGet,
  livePrizeJoin,
  livePrizeWinners,
} from '#schemas/api/live/prizes.ts';
import type { Prize } from '#schemas/live/activities/prize.ts';
import { countdownWords } from '#schemas/live/countdown.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { msOf } from '#schemas/time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Modal } from '#ui/modal.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { Winners } from './winners.tsx';
import { type Say, words } from './words.ts';

interface CardFormProps {
  act: Caller;
  intend: Intend;
  aliveId: string;
  prizeId: string;
  t: Say;
  close: () => void;
  onSave: () => void;
}

/** Where a winner has a prize sent: asked in a dialog, for a card over the stage has no room for a form. */
function CardForm({ aliveId, prizeId, act, intend, t, close, onSave }: CardFormProps) {
  const id = useId();
  const [card, setCard] = useState({ name: '', phone: '', address: '' });
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await act(livePrizeCardSave, { alive_id: aliveId, prize_id: prizeId, ...card });
    setBusy(false);
    if (!answer.ok) return intend('message.toast', { text: answer.msg, tone: 'error' });
    intend('message.toast', { text: t('saved'), tone: 'success' });
    return onSave();
  };
  const field = (name: keyof typeof card, max: number, autoComplete: 'name' | 'tel' | 'street-address') => (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={t(name)}
      required
      maxLength={max}
      autoComplete={autoComplete}
      type={name === 'phone' ? 'tel' : 'text'}
      value={card[name]}
      onChange={(value) => setCard({ ...card, [name]: value })}
    />
  );
  return (
    <Modal title={t('where')} onClose={close} busy={isBusy}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        {field('name', 40, 'name')}
        {field('phone', 20, 'tel')}
        {field('address', 200, 'street-address')}
        <Button tone="primary" block type="submit" busy={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}

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
