/** A section whose data failed to load: one line and a retry button. */
import type { ReactNode } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from './button.tsx';
import { FallbackBand, type FallbackBandProps } from './fallback-band.tsx';
import styles from './failed-band.module.css';

export interface FailedBandProps extends Pick<FallbackBandProps, 'root' | 'props'> {
  retry: () => void;
  /** What the server said of it; empty or absent: the usual words. */
  message?: string;
}

export function FailedBand({ root, retry, message = '', props }: FailedBandProps): ReactNode {
  return (
    <FallbackBand root={root} props={{ title: props?.['title'] }}>
      <FailedLine retry={retry} message={message} />
    </FallbackBand>
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
