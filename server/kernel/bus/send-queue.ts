/** Messages that could not be sent yet: kept in order while the link is down, sent when it is back. */
import type { Message } from './bus.ts';

/** Beyond this the other nodes are told to forget everything instead. */
const KEPT_MAX = 1000;

export interface SendQueue {
  /** Sends in order; what fails waits for the next call. Never throws. */
  send(message?: Message): Promise<void>;
}

export function createSendQueue(deliver: (message: Message) => Promise<void>): SendQueue {
  let waiting: Message[] = [];
  let running: Promise<void> | undefined;
  const flush = async () => {
    try {
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
        await deliver(next);
        waiting = waiting.filter((message) => message !== next);
      }
    } catch {
      // The link is down: the rest waits for the next message or for the link to return.
    } finally {
      running = undefined;
    }
  };
  return {
    send: (message) => {
      if (message !== undefined) waiting.push(message);
      if (waiting.length > KEPT_MAX) waiting = [{ name: 'gap' }];
      if (waiting.length === 0) return Promise.resolve();
      running ??= flush();
      return running;
    },
  };
}
