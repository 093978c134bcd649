/** The bus of nodes that share a Redis; while it is away this node goes on alone and tells the others later. */
import { randomUUID } from 'node:crypto';
import type { Bus, EventReaders } from './bus.ts';
import { connectRedis } from '../redis/client.ts';
import { createHub, linkHub } from './hub.ts';
import { KERNEL_EVENTS } from './readers.ts';
import { createSendQueue } from './send-queue.ts';
import { CHANNEL, receive, split } from './wire.ts';

/** Far below what Redis takes; keeps one purge from holding up the others. */
const MESSAGE_MAX = 512 * 1024;
const RETRY_MS = 500;

export function createRedisBus(url: string, readers: EventReaders = KERNEL_EVENTS): Bus {
  const node = randomUUID();
  const hub = createHub();
  const sender = connectRedis(url);
  const receiver = connectRedis(url);
  const sendQueue = createSendQueue(async (message) => {
    for (const text of split(node, message, MESSAGE_MAX)) await sender.publish(CHANNEL, text);
  });
  let retry: NodeJS.Timeout | undefined;
  const listen = async () => {
    try {
      await receiver.subscribe(CHANNEL);
    } catch {
      clearTimeout(retry);
      // A connection that broke meanwhile calls again when it is back.
      if (receiver.status === 'ready') retry = setTimeout(() => void listen(), RETRY_MS);
      return;
    }
    // What others published before never arrives: pub/sub keeps nothing. Also the first time, when this node may
    // have cached pages before it could hear of their end.
    hub.gap();
  };
  receiver.on('message', (_channel: string, text: string) => receive(hub, node, text, readers));
  receiver.on('ready', () => void listen());
  sender.on('ready', () => void sendQueue.send());
  return {
    ...linkHub(hub, sendQueue),
    // Redis may be away without making this node unready: caches and limits go on in process.
    ping: () => Promise.resolve(),
    reach: async () => {
      await sender.ping();
    },
    close: () => {
      clearTimeout(retry);
      sender.disconnect();
      receiver.disconnect();
      return Promise.resolve();
    },
  };
}
