/** A punch card: what to do today, and one line that marks the day as done (D87). */
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import noteText from '#pieces/note-text.module.css';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { learnPunchCommit, learnPunchGet } from '#schemas/api/learning/camps.ts';
import { PUNCH_MAX } from '#schemas/learning/punch.ts';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { useMoment } from '#ui/use-moment.ts';
import styles from './punch.module.css';
import type { Say } from './say.ts';

interface PunchProps {
  about: { id: string; summary: string };
  act: Caller;
  /** The card was marked: the outline is asked anew. */
  onDone: () => void;
  t: Say;
  locale: Locale;
}

type Mark = DataOf<typeof learnPunchGet>;

function usePunch({ about: { id }, act, onDone }: Pick<PunchProps, 'about' | 'act' | 'onDone'>) {
  const [mark, setMark] = useState<Mark>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    void act(learnPunchGet, { resource_id: id }).then((answer) => {
      if (isGone) return;
      if (answer.ok) setMark(answer.data);
      else setFault(answer.msg);
    });
    return () => {
      isGone = true;
    };
    // What asks is made anew with each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, turn]);
  const commit = async (words: string) => {
    setBusy(true);
    const answer = await act(learnPunchCommit, { resource_id: id, words });
    setBusy(false);
    setFault(answer.ok ? undefined : answer.msg);
    if (!answer.ok) return;
    setMark(answer.data);
    onDone();
  };
  const again = () => {
    setFault(undefined);
    setTurn((last) => last + 1);
  };
  return { mark, fault, isBusy, commit, again };
}

export function Punch(props: PunchProps) {
  const { about, t, locale } = props;
  const moment = useMoment(locale);
  const { mark, fault, isBusy, commit, again } = usePunch(props);
  const [words, setWords] = useState<string>();
  const heading = useId();
  const text = words ?? mark?.words ?? '';
  const isMarked = mark !== undefined && mark.punched_ts > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isBusy) void commit(text.trim());
  };
  return (
    <section className={styles.punch} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        <Icon name="check" size={24} />
        {t('punch')}
      </h2>
      {about.summary !== '' && <p className={styles.task}>{about.summary}</p>}
      {mark === undefined && fault !== undefined ? (
        <FailedLine retry={again} message={fault} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <label className={styles.field}>
            <span>{t('punchWords')}</span>
            <textarea
              className={noteText.text}
              rows={4}
              maxLength={PUNCH_MAX}
              value={text}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          {fault !== undefined && <p role="alert">{fault}</p>}
          <Button type="submit" tone="primary" busy={isBusy} disabled={text.trim() === ''}>
            {t(isMarked ? 'punchChange' : 'punchMark')}
          </Button>
          <p className={styles.done} role="status">
            {isMarked && (
              <>
                <Icon name="success" size={16} />
                {t('punchDone', { time: moment(mark.punched_ts) })}
              </>
            )}
          </p>
        </form>
      )}
    </section>
  );
}
