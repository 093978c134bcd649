/** Puts the draft on the calendar: when it goes live, and when what was live before comes back. */
import { useId, useState, type SyntheticEvent } from 'react';
import { consoleDraftList } from '#schemas/api/console/drafts.ts';
import { consoleSaleList, consoleScheduleList, consoleScheduleSave } from '#schemas/api/console/schedules.ts';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { isObject } from '#schemas/page/json.ts';
import { secondsOf } from '#schemas/time.ts';
import { shopClockName } from '#i18n/clock-words.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toasts.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { Calendar } from './calendar.tsx';
import { keyOf, parseKey, type DocumentKey } from '../model/document.ts';
import { readFaults } from './publish-faults.ts';
import type { DraftDialogProps } from './publish-dialog.tsx';
import { shopMoment } from '#desk/kit/fields/shop-moment.ts';
import { FaultList } from './reviewed-document.tsx';
import { SaleSection } from './sales/sale-section.tsx';
import { useSales, type Sales } from './sales/use-sales.ts';
import { useAutosave } from './use-autosave.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

/** Drafts of one question. */
const DRAFTS_MAX = 100;

interface MomentInputProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  error: string;
}

function MomentInput({ name, label, hint = '', value, onChange, error }: MomentInputProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.moment}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        name={name}
        type="datetime-local"
        value={value}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={`${id}-error`}
        after={<span className={styles.unit}>{shopClockName(locale)}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== '' && <p className={styles.quiet}>{hint}</p>}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** The server says that there is no version to bring back. */
function isNothingLive(detail: unknown): boolean {
  const fields = isObject(detail) ? detail['fields'] : undefined;
  return Array.isArray(fields) && fields.some((one) => isObject(one) && one['rule'] === 'nothing-live');
}

interface Faults {
  start?: string;
  end?: string;
}

/** The documents to schedule: beside prices only those with a draft, since prices may change alone. Asked once all is saved. */
function useDocumentsToSchedule(documents: readonly DocumentKey[]) {
  const { ask } = useDesk();
  const names = documents.flatMap((key) => parseKey(key) ?? []).map(({ kind, id }) => ({ kind, id }));
  return async (hasSales: boolean) => {
    if (!hasSales) return names;
    const answer = await ask(consoleDraftList, { limit: DRAFTS_MAX });
    if (!answer.ok) {
      toast(answer.msg, 'error');
      return undefined;
    }
    return names.filter((name) => answer.data.items.some((draft) => keyOf(draft) === keyOf(name)));
  };
}

function useSchedule({ documents, onClose }: DraftDialogProps, sales: Sales) {
  const t = useWords(draftWords);
  const sayMoment = useMoment(useLocale());
  const autosave = useAutosave();
  const [faults, setFaults] = useState<Faults>({});
  const readDocuments = useDocumentsToSchedule(documents);
  const save = useConsoleMutation(consoleScheduleSave, [
    consoleScheduleList,
    consoleSaleList,
    consolePageList,
  ]);
  const submit = async (startText: string, endText: string) => {
    const [start, end] = [shopMoment(startText), shopMoment(endText)];
    const isPast = start !== undefined && start <= systemClock.now();
    const isWrongOrder = start !== undefined && end !== undefined && end <= start;
    const wrong: Faults = {
      ...(start === undefined ? { start: t('moment-missing') } : isPast ? { start: t('moment-past') } : {}),
      ...(isWrongOrder ? { end: t('moment-order') } : {}),
    };
    setFaults(wrong);
    if (start === undefined || isPast || isWrongOrder) return;
    if (!(await autosave.saveNow())) return setFaults({ start: t('not-saved') });
    const names = await readDocuments(sales.changes.length > 0);
    if (names === undefined) return;
    const input = {
      at: new Date(start).toISOString(),
      documents: names,
      changes: sales.changes,
      note: '',
      salvage: false,
      ...(end === undefined ? {} : { take_back_at: new Date(end).toISOString() }),
    };
    save.mutate(input, {
      onSuccess: () => {
        toast(t('scheduled-for', { moment: sayMoment(secondsOf(start)) }), 'success');
        onClose();
      },
      onError: ({ answer }) => {
        if (isNothingLive(answer.detail)) setFaults({ end: t('nothing-live') });
        sales.showFaults(answer.detail);
        void sales.readStale(answer.detail).then((stale) => {
          if (stale !== undefined) toast(stale, 'error');
        });
      },
    });
  };
  return { submit, faults, error: save.error, isBusy: save.isPending };
}

function ScheduleForm(props: DraftDialogProps) {
  const t = useWords(draftWords);
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const sales = useSales();
  const { submit, faults, error, isBusy } = useSchedule(props, sales);
  const { documents, catalogue, onClose } = props;
  const [document] = documents;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit(start, end);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.quiet}>{t('schedule-hint')}</p>
      <MomentInput
        name="publish_at"
        label={t('publish-at')}
        value={start}
        onChange={setStart}
        error={faults.start ?? ''}
      />
      <MomentInput
        name="take_back_at"
        label={t('take-back-at')}
        hint={t('take-back-hint')}
        value={end}
        onChange={setEnd}
        error={faults.end ?? ''}
      />
      <SaleSection sales={sales} />
      {error !== null && faults.end === undefined && (
        <p className={styles.fault} role="alert">
          {error.message}
        </p>
      )}
      {error !== null && document !== undefined && (
        <FaultList
          document={document}
          catalogue={catalogue}
          faults={readFaults(error.answer.detail)}
          onLeave={onClose}
        />
      )}
      <ModalActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button tone="primary" type="submit" busy={isBusy} data-action="schedule">
          {t('schedule-now')}
        </Button>
      </ModalActions>
    </form>
  );
}

export function ScheduleDialog(props: DraftDialogProps) {
  const t = useWords(draftWords);
  return (
    <Modal title={t('schedule-title')} onClose={props.onClose} size="m">
      <ScheduleForm {...props} documents={props.documents.slice(0, 1)} />
      <Calendar />
    </Modal>
  );
}
