/** What stands in place of one order or task: it is being asked for, there is none, or it could not be had. */
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './personal-list.module.css';

interface UnopenedPageProps {
  root: object;
  className: string | undefined;
  /** Undefined while it is being asked for. */
  fault: { code: string; text: string } | undefined;
  reload: () => void;
  words: { loading: string; missing: string; missingHint: string };
  /** Leads to the list where there is none. */
  back: ReactNode;
}

const MISSING: ReadonlySet<string> = new Set(['not-found', 'bad-parameters']);
const HEIGHTS = ['184px', '420px'] as const;

export function UnopenedPage({ root, className, fault, reload, words, back }: UnopenedPageProps) {
  const look = cx(styles.column, className);
  if (fault === undefined)
    return (
      <div {...root} className={look} role="status" aria-busy="true" aria-label={words.loading}>
        {HEIGHTS.map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
    );
  return (
    <div {...root} className={look}>
      {MISSING.has(fault.code) ? (
        <Empty level={1} title={words.missing} hint={words.missingHint} action={back} />
      ) : (
        <FailedScreen retry={reload} message={fault.text} />
      )}
    </div>
  );
}
