/** The learner's own notes in a lesson: written at the moment it stands at, and leading back there. */
import { useState } from 'react';
import { type Notes as Kept, useNotes } from '#features/learning/index.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import type { Say } from '../say.ts';
import { asMarkdown } from './as-markdown.ts';
import { NoteForm } from './note-form.tsx';
import { NoteLine } from './note-line.tsx';
import styles from './notes.module.css';

interface NotesProps {
  lesson: { id: string; type: number; title: string };
  /** Where the lesson is now: a second, or a text's thousandth part. */
  now: () => number;
  /** How a moment is written. */
  timeText: (at: number) => string;
  /** Leads there. */
  go: (at: number) => void;
  t: Say;
}

/** A file made here, handed to the browser as a download. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function List({
  book,
  ...lineProps
}: { book: Kept; setFault: (fault: string) => void } & Pick<NotesProps, 'timeText' | 'go' | 't'>) {
  return (
    <ol className={styles.list}>
      {book.list.map((note) => (
        <NoteLine key={note.id} note={note} book={book} {...lineProps} />
      ))}
    </ol>
  );
}

export function Notes({ lesson, now, timeText, go, t }: NotesProps) {
  const book = useNotes(lesson);
  const [at, setAt] = useState<number>();
  const [fault, setFault] = useState('');
  const { list, phase, lastDeleted } = book;
  return (
    <section className={styles.notes} aria-label={t('notes')} data-print="hide">
      {list.length > 0 && (
        <p className={styles.head}>
          <Button
            size="s"
            tone="text"
            onClick={() => download(`${lesson.title}.md`, asMarkdown(lesson.title, list, timeText))}
          >
            {t('notesExport')}
          </Button>
        </p>
      )}
      {at === undefined ? (
        <span>
          <Button size="s" onClick={() => setAt(now())}>
            {t('noteHere')}
          </Button>
        </span>
      ) : (
        <NoteForm
          label={t('noteAt', { at: timeText(at) })}
          first=""
          save={(text) => book.write({ at, text })}
          onDone={() => setAt(undefined)}
          t={t}
        />
      )}
      {phase === 'failed' && <FailedLine retry={book.retry} message={t('notesFailed')} />}
      {phase !== 'failed' && list.length === 0 && at === undefined && (
        <p className={styles.quiet}>{t(phase === 'ready' ? 'notesNone' : 'loading')}</p>
      )}
      <List book={book} setFault={setFault} timeText={timeText} go={go} t={t} />
      <p className={styles.quiet} role="status">
        {fault}
        {fault === '' && lastDeleted !== undefined && (
          <>
            {t('noteDeleted')}
            <Button size="s" tone="text" onClick={() => void book.takeBack().then(setFault)}>
              {t('undo')}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}

type ReadingNotesProps = Omit<NotesProps, 'timeText'>;

/** Notes in what is read: a place is a text's thousandth part, written as percent. */
export function ReadingNotes({ t, ...notes }: ReadingNotesProps) {
  return <Notes {...notes} timeText={(at) => t('percent', { n: Math.round(at / 10) })} t={t} />;
}
