/** Publishes drafts, prices and coupons as one release: what each changes in words, what has to be mended first, and a note. */
import { useId, useState } from 'react';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { useWords } from '#i18n/use-words.ts';
import { CancelButton, FormModal } from '#desk/kit/screens/editor/form-modal.tsx';
import { UnsavedMark } from '#desk/kit/screens/editor/unsaved.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { TextField } from '#ui/field.tsx';
import { ModalActions } from '#ui/modal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { keyOf, type DocumentKey } from '../model/document.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { DraftChoice } from './draft-choice.tsx';
import { canRelease, ReleaseSummary } from './release-summary.tsx';
import { SaleSection } from './sales/sale-section.tsx';
import { useSales } from './sales/use-sales.ts';
import { useOtherDrafts, useOwnDrafts } from './use-drafts.ts';
import { usePublish } from './use-publish.ts';
import { useSavedFirst } from './use-saved-first.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

export interface DraftDialogProps {
  /** The documents that are edited, the one of the address first. */
  documents: readonly DocumentKey[];
  catalogue: Catalogue;
  onClose: () => void;
}

/** Which drafts there are, and which go along: those being edited, until others are chosen. */
function useDraftChoice(documents: readonly DocumentKey[]) {
  const own = useOwnDrafts(documents);
  const others = useOtherDrafts(documents);
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<DocumentKey>>(() => new Set(documents));
  const choose = (key: DocumentKey, isChosen: boolean) => {
    const next = new Set(chosenKeys);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosenKeys(next);
  };
  const chosenDrafts = [...(own.data ?? []), ...others.drafts].filter((one) => chosenKeys.has(keyOf(one)));
  return { own, others, chosenKeys, choose, chosenDrafts };
}

function Release({ documents, catalogue, onClose }: DraftDialogProps) {
  const t = useWords(draftWords);
  const id = useId();
  const { chosenDrafts, ...choice } = useDraftChoice(documents);
  const [note, setNote] = useState('');
  const sales = useSales();
  const { publish, isBusy, message, isConflict } = usePublish(sales, onClose);
  const parts = { documentCount: chosenDrafts.length, sales };
  const [only, ...more] = chosenDrafts;
  const { own, others } = choice;
  const failure = [own, others].find(({ error }) => error !== null);
  if (failure !== undefined)
    return <FailedLine message={failure.error?.message ?? ''} retry={() => void failure.refetch()} />;
  if (own.data === undefined || others.data === undefined) return <Skeleton lines={4} />;
  return (
    <>
      <DraftChoice {...choice} catalogue={catalogue} onLeave={onClose} />
      <SaleSection sales={sales} />
      <UnsavedMark isDirty={note.trim() !== '' || sales.changes.length > 0} />
      <TextField
        id={id}
        name="note"
        label={t('publish-note')}
        maxLength={300}
        value={note}
        onChange={setNote}
      />
      {message !== '' && (
        <p className={styles.fault} role="alert">
          {message}
        </p>
      )}
      <ReleaseSummary {...parts} />
      <ModalActions>
        {only !== undefined && more.length === 0 && <DiscardDraft name={only} onDone={onClose} />}
        <CancelButton>{t('cancel')}</CancelButton>
        <Button
          tone={isConflict ? 'danger' : 'primary'}
          busy={isBusy}
          unavailable={!canRelease(parts)}
          data-action="publish"
          onClick={() => void publish(chosenDrafts, note)}
        >
          {t(isConflict ? 'publish-anyway' : 'publish-now')}
        </Button>
      </ModalActions>
    </>
  );
}

export function PublishDialog(props: DraftDialogProps) {
  const t = useWords(draftWords);
  const saving = useSavedFirst();
  return (
    <FormModal title={t('publish-title')} onClose={props.onClose} size="m">
      {saving === 'saving' && <Skeleton lines={4} />}
      {saving === 'unsaved' && <p role="alert">{t('not-saved')}</p>}
      {saving === 'saved' && <Release {...props} />}
    </FormModal>
  );
}
