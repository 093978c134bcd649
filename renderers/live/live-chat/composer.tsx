/** Where one writes: Enter sends; where one may not, the field itself says why (D97, D102). */
import { type FormEvent, useId, useState } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import type { LiveView, Outbox } from '#features/live/index.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { MESSAGE_MAX } from '#schemas/live/event.ts';
import type { Locale } from '#schemas/locale.ts';
import { msOf, SECOND_MS, secondsOf } from '#schemas/time.ts';
import { Button } from '#ui/button.tsx';
import { useMoment } from '#ui/use-moment.ts';
import styles from './composer.module.css';
import type { Say } from './words.ts';

/** Why somebody may not write now; undefined where they may. Pure. */
export type WriteRestriction =
  | 'login'
  | 'replaying'
  | 'over'
  | 'banned'
  | 'mutedForGood'
  | 'mutedUntil'
  | 'forbidden';

/** @param now unix seconds */
function findWriteRestriction(
  { isIn, isReplay, state, viewer }: LiveView,
  now: number,
): WriteRestriction | undefined {
  if (isReplay) return 'replaying';
  if (state.alive_state === LIVE_STATE.ended) return 'over';
  if (!isIn) return 'login';
  if (viewer.banned) return 'banned';
  if (viewer.muted_until === -1) return 'mutedForGood';
  if (viewer.muted_until > now) return 'mutedUntil';
  return state.forbid_talk && viewer.role === 'viewer' ? 'forbidden' : undefined;
}

/** From here on what is left is shown. */
const COUNT_FROM = MESSAGE_MAX - 40;

interface ComposerProps {
  view: LiveView;
  outbox: Outbox;
  send: (content: string) => void;
  login: () => void;
  t: Say;
  locale: Locale;
}

export function Composer({ view, outbox, send, login, t, locale }: ComposerProps) {
  const moment = useMoment(locale);
  const id = useId();
  const [text, setText] = useState('');
  const now = useServerNow();
  const why = findWriteRestriction(view, now);
  const wait = Math.max(0, secondsOf(outbox.writeAfter - msOf(now) + SECOND_MS - 1));
  if (why === 'login')
    return (
      <div className={styles.closed}>
        <Button tone="primary" block onClick={login}>
          {t('loginToChat')}
        </Button>
      </div>
    );
  if (why !== undefined)
    return (
      <p className={styles.closed} data-why={why}>
        {t(why, { time: moment(view.viewer.muted_until) })}
      </p>
    );
  const content = text.trim();
  const left = MESSAGE_MAX - [...text].length;
  const isReady = content !== '' && left >= 0 && wait === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    send(content);
    setText('');
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {t('write')}
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        maxLength={MESSAGE_MAX}
        placeholder={t('placeholder')}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={`${id}-left`}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="primary" unavailable={!isReady}>
        {wait > 0 ? t('waitS', { n: wait }) : t('send')}
      </Button>
      <p className={styles.left} id={`${id}-left`}>
        {MESSAGE_MAX - left >= COUNT_FROM ? t('left', { count: left }) : ''}
      </p>
    </form>
  );
}
