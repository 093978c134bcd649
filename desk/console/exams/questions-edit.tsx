/** The questions of an exam in their order: added, taken from the bank, moved by dragging and by keys, one edited at a time. */
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { QUESTIONS_MAX, type QuestionKind } from '#schemas/exam/question.ts';
import { isObject } from '#schemas/page/json.ts';
import { wrongTextsIn } from '#desk/kit/fields/wrong-text.ts';
import { moveItem, withItem, withoutItem } from '#desk/kit/fields/list-change.ts';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { useRowInSight } from '#desk/kit/screens/editor/use-row-in-sight.ts';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { BankDialog } from './bank-dialog.tsx';
import styles from './exams.module.css';
import { QuestionForm } from './question-form.tsx';
import { idOf, KINDS, newQuestion, totalOf } from './question-line.ts';
import { QuestionRow } from './question-row.tsx';
import { examWords } from './words.ts';

const POINTER = '/questions';

function useQuestions() {
  const { value, set } = useEditedField(POINTER);
  const { faults } = useEditor();
  const [chosenId, setChosenId] = useState<string>();
  const rows: readonly Item[] = Array.isArray(value) ? value.filter(isObject) : [];
  const place = rows.findIndex((row) => idOf(row) === chosenId);
  useRowInSight(POINTER, (at) => setChosenId(rows[at] && idOf(rows[at])));
  return {
    rows,
    place,
    set,
    choose: (id: string) => setChosenId((now) => (now === id ? undefined : id)),
    isFaulty: (index: number) =>
      wrongTextsIn(rows[index]).length > 0 ||
      faults.some(({ pointer }) => pointer.startsWith(`${POINTER}/${String(index)}/`)),
    add: (kind: QuestionKind) => {
      const question = newQuestion(kind);
      set(withItem(rows, place < 0 ? rows.length : place + 1, question));
      setChosenId(idOf(question));
    },
    take: (questions: readonly Item[]) => set([...rows, ...questions]),
    move: (from: number, to: number) => set(moveItem(rows, from, to)),
    remove: (index: number) => {
      const next = rows[index + 1] ?? rows[index - 1];
      set(withoutItem(rows, index));
      setChosenId(next && idOf(next));
    },
  };
}
type Questions = ReturnType<typeof useQuestions>;

function AddBar({ questions }: { questions: Questions }) {
  const t = useTranslation(examWords);
  const [isBankOpen, setBankOpen] = useState(false);
  const isFull = questions.rows.length >= QUESTIONS_MAX;
  return (
    <div className={styles.actions} role="group" aria-label={t('addQuestion')}>
      {KINDS.map((kind) => (
        <Button
          key={kind}
          size="s"
          data-action={`add-${kind}`}
          unavailable={isFull}
          onClick={() => questions.add(kind)}
        >
          {t('addKind', { kind: t(kind) })}
        </Button>
      ))}
      <Button size="s" data-action="from-bank" unavailable={isFull} onClick={() => setBankOpen(true)}>
        {t('fromBank')}
      </Button>
      {isBankOpen && (
        <BankDialog
          takenIds={questions.rows.map(idOf)}
          onTake={questions.take}
          onClose={() => setBankOpen(false)}
        />
      )}
    </div>
  );
}

function ChosenQuestion({ questions }: { questions: Questions }) {
  const t = useTranslation(examWords);
  const { place, rows, move, remove } = questions;
  const row = rows[place];
  if (row === undefined) return null;
  return (
    <section className={styles.chosen} aria-label={t('questionNo', { n: place + 1 })} key={idOf(row)}>
      <QuestionForm pointer={`${POINTER}/${String(place)}`} kinds={KINDS} />
      <div className={styles.actions}>
        <Button size="s" data-action="up" unavailable={place === 0} onClick={() => move(place, place - 1)}>
          {t('up')}
        </Button>
        <Button
          size="s"
          data-action="down"
          unavailable={place === rows.length - 1}
          onClick={() => move(place, place + 1)}
        >
          {t('down')}
        </Button>
        <Button size="s" tone="text" data-action="delete" onClick={() => remove(place)}>
          {t('remove')}
        </Button>
      </div>
    </section>
  );
}

export function QuestionsEdit() {
  const t = useTranslation(examWords);
  const locale = useLocale();
  const questions = useQuestions();
  const { error } = useEditedField(POINTER);
  const { rows, choose, move } = questions;
  const onKey = (index: number) => (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  return (
    <Panel
      title={t('questions')}
      actions={<Quiet>{t('total', { count: rows.length, points: totalOf(rows) })}</Quiet>}
    >
      <AddBar questions={questions} />
      {error !== '' && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      <Quiet>{t(rows.length === 0 ? 'noQuestions' : 'questionsHint')}</Quiet>
      <div className={styles.columns}>
        <ol className={styles.list} data-list="questions">
          {rows.map((row, index) => (
            <QuestionRow
              key={idOf(row)}
              question={row}
              number={index + 1}
              locale={locale}
              isChosen={index === questions.place}
              isFaulty={questions.isFaulty(index)}
              choose={() => choose(idOf(row))}
              onKey={onKey(index)}
              drop={(id, side) => {
                const from = rows.findIndex((one) => idOf(one) === id);
                const to = side === 'before' ? index : index + 1;
                if (from >= 0) move(from, from < to ? to - 1 : to);
              }}
            />
          ))}
        </ol>
        <ChosenQuestion questions={questions} />
      </div>
    </Panel>
  );
}
