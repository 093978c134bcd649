/** Publishes drafts as one release: what each changes in words, what has to be mended first, and a note. */
import { useEffect, useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { consoleDraftList, consoleDraftPublish } from '#schemas/api/console/drafts.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { TextField } from '#ui/field.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toasts.tsx';
import { keyOf, type DocumentKey, type DocumentName } from '../model/document.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { ReviewedDocument } from './reviewed-document.tsx';
import { SaleSection } from './sales/sale-section.tsx';
import { useSales, type Sales } from './sales/use-sales.ts';
import { useAutosave } from './use-autosave.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

export interface DraftDialogProps {
  /** The documents that are edited, the one of the address first. */
  documents: readonly DocumentKey[];
  catalogue: Catalogue;
  onClose: () => void;
}

/** Drafts of one question; a shop that has more publishes them in turns. */
const LIMIT = 100;

/** Everything typed is on the server before it is looked at. */
function useSavedFirst(): 'saving' | 'saved' | 'unsaved' {
  const autosave = useAutosave();
  const [state, setState] = useState<'saving' | 'saved' | 'unsaved'>('saving');
  useEffect(() => {
    let isOver = false;
    void autosave.saveNow().then((isSaved) => {
      if (!isOver) setState(isSaved ? 'saved' : 'unsaved');
    });
    return () => {
      isOver = true;
    };
  }, [autosave]);
  return state;
}

function usePublish(sales: Sales, onDone: () => void) {
  const t = useWords(draftWords);
  const { ask } = useDesk();
  const autosave = useAutosave();
  const client = useQueryClient();
  const [state, setState] = useState<{ isBusy: boolean; message: string; isConflict: boolean }>({
    isBusy: false,
    message: '',
    isConflict: false,
  });
  const publish = async (names: readonly DocumentName[], note: string) => {
    const force = state.isConflict;
    setState({ isBusy: true, message: '', isConflict: false });
    const documents = names.map(({ kind, id }) => ({ kind, id }));
    const { changes } = sales;
    const answer = await ask(consoleDraftPublish, { documents, changes, note, force, salvage: false });
    if (!answer.ok) {
      sales.showFaults(answer.detail);
      const stale = await sales.readStale(answer.detail);
      if (stale !== undefined) {
        setState({ isBusy: false, message: stale, isConflict: false });
        return;
      }
      const isConflict = answer.code === 'state-conflict';
      setState({ isBusy: false, message: isConflict ? t('publish-conflict') : answer.msg, isConflict });
      return;
    }
    await Promise.all(names.map((name) => autosave.pull(keyOf(name))));
    await client.invalidateQueries();
    const { release } = answer.data;
    toast(
      release === undefined ? t('published-nothing') : t('published-release', { release }),
      release === undefined ? 'info' : 'success',
    );
    onDone();
  };
  return { ...state, publish };
}

/** Which drafts go along: those being edited, until others are chosen. */
function useChoice(documents: readonly DocumentKey[]) {
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<DocumentKey>>(() => new Set(documents));
  const choose = (key: DocumentKey, isChosen: boolean) => {
    const next = new Set(chosenKeys);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosenKeys(next);
  };
  return { chosenKeys, choose };
}

function Drafts({ documents, catalogue, onClose }: DraftDialogProps) {
  const t = useWords(draftWords);
  const id = useId();
  const { data, error, refetch, isFetching } = useConsoleQuery(consoleDraftList, {
    limit: LIMIT,
    with_body: false,
  });
  const { chosenKeys, choose } = useChoice(documents);
  const [note, setNote] = useState('');
  const sales = useSales();
  const { publish, isBusy, message, isConflict } = usePublish(sales, onClose);
  if (error !== null) return <FailedLine message={error.message} retry={() => void refetch()} />;
  // What is known from the time before the last save would say that there is nothing.
  if (data === undefined || (isFetching && data.items.length === 0)) return <Skeleton lines={4} />;
  if (data.items.length === 0) return <Empty title={t('no-drafts')} hint={t('no-drafts-hint')} />;
  const order = (name: DocumentName) =>
    documents.includes(keyOf(name)) ? documents.indexOf(keyOf(name)) : LIMIT;
  const drafts = data.items.toSorted((one, other) => order(one) - order(other));
  const names = drafts.filter((name) => chosenKeys.has(keyOf(name)));
  return (
    <>
      {drafts.map((name) => (
        <ReviewedDocument
          key={keyOf(name)}
          name={name}
          catalogue={catalogue}
          isChosen={chosenKeys.has(keyOf(name))}
          onChoose={(isChosen) => choose(keyOf(name), isChosen)}
          onLeave={onClose}
        />
      ))}
      <SaleSection sales={sales} />
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
      <ModalActions>
        {names[0] !== undefined && names.length === 1 && <DiscardDraft name={names[0]} onDone={onClose} />}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          tone={isConflict ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={names.length === 0}
          data-action="publish"
          onClick={() => void publish(names, note)}
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
    <Modal title={t('publish-title')} onClose={props.onClose} size="m">
      {saving === 'saving' && <Skeleton lines={4} />}
      {saving === 'unsaved' && <p role="alert">{t('not-saved')}</p>}
      {saving === 'saved' && <Drafts {...props} />}
    </Modal>
  );
}
