/** The bus of nodes that share a PostgreSQL: LISTEN on a connection of its own, NOTIFY through the pool. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Bus, EventReaders } from './bus.ts';
import { connectionOptions, type Address, type Pool } from '#server/kernel/db/pool.ts';
import { StoreUnavailable } from '../db/store-error.ts';
import { createHub, linkHub } from './hub.ts';
import { KERNEL_EVENTS } from './readers.ts';
import { createSendQueue } from './send-queue.ts';
import { CHANNEL, receive, split } from './wire.ts';

/** PostgreSQL takes payloads below 8000 bytes. */
const PAYLOAD_MAX = 7900;
const RETRY_MS = 500;
/** An idle connection a firewall dropped is noticed by asking. */
const CHECK_MS = 15_000;

export function createPostgresBus(address: Address, pool: Pool, readers: EventReaders = KERNEL_EVENTS): Bus {
  const node = randomUUID();
  const hub = createHub();
  const sendQueue = createSendQueue(async (message) => {
    for (const text of split(node, message, PAYLOAD_MAX)) {
      await pool.db.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
    }
  });
  const link = keepListening(address, {
    onMessage: (text) => receive(hub, node, text, readers),
    onLinked: () => {
      // Also the first time: this node may have cached pages before it could hear of their end.
      hub.gap();
      void sendQueue.send();
    },
  });
  return {
    ...linkHub(hub, sendQueue),
    ping: link.ping,
    reach: link.ping,
    close: link.close,
  };
}

interface LinkEvents {
  onMessage(text: string): void;
  onLinked(): void;
}

/** One listening connection, made anew whenever it breaks. */
function keepListening(address: Address, events: LinkEvents) {
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ ...connectionOptions(address), application_name: 'lectern-bus' });
    const onLoss = () => {
      next.removeAllListeners('notification');
      if (client === next) client = undefined;
      next.end().catch(() => undefined);
      if (!isClosed) retry ??= setTimeout(again, RETRY_MS);
    };
    next
      .once('error', onLoss)
      .once('end', onLoss)
      .on('error', () => undefined);
    next.on('notification', (notice) => events.onMessage(notice.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch {
      return onLoss();
    }
    if (isClosed) {
      await next.end();
      return;
    }
    client = next;
    events.onLinked();
  };
  const again = () => {
    retry = undefined;
    linking = connect();
  };
  let linking = connect();
  const check = setInterval(
    () => void client?.query('select 1').catch(() => client?.emit('error', new Error('silent'))),
    CHECK_MS,
  );
  check.unref();

  return {
    ping: async () => {
      await linking;
      if (client === undefined) throw new StoreUnavailable('bus', 'no listening connection');
      await client.query('select 1');
    },
    close: async () => {
      isClosed = true;
      clearInterval(check);
      clearTimeout(retry);
      await linking;
      await client?.end().catch(() => undefined);
    },
  };
}
