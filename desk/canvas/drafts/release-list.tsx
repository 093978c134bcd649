/** Releases of the shop, the newest first: what went live together, and the way back to how the shop stood after one. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { consoleReleaseList, consoleReleaseRestore } from '#schemas/api/console/versions.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toasts.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { keyOf } from '../model/document.ts';
import { useEditorActions } from '../model/use-editor.ts';
import { nameOfDocument } from './name-of-document.ts';
import { SureButton } from './sure-button.tsx';
import { useAutosave } from './use-autosave.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

type Release = DataOf<typeof consoleReleaseList>['items'][number];

function useRestore(onClose: () => void) {
  const t = useWords(draftWords);
  const { ask } = useDesk();
  const autosave = useAutosave();
  const editor = useEditorActions();
  const client = useQueryClient();
  return async (release: number) => {
    const answer = await ask(consoleReleaseRestore, { release, note: '', salvage: false });
    if (!answer.ok) return toast(answer.msg, 'error');
    await Promise.all(Object.values(editor.getState().documents).map((one) => autosave.pull(keyOf(one))));
    await client.invalidateQueries();
    toast(t('rolled-back'), 'success');
    return onClose();
  };
}

function ReleaseLine({
  release,
  isLatest,
  onClose,
}: {
  release: Release;
  isLatest: boolean;
  onClose: () => void;
}) {
  const t = useWords(draftWords);
  const locale = useLocale();
  const sayMoment = useMoment(locale);
  const restore = useRestore(onClose);
  const { number, at, by, note, documents } = release;
  return (
    <li className={styles.document} data-release={number}>
      <p>
        <strong>{t('release', { number })}</strong> {sayMoment(at)} <span className={styles.quiet}>{by}</span>
      </p>
      {note !== '' && <p>{note}</p>}
      <details>
        <summary>{t('documents', { count: documents.length })}</summary>
        <ul className={styles.list}>
          {documents.map((one) => (
            <li key={keyOf(one)}>{nameOfDocument(one, undefined, locale)}</li>
          ))}
        </ul>
      </details>
      {!isLatest && (
        <SureButton
          label={t('rollback')}
          question={t('release-sure', { number })}
          run={() => restore(number)}
        />
      )}
    </li>
  );
}

export function ReleaseList({ onClose }: { onClose: () => void }) {
  const t = useWords(draftWords);
  const [cursor, setCursor] = useState<string>();
  const { data, error, refetch } = useConsoleQuery(
    consoleReleaseList,
    cursor === undefined ? {} : { cursor },
  );
  if (error !== null) return <FailedLine message={error.message} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.items.length === 0) return <p className={styles.quiet}>{t('no-versions')}</p>;
  const { next } = data;
  return (
    <>
      <ul className={styles.list}>
        {data.items.map((release, index) => (
          <ReleaseLine
            key={release.number}
            release={release}
            isLatest={index === 0 && cursor === undefined}
            onClose={onClose}
          />
        ))}
      </ul>
      {next !== undefined && (
        <Button size="s" onClick={() => setCursor(next)}>
          {t('older-versions')}
        </Button>
      )}
    </>
  );
}
