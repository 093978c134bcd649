/** The fallbacks every node has when its view brings none: loading, failed, and the label of a broken one. */
import type { ReactNode } from 'react';
import type { Locale } from '#schemas/locale.ts';
import type { BrokenReason, ReadyNode } from '#schemas/page/ready.ts';
import type { FallbackProps } from './define-view.ts';
import { engineWords } from './words.ts';
import styles from './fallbacks.module.css';

/** The engine's own looks say the engine's words. */
type DefaultFallback = Omit<FallbackProps, 't'> & { locale: Locale };

export function DefaultLoading({ root, locale }: DefaultFallback): ReactNode {
  return (
    <div {...root} className={styles.loading} role="status" aria-label={engineWords.in(locale)('loading')}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}

/** What stands in place of a learner's own data where nobody is logged in. */
export function DefaultLoggedOut({ root, retry, locale }: DefaultFallback): ReactNode {
  return (
    <div {...root} className={styles.failed}>
      <span>{engineWords.in(locale)('login')}</span>
      <button type="button" className={styles.retry} onClick={retry}>
        {engineWords.in(locale)('logIn')}
      </button>
    </div>
  );
}

export function DefaultFailed({ root, retry, message, locale }: DefaultFallback): ReactNode {
  return (
    <div {...root} className={styles.failed} role="alert">
      <span>{message || engineWords.in(locale)('failed')}</span>
      <button type="button" className={styles.retry} onClick={retry}>
        {engineWords.in(locale)('retry')}
      </button>
    </div>
  );
}

/** What a merchant sees in preview where a node cannot be drawn; shoppers see nothing. */
export function BrokenMark(props: { node: ReadyNode; reason: BrokenReason; locale: Locale }): ReactNode {
  const { node, reason, locale } = props;
  return (
    <div data-node={node.id} data-kind={node.kind} data-broken={reason} className={styles.broken}>
      {engineWords.in(locale)('broken', { kind: node.kind, reason })}
    </div>
  );
}
