/** What the message box does, without its look: one box at a time, a promise each, hidden a moment after it closed (M106-M108). */
import { MESSAGE_BOX_HIDE_MS } from '#schemas/constants.ts';
import type { Clock } from '#platform/clock.ts';

interface MessageBoxInput {
  label: string;
  placeholder?: string;
  value?: string;
  maxLength?: number;
  required?: boolean;
  type?: 'text' | 'password' | 'tel' | 'email';
}

export interface MessageBoxOptions {
  title: string;
  content?: string;
  icon?: 'info' | 'success' | 'warning' | 'error';
  input?: MessageBoxInput;
  confirmText?: string;
  cancelText?: string;
  /** False leaves only the confirm button. */
  showCancel?: boolean;
  /** True unless false: the box closes when confirmed. Otherwise the caller closes it with closeMessageBox(). */
  autoClose?: boolean;
  danger?: boolean;
}

interface MessageBoxState {
  /** Number of the box, so that each starts afresh. */
  id: number;
  /** `closing` is still drawn, on its way out; the next box waits until it is hidden. */
  phase: 'hidden' | 'open' | 'closing';
  options: MessageBoxOptions | undefined;
  /** Confirmed and kept open by autoClose: false. */
  busy: boolean;
}

/** What a cancelled box rejects with (M107). */
const CANCELLED = 'cancel';

interface Waiting {
  options: MessageBoxOptions;
  resolve: (value: string | boolean) => void;
  reject: (reason: typeof CANCELLED) => void;
}

export interface MessageBoxStore {
  get(): MessageBoxState;
  listen(onChange: () => void): () => void;
  show(options: MessageBoxOptions): Promise<string | boolean>;
  confirm(input: string): void;
  cancel(): void;
  close(): void;
}

const HIDDEN: MessageBoxState = { id: 0, phase: 'hidden', options: undefined, busy: false };

export function messageBoxStore(clock: Clock): MessageBoxStore {
  let state = HIDDEN;
  let current: Waiting | undefined;
  let last = 0;
  const queue: Waiting[] = [];
  const listeners = new Set<() => void>();
  const become = (next: MessageBoxState) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const openNext = () => {
    current = queue.shift();
    last += 1;
    become(
      current === undefined ? HIDDEN : { id: last, phase: 'open', options: current.options, busy: false },
    );
  };
  const close = () => {
    if (state.phase !== 'open') return;
    // A box closed from outside before it was answered counts as cancelled; one already answered keeps its answer.
    current?.reject(CANCELLED);
    become({ ...state, phase: 'closing', busy: false });
    clock.after(MESSAGE_BOX_HIDE_MS, openNext);
  };
  return {
    get: () => state,
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (options) =>
      new Promise((resolve, reject) => {
        queue.push({ options, resolve, reject });
        if (state.phase === 'hidden') openNext();
      }),
    confirm: (input) => {
      if (state.phase !== 'open' || current === undefined || state.busy) return;
      current.resolve(current.options.input === undefined ? true : input);
      if (current.options.autoClose === false) become({ ...state, busy: true });
      else close();
    },
    cancel: close,
    close,
  };
}
