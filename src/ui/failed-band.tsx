/** What a section looks like when its data could not be had: one line and a way to try again. */
import type { ReactNode } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Band } from './band.tsx';
import { Button } from './button.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './failed-band.module.css';

export interface FailedBandProps {
  root: { 'data-node': string; 'data-kind': string };
  retry: () => void;
  /** What the server said of it; empty or absent: the usual words. */
  message?: string;
  /** The section's own props: its heading still says what is missing. */
  props?: Readonly<Record<string, unknown>>;
}

export function FailedBand({ root, retry, message = '', props }: FailedBandProps): ReactNode {
  const title = props?.['title'];
  return (
    <Band {...root} as="div">
      {typeof title === 'string' && title !== '' && <SectionHead title={title} />}
      <FailedLine retry={retry} message={message} />
    </Band>
  );
}

/** The line alone, for a part of a section. */
export function FailedLine({ retry, message }: Pick<FailedBandProps, 'retry' | 'message'>): ReactNode {
  const t = useWords(sharedWords);
  return (
    <div role="alert" className={styles.failed}>
      <p>{message || t('abnormal')}</p>
      <Button size="s" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
