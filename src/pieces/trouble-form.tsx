/** What does not play as it should, told to the shop: which kind of trouble, and a line about it (D94, M233, M250). */
import { useState, type SyntheticEvent } from 'react';
import { PLAY_TROUBLES, TROUBLE_TEXT_MAX, type PlayTrouble } from '#schemas/learning/play-feedback.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { troubleWords } from './trouble-words.ts';
import noteText from './note-text.module.css';
import styles from './trouble-form.module.css';

interface TroubleFormProps {
  /** What is chosen at first. */
  first: PlayTrouble;
  /** Answers what went wrong, empty where nothing did. */
  report: (kind: PlayTrouble, text: string) => Promise<string>;
  close: () => void;
}

const wordOf = (kind: PlayTrouble) => (kind === 'other' ? 'else' : kind);

export function TroubleForm({ first, report, close }: TroubleFormProps) {
  const t = useWords(troubleWords);
  const [kind, setKind] = useState<PlayTrouble>(first);
  const [text, setText] = useState('');
  const [sendState, setSendState] = useState<'no' | 'sending' | 'yes'>('no');
  const [fault, setFault] = useState('');
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSendState('sending');
    const wrong = await report(kind, text.trim());
    setFault(wrong);
    setSendState(wrong === '' ? 'yes' : 'no');
  };
  return (
    <Modal title={t('title')} size="s" onClose={close} busy={sendState === 'sending'}>
      {sendState === 'yes' ? (
        <div className={styles.form} role="status">
          <p>{t('thanks')}</p>
          <Button tone="primary" onClick={close}>
            {t('close')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={(event) => void send(event)}>
          <fieldset className={styles.kinds}>
            <legend className={styles.legend}>{t('kind')}</legend>
            {PLAY_TROUBLES.map((one) => (
              <label key={one} className={styles.kind}>
                <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
                {t(wordOf(one))}
              </label>
            ))}
          </fieldset>
          <label className={styles.field}>
            <span>{t('text')}</span>
            <textarea
              className={noteText.text}
              rows={3}
              maxLength={TROUBLE_TEXT_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <p className={styles.quiet}>{t('told')}</p>
          {fault !== '' && <p role="alert">{fault}</p>}
          <Button tone="primary" type="submit" busy={sendState === 'sending'}>
            {t('send')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
