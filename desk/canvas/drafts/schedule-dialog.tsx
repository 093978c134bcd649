/** Puts the draft on the calendar with prices and coupons, or these alone: when they go live, and when what was before comes back. */
import { useState, type SyntheticEvent } from 'react';
import { titleOf } from '#schemas/page/document-title.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import type { Refusal } from '#desk/kit/calls/use-console.ts';
import { isHalfTyped } from '#desk/kit/fields/half-typed.ts';
import { useWrongField } from '#desk/kit/fields/use-wrong-field.ts';
import { CancelButton, FormModal } from '#desk/kit/screens/editor/form-modal.tsx';
import { UnsavedMark } from '#desk/kit/screens/editor/unsaved.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { ModalActions } from '#ui/modal.tsx';
import { parseKey, type DocumentKey } from '../model/document.ts';
import { useEditor } from '../model/use-editor.ts';
import { Calendar } from './calendar.tsx';
import { MomentInput } from './moment-input.tsx';
import { labelOfDocument } from './name-of-document.ts';
import type { DraftDialogProps } from './publish-dialog.tsx';
import { readFaults } from './publish-faults.ts';
import { canRelease, ReleaseSummary } from './release-summary.tsx';
import { FaultList } from './reviewed-document.tsx';
import { SaleSection } from './sales/sale-section.tsx';
import { useSales } from './sales/use-sales.ts';
import { useOwnDrafts } from './use-drafts.ts';
import { useSavedFirst } from './use-saved-first.ts';
import { useSchedule } from './use-schedule.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

/** A control whose text is begun and no moment yet. */
function isHalf(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && isHalfTyped(control);
}

/** Whether the document goes along: only where it has a draft. */
function Subject({ documentKey, hasDraft }: { documentKey: DocumentKey; hasDraft: boolean }) {
  const t = useWords(draftWords);
  const locale = useLocale();
  const body = useEditor(({ documents }) => documents[documentKey]?.body);
  const name = parseKey(documentKey);
  if (name === undefined) return null;
  const label = labelOfDocument(name, titleOf(body, locale), locale);
  return (
    <>
      <p data-subject={hasDraft ? documentKey : undefined}>
        {t(hasDraft ? 'to-schedule' : 'nothing-to-schedule', { name: label })}
      </p>
      {hasDraft && <p className={styles.quiet}>{t('schedule-hint')}</p>}
    </>
  );
}

/** Both moments as they are typed, and the form's press. */
function useMoments() {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const read = (form: HTMLFormElement) => ({
    start,
    end,
    isHalfStart: isHalf(form, 'publish_at'),
    isHalfEnd: isHalf(form, 'take_back_at'),
  });
  return { start, setStart, end, setEnd, read };
}

interface FailureProps extends Pick<DraftDialogProps, 'catalogue' | 'onClose'> {
  error: Refusal | null;
  /** It stands at its field already. */
  isSaid: boolean;
  document: DocumentKey | undefined;
}

/** Why nothing was scheduled, with the faults of the draft. */
function Failure({ error, isSaid, document, catalogue, onClose }: FailureProps) {
  if (error === null) return null;
  return (
    <>
      {!isSaid && (
        <p className={styles.fault} role="alert">
          {error.message}
        </p>
      )}
      {document !== undefined && (
        <FaultList
          document={document}
          catalogue={catalogue}
          faults={readFaults(error.answer.detail)}
          onLeave={onClose}
        />
      )}
    </>
  );
}

function ScheduleForm({ documents, catalogue, onClose }: DraftDialogProps) {
  const t = useWords(draftWords);
  const moments = useMoments();
  const sales = useSales();
  const own = useOwnDrafts(documents, { isOff: useSavedFirst() === 'saving' });
  const { form, lead } = useWrongField();
  const { submit, faults, error, isBusy } = useSchedule({ own, sales, onClose, onRefusal: lead });
  const [document] = documents;
  if (own.error !== null) return <FailedLine message={own.error.message} retry={() => void own.refetch()} />;
  // Until it is known the draft is supposed to be there: the moments can be typed at once.
  const parts = { documentCount: (own.data ?? documents).length, sales };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canRelease(parts) && !isBusy) void submit(moments.read(event.currentTarget));
  };
  return (
    <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
      {document !== undefined && <Subject documentKey={document} hasDraft={parts.documentCount > 0} />}
      <MomentInput
        name="publish_at"
        label={t('publish-at')}
        value={moments.start}
        onChange={moments.setStart}
        error={faults.start ?? ''}
      />
      <MomentInput
        name="take_back_at"
        label={t('take-back-at')}
        hint={t('take-back-hint')}
        value={moments.end}
        onChange={moments.setEnd}
        error={faults.end ?? ''}
      />
      <SaleSection sales={sales} />
      <UnsavedMark isDirty={moments.start + moments.end !== '' || sales.changes.length > 0} />
      <Failure
        error={error}
        isSaid={faults.end !== undefined}
        document={document}
        catalogue={catalogue}
        onClose={onClose}
      />
      <ReleaseSummary {...parts} />
      <ModalActions>
        <CancelButton>{t('cancel')}</CancelButton>
        <Button
          tone="primary"
          type="submit"
          busy={isBusy}
          unavailable={!canRelease(parts)}
          data-action="schedule"
        >
          {t('schedule-now')}
        </Button>
      </ModalActions>
    </form>
  );
}

export function ScheduleDialog(props: DraftDialogProps) {
  const t = useWords(draftWords);
  return (
    <FormModal title={t('schedule-title')} onClose={props.onClose} size="m">
      <ScheduleForm {...props} documents={props.documents.slice(0, 1)} />
      <Calendar />
    </FormModal>
  );
}
