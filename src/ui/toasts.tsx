/** The live region of toasts. It is in the page from the start, so that screen readers announce each toast. */
import { useSyncExternalStore } from 'react';
import { systemClock } from '#platform/clock.ts';
import { CloseButton } from './close-button.tsx';
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

/** Closes what is shown. */
export function clearToasts(): void {
  pageStore.clear();
}

export function Toasts({ store = pageStore }: { store?: ToastStore }) {
  const toasts = useSyncExternalStore(store.listen, store.get, () => NONE);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {toasts.map((item) => (
        <div key={item.id} className={cx(styles.toast, styles[item.tone])}>
          <Icon name={item.tone} size={20} />
          <span className={styles.text}>{item.text}</span>
          <CloseButton onClick={() => store.dismiss(item.id)} />
        </div>
      ))}
    </div>
  );
}
