/** Remarks on one block: the open ones, a field for another, and the resolved ones behind a press. */
import { useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DocumentName } from '../model/document.ts';
import { RemarkEditor } from './remark-editor.tsx';
import { RemarkRow } from './remark-row.tsx';
import { useRemarks } from './use-remarks.ts';
import { teamWords } from './words.ts';
import styles from './team.module.css';

interface RemarksPanelProps {
  document: DocumentName;
  /** Id of the block. */
  node: string;
}

function ResolvedRemarks({ document, node }: RemarksPanelProps) {
  const t = useWords(teamWords);
  const [isOpen, setOpen] = useState(false);
  const { data } = useRemarks(document, node, 'resolved');
  if (data === undefined || data.total === 0) return null;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('showResolved', { count: data.total })}</summary>
      {isOpen && (
        <ul className={styles.remarks}>
          {data.items.map((remark) => (
            <RemarkRow key={remark.id} document={document} remark={remark} />
          ))}
        </ul>
      )}
    </details>
  );
}

export function RemarksPanel({ document, node }: RemarksPanelProps) {
  const t = useWords(teamWords);
  const { data, error, refetch } = useRemarks(document, node, 'open');
  return (
    <section className={styles.panel} aria-label={t('remarks')}>
      <p className={styles.meta}>{t('remarksHint')}</p>
      {error !== null && <FailedLine message={error.message} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton lines={2} />}
      {data?.total === 0 && <p className={styles.meta}>{t('noRemarks')}</p>}
      {data !== undefined && (
        <ul className={styles.remarks}>
          {data.items.map((remark) => (
            <RemarkRow key={remark.id} document={document} remark={remark} />
          ))}
        </ul>
      )}
      <RemarkEditor key={node} document={document} node={node} />
      <ResolvedRemarks key={`${node} resolved`} document={document} node={node} />
    </section>
  );
}
