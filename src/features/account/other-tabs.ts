/** Another tab of this browser logged in or out: this one follows, so that nobody is shown whose session is gone (B34). */
import type { Events } from '#engine/events.ts';
import type { AppStore } from '#state/app-state.ts';

export interface TabPorts {
  store: AppStore;
  events: Events;
  /** Tells whenever another tab changed whom the browser remembers. */
  listen: (onChange: () => void) => () => void;
  /** Loads who is here now. */
  load: () => Promise<unknown>;
  /** Asks for the page shown anew. */
  refresh: () => void;
}

export function followOtherTabs({ store, events, listen, load, refresh }: TabPorts): () => void {
  const who = () => store.getState().account.userInfo?.user_id;
  return listen(() => {
    const before = who();
    void load().then(() => {
      const now = who();
      if (now === before) return;
      events.emit('auth:changed', { isIn: now !== undefined });
      // What the page shows may be the business of the one before.
      if (before !== undefined) refresh();
      else events.emit('session:elsewhere', {});
    });
  });
}
