/** What somebody says of how a room plays, sent with what their browser knows of it, and that it was taken (D94). */
import { useState, type SyntheticEvent } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveStutterFeedback } from '#schemas/api/live/live.stutter.feedback.ts';
import { PLAY_TROUBLES, TROUBLE_TEXT_MAX, type PlayTrouble } from '#schemas/learning/play-feedback.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { filmFacts } from './film-facts.ts';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface FeedbackProps {
  aliveId: string;
  url: string;
  stalls: number;
  film: () => HTMLVideoElement | undefined;
  act: Caller;
  close: () => void;
  t: Say;
}

const wordOf = (kind: PlayTrouble) => (kind === 'other' ? 'else' : kind);

export function Feedback({ aliveId, url, stalls, film, act, close, t }: FeedbackProps) {
  const [kind, setKind] = useState<PlayTrouble>('stutters');
  const [text, setText] = useState('');
  const [said, setSaid] = useState<'no' | 'sending' | 'yes'>('no');
  const [fault, setFault] = useState('');
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSaid('sending');
    const facts = filmFacts(film(), url, stalls);
    const answer = await act(liveStutterFeedback, { alive_id: aliveId, kind, text: text.trim(), ...facts });
    setFault(answer.ok ? '' : answer.msg);
    setSaid(answer.ok ? 'yes' : 'no');
  };
  if (said === 'yes')
    return (
      <Modal title={t('feedback')} onClose={close}>
        <div className={styles.form} role="status">
          <p>{t('thanks')}</p>
          <Button tone="primary" onClick={close}>
            {t('close')}
          </Button>
        </div>
      </Modal>
    );
  return (
    <Modal title={t('feedback')} onClose={close} busy={said === 'sending'}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <fieldset className={styles.kinds}>
          <legend>{t('what')}</legend>
          {PLAY_TROUBLES.map((one) => (
            <label key={one} className={styles.kind}>
              <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
              {t(wordOf(one))}
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          {t('more')}
          <textarea
            className={styles.text}
            rows={3}
            maxLength={TROUBLE_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className={styles.quiet}>{t('told')}</p>
        {fault !== '' && <p role="alert">{fault}</p>}
        <Button tone="primary" type="submit" busy={said === 'sending'}>
          {t('send')}
        </Button>
      </form>
    </Modal>
  );
}
