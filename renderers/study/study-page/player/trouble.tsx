/** What does not play as it should is told to the shop: which kind of trouble, and a line about it (D94, M233). */
import { useState } from 'react';
import { useEngine } from '#engine/provider.tsx';
import { PLAY_TROUBLES, TROUBLE_TEXT_MAX, type PlayTrouble } from '#schemas/learning/play-feedback.ts';
import { tellTrouble, type Played } from '#features/playback/index.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import type { Say } from '../say.ts';
import styles from './trouble.module.css';

const NAMES = {
  'cannot-play': 'troubleCannot',
  stutters: 'troubleStutters',
  'no-sound': 'troubleSilent',
  picture: 'troublePicture',
  other: 'troubleOther',
} as const;

interface TroubleProps {
  playback: Played;
  lesson: { id: string; type: number };
  url: string;
  /** What is chosen at first. */
  first: PlayTrouble;
  close: () => void;
  t: Say;
}

export function Trouble({ playback, lesson, url, first, close, t }: TroubleProps) {
  const engine = useEngine();
  const [kind, setKind] = useState<PlayTrouble>(first);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<'no' | 'sending' | 'yes'>('no');
  const [fault, setFault] = useState('');
  const send = async () => {
    setSaid('sending');
    const wrong = await tellTrouble(engine, playback, { lesson, url, kind, text: text.trim() });
    setFault(wrong);
    setSaid(wrong === '' ? 'yes' : 'no');
  };
  return (
    <Modal title={t('trouble')} size="s" onClose={close}>
      {said === 'yes' ? (
        <div className={styles.form} role="status">
          <p>{t('troubleThanks')}</p>
          <Button tone="primary" onClick={close}>
            {t('close')}
          </Button>
        </div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <fieldset className={styles.kinds}>
            <legend className={styles.legend}>{t('troubleKind')}</legend>
            {PLAY_TROUBLES.map((one) => (
              <label key={one} className={styles.kind}>
                <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
                {t(NAMES[one])}
              </label>
            ))}
          </fieldset>
          <label className={styles.field}>
            <span>{t('troubleText')}</span>
            <textarea
              className={styles.text}
              rows={3}
              maxLength={TROUBLE_TEXT_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <p className={styles.quiet}>{t('troubleTold')}</p>
          {fault !== '' && <p role="alert">{fault}</p>}
          <Button tone="primary" type="submit" busy={said === 'sending'}>
            {t('troubleSend')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
