/** Where a note is written. */
import { useState } from 'react';
import noteText from '#pieces/note-text.module.css';
import { NOTE_MAX } from '#schemas/learning/note.ts';
import { Button } from '#ui/button.tsx';
import type { Say } from '../say.ts';
import styles from './notes.module.css';

interface NoteFormProps {
  label: string;
  first: string;
  /** Answers what went wrong, empty where nothing did. */
  save: (text: string) => Promise<string>;
  onDone: () => void;
  t: Say;
}

export function NoteForm({ label, first, save, onDone, t }: NoteFormProps) {
  const [text, setText] = useState(first);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isEmpty = text.trim() === '';
  const send = async () => {
    if (isEmpty || isBusy) return;
    setBusy(true);
    const wrong = await save(text.trim());
    setBusy(false);
    setFault(wrong);
    if (wrong === '') onDone();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={styles.field}>
        <span>{label}</span>
        <textarea
          className={noteText.text}
          rows={3}
          maxLength={NOTE_MAX}
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody pressed to write
          autoFocus
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
      </label>
      {fault !== '' && <p role="alert">{fault}</p>}
      <span className={styles.ways}>
        <Button size="s" tone="primary" type="submit" busy={isBusy} disabled={isEmpty}>
          {t('noteSave')}
        </Button>
        <Button size="s" onClick={onDone}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}
