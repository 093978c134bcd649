/** Answers that are written: gaps, and a text of one's own. */
import {
  BLANK_MAX,
  ESSAY_MAX,
  type GivenAnswer,
  type GradedAnswer,
  type Question,
} from '#schemas/exam/question.ts';
import type { Locale } from '#schemas/locale.ts';
import { questionWords } from './question-words.ts';
import styles from './question.module.css';

interface WrittenProps {
  question: Question;
  answer: GivenAnswer;
  change: (answer: GivenAnswer, isTyped: boolean) => void;
  grade?: GradedAnswer | undefined;
  isLocked?: boolean;
  locale: Locale;
}

export function Gaps({ question, answer, change, grade, isLocked = false, locale }: WrittenProps) {
  const t = questionWords.in(locale);
  const texts = Array.isArray(answer) ? answer : [];
  const put = (gap: number, text: string) =>
    change(
      Array.from({ length: question.blanks }, (_none, index) =>
        index === gap ? text : (texts[index] ?? ''),
      ),
      true,
    );
  return (
    <div className={styles.gaps}>
      {Array.from({ length: question.blanks }, (_none, gap) => (
        <label key={gap} className={styles.gap}>
          <span>{t('gap', { n: gap + 1 })}</span>
          <input
            type="text"
            value={texts[gap] ?? ''}
            maxLength={BLANK_MAX}
            autoComplete="off"
            readOnly={isLocked || grade !== undefined}
            onChange={(event) => put(gap, event.target.value)}
          />
        </label>
      ))}
    </div>
  );
}

export function Essay({ answer, change, grade, isLocked = false, locale }: WrittenProps) {
  const t = questionWords.in(locale);
  const text = typeof answer === 'string' ? answer : '';
  if (grade !== undefined) return <p className={styles.essay}>{text === '' ? t('notAnswered') : text}</p>;
  return (
    <label className={styles.gap}>
      <span>{t('essayField')}</span>
      <textarea
        value={text}
        rows={8}
        maxLength={ESSAY_MAX}
        readOnly={isLocked}
        onChange={(event) => change(event.target.value, true)}
      />
    </label>
  );
}
