/** Tells a person of what is theirs, once: written first, then sent by a job that can be cut off anywhere. */
import { phoneOfKey } from '#schemas/auth/phone.ts';
import type { Locale } from '#schemas/locale.ts';
import type { MessageValues } from '#schemas/messages/compose-message.ts';
import type { MessageKind } from '#schemas/messages/message-templates.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts';
import type { MessageProviders, PersonMessage } from '../providers/message-providers.ts';
import type {
  NewPersonMessage,
  PersonMessageRow,
  PersonMessageStore,
} from '../store/person-messages.store.ts';
import type { MessageTexts } from '../services/message-texts.ts';
import type { Reachable } from './notices.ts';

interface MessageKey {
  appId: string;
  id: string;
}

export const sendMessage = defineJob<MessageKey>({
  name: 'message.send',
  read: (data) => ({ appId: storedText(data, 'appId'), id: storedText(data, 'id') }),
});

/** Who carries a message to somebody: their e-mail, which takes any text, else their phone. */
export type Carrier = { send: () => Promise<void>; isRepeatable: boolean };

export function carrierOf(
  { mail, sms }: MessageProviders,
  { email, phone }: Reachable,
  message: PersonMessage,
): Carrier | undefined {
  if (email !== undefined && mail !== undefined)
    return { send: () => mail.inform(email, message), isRepeatable: true };
  if (phone === '' || sms?.inform === undefined) return undefined;
  return {
    send: async () => sms.inform?.(phoneOfKey(phone), message),
    isRepeatable: sms.knowsIds === true,
  };
}

/** One of the shop's messages, and what fills its places. */
interface KindMessage<Kind extends MessageKind> {
  appId: string;
  id: string;
  userId: string;
  kind: Kind;
  locale: Locale;
  values: MessageValues<Kind>;
}

export interface PersonMessages {
  /** False where the same was written before. */
  write(message: NewPersonMessage): Promise<boolean>;
  /** Writes one of the shop's messages, in its own words where it has some. */
  inform<Kind extends MessageKind>(message: KindMessage<Kind>): Promise<boolean>;
  /** Sends what was written; as often as it is called, it is sent once. */
  send(key: MessageKey, reachOf: (row: PersonMessageRow) => Promise<Reachable>): Promise<void>;
}

interface PersonMessagesOptions {
  store: PersonMessageStore;
  queue: JobQueue;
  clock: Clock;
  providers: MessageProviders;
  texts: MessageTexts;
  /** Nobody knows whether a message that was handed over has gone out. */
  onDoubt: (key: MessageKey) => void;
}

export function makePersonMessages(options: PersonMessagesOptions): PersonMessages {
  const { store, queue, clock, providers, texts, onDoubt } = options;
  const write = (message: NewPersonMessage) =>
    store.add(message, clock.now(), (tx) =>
      queue.enqueue(tx, sendMessage, { appId: message.appId, id: message.id }),
    );
  return {
    write,
    inform: async ({ kind, values, ...message }) => {
      const words = await texts.compose(message.appId, kind, values, message.locale);
      return write({ ...message, purpose: kind, ...words });
    },
    async send({ appId, id }, reachOf) {
      const key = { appId, id };
      const row = await store.byId(key);
      if (row === undefined || row.doneAt !== null) return;
      const carrier = carrierOf(providers, await reachOf(row), row);
      if (carrier === undefined) return store.finish(key, clock.now());
      // A provider that was cut off may have sent it: only who knows it by its id is asked again.
      if (row.begunAt !== null && !carrier.isRepeatable) {
        onDoubt(key);
        return store.finish(key, clock.now());
      }
      await store.begin(key, clock.now());
      try {
        await carrier.send();
      } catch (error) {
        await store.begin(key, null);
        throw error;
      }
      await store.finish(key, clock.now());
    },
  };
}
