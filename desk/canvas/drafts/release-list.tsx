/** Releases of the shop, the newest first: what went live together, and the way back to how the shop stood after one. */
import { useState } from 'react';
import { consoleReleaseList, consoleReleaseRestore } from '#schemas/api/console/versions.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useMoment } from '#ui/use-moment.ts';
import { keyOf } from '../model/document.ts';
import { useEditorActions } from '../model/use-editor.ts';
import { HistoryList } from './history-list.tsx';
import { nameOfDocument } from './name-of-document.ts';
import { SureButton } from './sure-button.tsx';
import { useAfterRestore } from './use-after-restore.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

type Release = DataOf<typeof consoleReleaseList>['items'][number];

function useRestore(onClose: () => void) {
  const { ask } = useDesk();
  const editor = useEditorActions();
  const afterRestore = useAfterRestore(onClose);
  return async (release: number) => {
    const answer = await ask(consoleReleaseRestore, { release, note: '', salvage: false });
    await afterRestore(answer, Object.values(editor.getState().documents).map(keyOf));
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
  const [cursor, setCursor] = useState<string>();
  const query = useConsoleQuery(consoleReleaseList, cursor === undefined ? {} : { cursor });
  return (
    <HistoryList
      query={query}
      onOlder={setCursor}
      row={(release, index) => (
        <ReleaseLine
          key={release.number}
          release={release}
          isLatest={index === 0 && cursor === undefined}
          onClose={onClose}
        />
      )}
    />
  );
}
