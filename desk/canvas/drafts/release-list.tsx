/** Releases of the shop, the newest first: what went live together, and the way back to how the shop stood after one. */
import { useState } from 'react';
import { consoleReleaseList, consoleReleaseRestore } from '#schemas/api/console/versions.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useMoment } from '#ui/use-moment.ts';
import { keyOf } from '../model/document.ts';
import { useEditor, useEditorActions } from '../model/use-editor.ts';
import { HistoryList } from './history-list.tsx';
import { nameOfDocument } from './name-of-document.ts';
import { useSaySale } from './sales/say-value.ts';
import { saleWords } from './sales/words.ts';
import { RestoreReasons } from './restore-reasons.tsx';
import type { RefusedAnswer } from './restore-refusal.ts';
import { SureButton } from './sure-button.tsx';
import { useAfterRestore } from './use-after-restore.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

type Release = DataOf<typeof consoleReleaseList>['items'][number];

function useRestore(onClose: () => void) {
  const { ask } = useDesk();
  const editor = useEditorActions();
  const afterRestore = useAfterRestore(onClose);
  return async (release: number, keepsSales: boolean): Promise<RefusedAnswer | undefined> => {
    const input = { release, keep_sales: keepsSales, note: '', salvage: false };
    const answer = await ask(consoleReleaseRestore, input);
    return afterRestore(answer, Object.values(editor.getState().documents).map(keyOf));
  };
}

/** The way back to how the shop stood after a release, and what stood in it. */
function Rollback({ number, onClose }: { number: number; onClose: () => void }) {
  const t = useWords(draftWords);
  const say = useWords(saleWords);
  const restore = useRestore(onClose);
  const [refusal, setRefusal] = useState<RefusedAnswer>();
  const question = t('release-sure', { number });
  const run = (keepsSales: boolean) => async () => setRefusal(await restore(number, keepsSales));
  return (
    <>
      <SureButton label={t('rollback')} question={question} run={run(false)} />
      {refusal !== undefined && (
        <RestoreReasons
          refusal={refusal}
          withoutSales={<SureButton label={say('keep-sales')} question={question} run={run(true)} />}
        />
      )}
    </>
  );
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
  const { number, at, by, note, documents, changes } = release;
  const documentsHere = useEditor((state) => state.documents);
  const say = useWords(saleWords);
  const sale = useSaySale();
  return (
    <li className={styles.document} data-release={number}>
      <p>
        <strong>{t('release', { number })}</strong> {sayMoment(at)} <span className={styles.quiet}>{by}</span>
      </p>
      {note !== '' && <p>{note}</p>}
      {documents.length > 0 && (
        <details>
          <summary>{t('documents', { count: documents.length })}</summary>
          <ul className={styles.list}>
            {documents.map((one) => (
              <li key={keyOf(one)}>
                {nameOfDocument(one, titleOf(documentsHere[keyOf(one)]?.body, locale), locale)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes.length > 0 && (
        <details>
          <summary>{say('released-count', { count: changes.length })}</summary>
          <ul className={styles.list}>
            {changes.map((one) => (
              <li key={`${one.kind}/${one.id}`} data-sale={`${one.kind}/${one.id}`}>
                {one.title} <span className={styles.quiet}>{sale.change(one.kind, one).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!isLatest && <Rollback number={number} onClose={onClose} />}
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
      textOf={({ number }) => String(number)}
      row={(release, index) => (
        <ReleaseLine release={release} isLatest={index === 0 && cursor === undefined} onClose={onClose} />
      )}
    />
  );
}
