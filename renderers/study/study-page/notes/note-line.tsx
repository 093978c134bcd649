/** One note: its moment leads there, and it is written anew or deleted. */
import { useState } from 'react';
import type { Note } from '#schemas/learning/note.ts';
import type { Notes } from '#features/learning/index.ts';
import { Button } from '#ui/button.tsx';
import type { Say } from '../say.ts';
import { NoteForm } from './note-form.tsx';
import styles from './notes.module.css';

interface NoteLineProps {
  note: Note;
  book: Notes;
  setFault: (fault: string) => void;
  timeText: (at: number) => string;
  go: (at: number) => void;
  t: Say;
}

export function NoteLine({ note, book, setFault, timeText, go, t }: NoteLineProps) {
  const [isWriting, setWriting] = useState(false);
  const { id, at, text } = note;
  if (isWriting)
    return (
      <li>
        <NoteForm
          label={t('noteAt', { at: timeText(at) })}
          first={text}
          save={(next) => book.write({ id, at, text: next })}
          onDone={() => setWriting(false)}
          t={t}
        />
      </li>
    );
  return (
    <li className={styles.line}>
      <button
        type="button"
        className={styles.at}
        aria-label={t('noteGo', { at: timeText(at) })}
        onClick={() => go(at)}
      >
        {timeText(at)}
      </button>
      <p className={styles.words}>{text}</p>
      <span className={styles.ways}>
        <Button size="s" tone="text" onClick={() => setWriting(true)}>
          {t('noteEdit')}
        </Button>
        <Button size="s" tone="text" onClick={() => void book.remove(note).then(setFault)}>
          {t('noteDelete')}
        </Button>
      </span>
    </li>
  );
}
