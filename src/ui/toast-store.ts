/** Short messages that go by themselves: at most three at a time; an error stays longer, and alone (M275). */
import type { Clock } from '#platform/clock.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

export interface ToastStore {
  get(): readonly Toast[];
  listen(changed: () => void): () => void;
  show(text: string, tone?: ToastTone): void;
  dismiss(id: number): void;
}

const STAY_MS = 3000;
const ERROR_STAY_MS = 6000;
const MOST = 3;

export function toastStore(clock: Clock): ToastStore {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const tell of listeners) tell();
  };
  const dismiss = (id: number) => become(toasts.filter((toast) => toast.id !== id));
  return {
    get: () => toasts,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show: (text, tone = 'info') => {
      last += 1;
      const id = last;
      const isSame = (toast: Toast) => toast.text === text && toast.tone === tone;
      const others = tone === 'error' ? [] : toasts.filter((toast) => !isSame(toast));
      become([...others, { id, text, tone }].slice(-MOST));
      clock.after(tone === 'error' ? ERROR_STAY_MS : STAY_MS, () => dismiss(id));
    },
    dismiss,
  };
}
