/** Questions the shop has: found by words and by bank, and taken into an exam. They stay one question wherever they are asked. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { consoleExamsExport } from '#schemas/api/console/exams.ts';
import type { QuestionLine } from '#schemas/exam/tables.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { CheckLine } from '#desk/kit/screens/check-line.tsx';
import { Quiet } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { SelectField } from '#ui/select-field.tsx';
import styles from './exams.module.css';
import { stemOf } from './question-line.ts';
import { examWords } from './words.ts';

interface BankDialogProps {
  takenIds: readonly string[];
  onTake: (questions: readonly Item[]) => void;
  onClose: () => void;
}

const SHOWN_MAX = 100;
const bankOf = ({ bank = 'main' }: QuestionLine) => bank;

function BankList({ all, takenIds, onTake, onClose }: BankDialogProps & { all: readonly QuestionLine[] }) {
  const t = useTranslation(examWords);
  const locale = useLocale();
  const [words, setWords] = useState('');
  const [bank, setBank] = useState('');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const banks = [...new Set(all.map(bankOf))].toSorted();
  const free = all.filter(({ id }) => !takenIds.includes(id));
  const matches = free.filter(
    (one) =>
      (bank === '' || bankOf(one) === bank) &&
      stemOf({ ...one }, locale)
        .toLowerCase()
        .includes(words.trim().toLowerCase()),
  );
  const toggle = (id: string) =>
    setChosenIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const take = () => {
    onTake(free.filter(({ id }) => chosenIds.has(id)).map((one) => ({ ...one })));
    onClose();
  };
  return (
    <>
      <TextField id="bank-words" name="q" label={t('searchBank')} value={words} onChange={setWords} />
      <SelectField
        name="bank"
        label={t('bank')}
        value={bank}
        options={[{ value: '', label: t('allBanks') }, ...banks.map((one) => ({ value: one, label: one }))]}
        onChange={(next = '') => setBank(next)}
      />
      {matches.length === 0 && <Quiet>{t('bankNone')}</Quiet>}
      <ul className={styles.bank}>
        {matches.slice(0, SHOWN_MAX).map((one) => (
          <li key={one.id} data-row={one.id}>
            <CheckLine
              name="question"
              label={`${t(one.kind)} · ${stemOf({ ...one }, locale)}`}
              checked={chosenIds.has(one.id)}
              onChange={() => toggle(one.id)}
            />
          </li>
        ))}
      </ul>
      {matches.length > SHOWN_MAX && <Quiet>{t('bankMore', { count: matches.length - SHOWN_MAX })}</Quiet>}
      <ModalActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button tone="primary" data-action="take" unavailable={chosenIds.size === 0} onClick={take}>
          {t('take', { count: chosenIds.size })}
        </Button>
      </ModalActions>
    </>
  );
}

export function BankDialog(props: BankDialogProps) {
  const t = useTranslation(examWords);
  const query = useConsoleQuery(consoleExamsExport, {});
  return (
    <Modal title={t('fromBank')} size="m" onClose={props.onClose}>
      <WhenRead query={query}>{({ tables }) => <BankList {...props} all={tables.questions} />}</WhenRead>
    </Modal>
  );
}
