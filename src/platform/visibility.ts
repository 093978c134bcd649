/** Whether the page can be seen, as a port. */
export interface Visibility {
  visible(): boolean;
  /** Called with true or false at each change; the returned function stops it. */
  listen(changed: (visible: boolean) => void): () => void;
}

export const pageVisibility: Visibility = {
  visible: () => typeof document === 'undefined' || document.visibilityState === 'visible',
  listen: (changed) => {
    const tell = () => changed(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  },
};

/** For tests: hidden and shown by hand. */
export function fakeVisibility(): Visibility & { show(visible: boolean): void } {
  let visible = true;
  const listeners = new Set<(visible: boolean) => void>();
  return {
    visible: () => visible,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show: (next) => {
      visible = next;
      for (const tell of listeners) tell(next);
    },
  };
}
