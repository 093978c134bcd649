/** The questions as a learner meets them, to be answered without anything being kept. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import type { GivenAnswer, Question } from '#schemas/exam/question.ts';
import { QuestionShown } from '#pieces/question.tsx';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import styles from './exams.module.css';
import { examWords } from './words.ts';

function Preview({ questions }: { questions: readonly Question[] }) {
  const locale = useLocale();
  const [answers, setAnswers] = useState<Readonly<Record<string, GivenAnswer>>>({});
  return (
    <div className={styles.preview} data-preview>
      {questions.map((question, index) => (
        <QuestionShown
          key={question.id}
          question={question}
          number={index + 1}
          count={questions.length}
          answer={answers[question.id] ?? null}
          change={(answer) => setAnswers((now) => ({ ...now, [question.id]: answer }))}
          locale={locale}
        />
      ))}
    </div>
  );
}

export function PreviewButton({ questions }: { questions: readonly Question[] }) {
  const t = useTranslation(examWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-action="preview" disabled={questions.length === 0} onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      {isOpen && (
        <Modal title={t('preview')} size="m" onClose={() => setOpen(false)}>
          <p>{t('previewHint')}</p>
          <Preview questions={questions} />
        </Modal>
      )}
    </>
  );
}
