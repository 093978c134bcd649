/** The fallbacks every node has when its view brings none: loading, failed, and the label of a broken one. */
import type { ReactNode } from 'react';
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#schemas/locale.ts';
import type { BrokenReason, ReadyNode } from '#schemas/page/ready.ts';
import type { FallbackProps } from './define-view.ts';
import styles from './fallbacks.module.css';

const words = {
  cn: {
    loading: '加载中',
    failed: '这部分内容暂时无法显示',
    retry: '重试',
    broken: '此区块无法显示：{kind}（{reason}）',
    login: '登录后可查看',
    logIn: '登录',
  },
  en: {
    loading: 'Loading',
    failed: 'This part cannot be shown right now',
    retry: 'Try again',
    broken: 'This block cannot be shown: {kind} ({reason})',
    login: 'Log in to see this',
    logIn: 'Log in',
  },
} as const;

export function DefaultLoading({ root, locale }: FallbackProps & { locale: Locale }): ReactNode {
  return (
    <div
      {...root}
      className={styles.loading}
      role="status"
      aria-label={fill(words[locale].loading, undefined)}
    >
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}

/** What stands in place of a learner's own data where nobody is logged in. */
export function DefaultLoggedOut({ root, retry, locale }: FallbackProps & { locale: Locale }): ReactNode {
  return (
    <div {...root} className={styles.failed}>
      <span>{fill(words[locale].login, undefined)}</span>
      <button type="button" className={styles.retry} onClick={retry}>
        {fill(words[locale].logIn, undefined)}
      </button>
    </div>
  );
}

export function DefaultFailed({
  root,
  retry,
  message,
  locale,
}: FallbackProps & { locale: Locale }): ReactNode {
  return (
    <div {...root} className={styles.failed} role="alert">
      <span>{message === undefined || message === '' ? fill(words[locale].failed, undefined) : message}</span>
      <button type="button" className={styles.retry} onClick={retry}>
        {fill(words[locale].retry, undefined)}
      </button>
    </div>
  );
}

/** What a merchant sees in preview where a node cannot be drawn; shoppers see nothing. */
export function BrokenMark(props: { node: ReadyNode; reason: BrokenReason; locale: Locale }): ReactNode {
  const { node, reason, locale } = props;
  return (
    <div data-node={node.id} data-kind={node.kind} data-broken={reason} className={styles.broken}>
      {fill(words[locale].broken, { kind: node.kind, reason })}
    </div>
  );
}
