/** What can be done with the rows that were chosen; what cannot be undone is asked for first. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { Question } from '../screens/question.tsx';
import type { BulkAction } from './list-definition.ts';
import styles from './lists.module.css';
import type { Selection } from './use-selection.ts';
import { listWords } from './words.ts';

interface BulkBarProps<Row> {
  actions: readonly BulkAction<Row>[];
  selection: Selection<Row>;
}

export function BulkBar<Row>({ actions, selection }: BulkBarProps<Row>) {
  const t = useTranslation(listWords);
  const [busy, setBusy] = useState('');
  const [question, setQuestion] = useState<BulkAction<Row>>();
  const close = () => setQuestion(undefined);
  const { selectedRows } = selection;
  if (selectedRows.length === 0) return null;
  const run = async (action: BulkAction<Row>) => {
    setBusy(action.action);
    setQuestion(undefined);
    try {
      await action.run?.(selectedRows);
      selection.clear();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'error');
    } finally {
      setBusy('');
    }
  };
  return (
    <div className={styles.bulk} role="group" aria-label={t('actions')}>
      <span role="status">{t('chosen', { count: selectedRows.length })}</span>
      {actions.map((action) => (
        <Button
          key={action.action}
          size="s"
          data-action={action.action}
          busy={busy === action.action}
          unavailable={busy !== '' && busy !== action.action}
          onClick={() =>
            action.question === undefined && action.form === undefined
              ? void run(action)
              : setQuestion(action)
          }
        >
          {action.label}
        </Button>
      ))}
      <Button size="s" tone="text" onClick={selection.clear}>
        {t('cancelChoice')}
      </Button>
      {question?.question !== undefined && (
        <Question
          title={question.label}
          text={question.question(selectedRows)}
          onConfirm={() => void run(question)}
          onClose={close}
        />
      )}
      {question?.form?.({
        rows: selectedRows,
        onClose: close,
        onDone: () => {
          close();
          selection.clear();
        },
      })}
    </div>
  );
}
