/** A film stops and asks: one question over the picture, and what came of it before the film goes on (D83). */
import { useEffect, useId, useRef, useState } from 'react';
import { isAnswered, type GivenAnswer } from '#schemas/exam/question.ts';
import type { QuizPoint } from '#schemas/exam/quiz.ts';
import type { Locale } from '#schemas/locale.ts';
import { QuestionShown } from '#pieces/question.tsx';
import { Button } from '#ui/button.tsx';
import type { Say } from '../say.ts';
import styles from './quiz.module.css';

interface QuizProps {
  point: QuizPoint;
  /** Whether it is kept. */
  save: (answer: GivenAnswer) => Promise<boolean>;
  goOn: () => void;
  t: Say;
  locale: Locale;
}

type Saving = 'none' | 'sending' | 'failed';

function stateOf({ graded, is_required: isRequired }: QuizPoint, saving: Saving) {
  if (graded !== null) return graded.right ? 'quizRight' : 'quizWrong';
  if (saving === 'sending') return 'saving';
  if (saving === 'failed') return 'quizUnkept';
  return isRequired ? 'quizMust' : 'quizMay';
}

export function Quiz({ point, save, goOn, t, locale }: QuizProps) {
  const { question, graded, is_required: isRequired } = point;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState<GivenAnswer>(null);
  const [saving, setSaving] = useState<Saving>('none');
  useEffect(() => {
    // What asks stands in the page, not in a small window over other programs.
    if (document.pictureInPictureElement !== null)
      void document.exitPictureInPicture().catch(() => undefined);
    heading.current?.focus();
  }, []);
  const send = async () => {
    setSaving('sending');
    const isKept = await save(draft);
    setSaving(isKept ? 'none' : 'failed');
    if (isKept) heading.current?.focus();
  };
  return (
    <section className={styles.quiz} aria-labelledby={id}>
      <div className={styles.card}>
        <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
          {t('quizTitle')}
        </h2>
        <QuestionShown
          question={question}
          answer={graded?.answer ?? draft}
          change={setDraft}
          grade={graded ?? undefined}
          isLocked={saving === 'sending'}
          locale={locale}
        />
        <p className={styles.state} role="status">
          {t(stateOf(point, saving))}
        </p>
        <div className={styles.ways}>
          {graded === null ? (
            <Button
              tone="primary"
              busy={saving === 'sending'}
              disabled={!isAnswered(draft)}
              onClick={() => void send()}
            >
              {t('quizAnswer')}
            </Button>
          ) : (
            <Button tone="primary" onClick={goOn}>
              {t('quizGoOn')}
            </Button>
          )}
          {graded === null && !isRequired && <Button onClick={goOn}>{t('quizSkip')}</Button>}
        </div>
      </div>
    </section>
  );
}
