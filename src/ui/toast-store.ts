/** Short messages that go by themselves, one at a time: what was said before is closed first (M275); an error stays longer. */
import type { Clock } from '#platform/clock.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

export interface ToastStore {
  get(): readonly Toast[];
  listen(onChange: () => void): () => void;
  show(text: string, tone?: ToastTone): void;
  dismiss(id: number): void;
  /** Closes what is said: it was about a step that is over (M149). */
  clear(): void;
}

const STAY_MS = 3000;
const ERROR_STAY_MS = 6000;

export function toastStore(clock: Clock): ToastStore {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const notify of listeners) notify();
  };
  const dismiss = (id: number) => become(toasts.filter((toast) => toast.id !== id));
  return {
    get: () => toasts,
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (text, tone = 'info') => {
      last += 1;
      const id = last;
      become([{ id, text, tone }]);
      clock.after(tone === 'error' ? ERROR_STAY_MS : STAY_MS, () => dismiss(id));
    },
    dismiss,
    clear: () => become([]),
  };
}
