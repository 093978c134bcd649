/** Remarks on the chosen block, folded below its form until they are opened. */
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { parseKey, type DocumentKey } from '../model/document.ts';
import { useTeam } from './team-context.ts';
import { teamWords } from './words.ts';
import styles from './team.module.css';

const RemarksPanel = lazy(() =>
  import('./remarks-panel.tsx').then((module) => ({ default: module.RemarksPanel })),
);

export function BlockRemarks({ document, node }: { document: DocumentKey; node: string }) {
  const t = useWords(teamWords);
  const { counts } = useTeam();
  const [isOpen, setOpen] = useState(false);
  const name = parseKey(document);
  const count = counts[node] ?? 0;
  if (name === undefined) return null;
  return (
    <details
      className={styles.folded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-remarks={count}
    >
      <summary>{count === 0 ? t('remarks') : t('remarksCount', { count })}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <RemarksPanel document={name} node={node} />
        </Suspense>
      )}
    </details>
  );
}
