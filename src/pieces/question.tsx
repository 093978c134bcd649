/** One question: its stem and the place to answer it, or, once it is graded, what was answered and what is right. */
import { isAnswered, type GivenAnswer, type GradedAnswer, type Question } from '#schemas/exam/question.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { Locale } from '#schemas/locale.ts';
import { questionWords } from './question-words.ts';
import { Gaps, Essay } from './question-written.tsx';
import styles from './question.module.css';

interface QuestionProps {
  question: Question;
  /** From 1, of how many; absent where it is asked by itself. */
  number?: number;
  count?: number;
  answer: GivenAnswer;
  /** `isTyped`: letters, of which more follow. */
  change: (answer: GivenAnswer, isTyped: boolean) => void;
  /** Once nothing can be changed any more. */
  grade?: GradedAnswer | undefined;
  isLocked?: boolean;
  locale: Locale;
}

interface Choice {
  id: string;
  /** What stands in front of it. */
  mark: string;
  text: string;
  value: GivenAnswer;
  isChosen: boolean;
  isRight: boolean;
}

const listOf = (answer: GivenAnswer | undefined): string[] => (Array.isArray(answer) ? answer : []);

/** Where what is right is not shown, a choice is as right as the answer it is part of. */
const isRightChoice = (grade: GradedAnswer | undefined, isChosen: boolean, isRight: boolean): boolean =>
  grade?.right_answer === null ? isChosen && grade.right : isRight;

/** What can be chosen, and what choosing it makes of the answer. */
export function choicesOf(
  question: Question,
  answer: GivenAnswer,
  locale: Locale,
  grade?: GradedAnswer,
): Choice[] {
  const t = questionWords.in(locale);
  if (question.kind === 'judge')
    return [true, false].map((value, index) => ({
      id: String(value),
      mark: String.fromCharCode(65 + index),
      text: t(value ? 'yes' : 'no'),
      value,
      isChosen: answer === value,
      isRight: isRightChoice(grade, answer === value, grade?.right_answer === value),
    }));
  if (question.kind !== 'single' && question.kind !== 'multi') return [];
  const answers = question.kind === 'multi' ? listOf(answer) : [answer];
  const right = question.kind === 'multi' ? listOf(grade?.right_answer) : [grade?.right_answer];
  return question.options.map(({ id, text }, index) => {
    const isChosen = answers.includes(id);
    const others = listOf(answer).filter((one) => one !== id);
    const several = question.options
      .map((one) => one.id)
      .filter((one) => others.includes(one) || (one === id && !isChosen));
    return {
      id,
      mark: String.fromCharCode(65 + index),
      text,
      value: question.kind === 'multi' ? several : id,
      isChosen,
      isRight: isRightChoice(grade, isChosen, right.includes(id)),
    };
  });
}

function Choices({ question, answer, change, grade, isLocked = false, locale }: QuestionProps) {
  const t = questionWords.in(locale);
  return (
    <ul className={styles.choices}>
      {choicesOf(question, answer, locale, grade).map((choice) => (
        <li key={choice.id}>
          <label
            className={cx(
              styles.choice,
              choice.isChosen && styles.chosen,
              grade !== undefined && choice.isRight && styles.right,
              grade !== undefined && choice.isChosen && !choice.isRight && styles.wrong,
            )}
          >
            <input
              type={question.kind === 'multi' ? 'checkbox' : 'radio'}
              name={`question-${question.id}`}
              checked={choice.isChosen}
              disabled={isLocked || grade !== undefined}
              onChange={() => change(choice.value, false)}
            />
            <span className={styles.mark} aria-hidden="true">
              {choice.mark}
            </span>
            <span className={styles.text}>{choice.text}</span>
            {grade !== undefined && (choice.isRight || choice.isChosen) && (
              <span className={styles.sign}>
                <Icon name={choice.isRight ? 'success' : 'error'} size={16} />
                {t(choice.isRight ? 'rightChoice' : 'yourChoice')}
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ grade, locale }: { grade: GradedAnswer; locale: Locale }) {
  const t = questionWords.in(locale);
  const isGiven = isAnswered(grade.answer);
  const state = !isGiven ? 'notAnswered' : grade.is_pending ? 'pending' : grade.right ? 'right' : 'wrong';
  return (
    <p className={cx(styles.verdict, state === 'right' && styles.good, state === 'wrong' && styles.bad)}>
      {(state === 'right' || state === 'wrong') && (
        <Icon name={state === 'right' ? 'success' : 'error'} size={16} />
      )}
      {t(state)}
      <span className={styles.points}>{t('points', { count: grade.score })}</span>
    </p>
  );
}

export function QuestionShown(props: QuestionProps) {
  const { question, number, count, grade, locale } = props;
  const t = questionWords.in(locale);
  const { kind } = question;
  const isChosen = kind === 'single' || kind === 'multi' || kind === 'judge';
  return (
    <fieldset className={styles.question} data-question={question.id}>
      <legend className={styles.legend}>
        <span className={styles.about}>
          {number !== undefined && count !== undefined && `${t('question', { n: number, count })} · `}
          {t(kind)} · {t('points', { count: question.score })}
        </span>
        <span className={styles.stem}>{question.stem}</span>
      </legend>
      {question.picture !== undefined && (
        <img src={question.picture} alt={t('picture')} loading="lazy" className={styles.picture} />
      )}
      {isChosen && <Choices {...props} />}
      {kind === 'blank' && <Gaps {...props} />}
      {kind === 'essay' && <Essay {...props} />}
      {grade !== undefined && (
        <div className={styles.told}>
          <Verdict grade={grade} locale={locale} />
          {kind === 'blank' && grade.right_answer !== null && (
            <p>
              <b>{t('rightAnswer')}</b> {listOf(grade.right_answer).join(' · ')}
            </p>
          )}
          {grade.comment !== '' && (
            <p>
              <b>{t('comment')}</b> {grade.comment}
            </p>
          )}
          {grade.analysis !== '' && (
            <p>
              <b>{t('analysis')}</b> {grade.analysis}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
