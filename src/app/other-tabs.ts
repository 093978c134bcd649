/** Another tab of this browser logged in or out: this one follows, so that nobody is shown whose session is gone (B34). */
import type { Events } from '#engine/events.ts';
import type { AppStore } from '#state/app-state.ts';

export interface TabPorts {
  store: AppStore;
  events: Events;
  /** Tells whenever another tab changed whom the browser remembers. */
  listen: (changed: () => void) => () => void;
  /** Settles who is here now. */
  settle: () => Promise<unknown>;
  /** Asks for the page shown anew. */
  reload: () => void;
  /** Whoever waits in a login goes on. */
  enter: () => void;
}

export function followOtherTabs({ store, events, listen, settle, reload, enter }: TabPorts): () => void {
  const who = () => store.getState().userInfo?.user_id;
  return listen(() => {
    const before = who();
    void settle().then(() => {
      const now = who();
      if (now === before) return;
      events.emit('auth:changed', { isIn: now !== undefined });
      // What the page shows may be the business of the one before.
      if (before !== undefined) reload();
      else enter();
    });
  });
}
