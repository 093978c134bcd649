/** Where toasts appear: a live region that stands in the page from the start, so that readers hear of what comes. */
import { useSyncExternalStore } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { toastStore, type Toast, type ToastStore, type ToastTone } from './toast-store.ts';
import styles from './toasts.module.css';

const pageStore = toastStore(systemClock);
const NONE: readonly Toast[] = [];

/** Shows a short message for a few seconds. Needs the host in the page. */
export function toast(text: string, tone: ToastTone = 'info'): void {
  pageStore.show(text, tone);
}

export function Toasts({ store = pageStore }: { store?: ToastStore }) {
  const t = useWords(sharedWords);
  const toasts = useSyncExternalStore(store.listen, store.get, () => NONE);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {toasts.map((item) => (
        <div key={item.id} className={cx(styles.toast, styles[item.tone])}>
          <Icon name={item.tone} size={20} />
          <span className={styles.text}>{item.text}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => store.dismiss(item.id)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
