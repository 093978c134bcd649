/** The visibility of the page, as a port. */
export interface Visibility {
  visible(): boolean;
  /** Called with true or false at each change; the returned function stops it. */
  listen(onChange: (visible: boolean) => void): () => void;
}

export const pageVisibility: Visibility = {
  visible: () => typeof document === 'undefined' || document.visibilityState === 'visible',
  listen: (onChange) => {
    const notify = () => onChange(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  },
};

/** For tests: hidden and shown by hand. */
export function fakeVisibility(): Visibility & { show(visible: boolean): void } {
  let visible = true;
  const listeners = new Set<(visible: boolean) => void>();
  return {
    visible: () => visible,
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (next) => {
      visible = next;
      for (const notify of listeners) notify(next);
    },
  };
}
