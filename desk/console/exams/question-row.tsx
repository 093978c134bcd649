/** One question in the list of an exam: its number, kind, words and points; dragged, or moved by Alt with arrows. */
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { useRowDrag, type DropSide } from '#desk/kit/screens/editor/use-row-drag.ts';
import styles from './exams.module.css';
import { idOf, kindOf, stemOf, totalOf } from './question-line.ts';
import { examWords } from './words.ts';

interface QuestionRowProps {
  question: Item;
  number: number;
  locale: Locale;
  isChosen: boolean;
  isFaulty: boolean;
  choose: () => void;
  onKey: (event: KeyboardEvent) => void;
  drop: (id: string, side: DropSide) => void;
}

export function QuestionRow(props: QuestionRowProps) {
  const { question, number, locale, isChosen, isFaulty, choose, onKey, drop } = props;
  const t = useTranslation(examWords);
  const id = idOf(question);
  const { ref, side } = useRowDrag(id, drop);
  const stem = stemOf(question, locale);
  return (
    <li
      ref={ref}
      className={cx(styles.node, side === 'before' && styles.before, side === 'after' && styles.after)}
      draggable
      data-row={id}
    >
      <button
        type="button"
        className={styles.name}
        aria-expanded={isChosen}
        onClick={choose}
        onKeyDown={onKey}
      >
        <span className={styles.number}>{number}</span>
        <Badge>{t(kindOf(question))}</Badge>
        <span className={styles.stem}>{stem === '' ? t('untitled') : stem}</span>
        {isFaulty && <Badge tone="error">{t('faulty')}</Badge>}
        <span className={styles.points}>{t('pointsOf', { count: totalOf([question]) })}</span>
      </button>
    </li>
  );
}
