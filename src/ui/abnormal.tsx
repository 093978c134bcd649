/** The abnormal-situation screen (M68): what happened, how to go on, and the numbers support asks for. */
import type { ReactNode } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { abnormalWords } from './abnormal-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { cx } from './cx.ts';
import styles from './states.module.css';

export interface AbnormalProps {
  title?: string | undefined;
  hint?: string | undefined;
  code?: string | number | undefined;
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Instead of, or beside, the retry: one link or button. */
  action?: ReactNode;
  className?: string | undefined;
}

export function Abnormal({ title, hint, code, requestId, onRetry, action, className }: AbnormalProps) {
  const t = useWords(sharedWords);
  const own = useWords(abnormalWords);
  const numbers = [
    code === undefined ? '' : `${own('errorCode')} ${code}`,
    requestId === undefined ? '' : `${own('requestId')} ${requestId}`,
  ].filter((part) => part !== '');
  return (
    <div className={cx(styles.state, className)} role="alert">
      <svg className={styles.drawing} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
        <path className={styles.ground} d="M14 98h132" />
        <path className={styles.back} d="M34 84V30a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6v54Z" />
        <path className={styles.sheet} d="M28 84h104l6 14H22Z" />
        <path className={styles.lines} d="M80 42v16M80 68h.01" />
      </svg>
      <p className={styles.title}>{title ?? t('abnormal')}</p>
      <p className={styles.hint}>{hint ?? own('abnormalHint')}</p>
      {(onRetry !== undefined || action !== undefined) && (
        <div className={styles.action}>
          {onRetry !== undefined && (
            <Button tone="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
      {numbers.length > 0 && (
        <p className={styles.numbers}>
          {numbers.map((part) => (
            <span key={part}>{part}</span>
          ))}
          <CopyButton text={numbers.join('\n')} />
        </p>
      )}
    </div>
  );
}
