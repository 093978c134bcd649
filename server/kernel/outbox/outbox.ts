/** The transactional outbox: events written with what they tell of, each subscriber told at least once (ADR-214). */
import type { Database } from '#server/kernel/db/db.ts';
import { afterCommit } from '#server/kernel/db/transaction.ts';
import {
  defineJob,
  handleJob,
  type Job,
  type JobData,
  type JobKind,
  type JobTry,
} from '../jobs/define-job.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { defineCounter } from '../metrics/counters.ts';

/** What may happen, and what is told of it. */
export interface Topic<Event extends JobData> {
  /** noun.happened, for ever: rows of earlier versions carry it. */
  readonly name: string;
  readonly read: (data: unknown) => Event;
}

/** Somebody who is told. */
export interface Subscription {
  readonly topic: string;
  readonly name: string;
  /** Its deliveries; the same name for ever. */
  readonly kind: JobKind<JobData>;
  readonly job: Job;
}

export interface Outbox {
  /**
   * Writes the event with `tx`; nobody hears of it before the commit. Events of one key reach each subscriber in
   * the order in which they were written, where their writers take turns on what the key names.
   * @throws Error for a topic nobody declared.
   */
  publish<Event extends JobData>(tx: Database, topic: Topic<Event>, key: string, event: Event): Promise<void>;
  /** What the runner has to run. */
  readonly jobs: readonly Job[];
}

/** Between topic and subscriber in the names of deliveries: no other job has it. */
export const DELIVERY_MARK = ' > ';

const publications = defineCounter('outbox_events_total', 'Events written to the outbox, by topic.', [
  'topic',
]);

/** Binds a subscriber; it may be told twice, and each subscriber fails and is tried again for itself. */
export function subscribe<Event extends JobData>(
  topic: Topic<Event>,
  name: string,
  handle: (event: Event, attempt: JobTry) => Promise<void>,
): Subscription {
  const kind = defineJob<Event>({ name: `${topic.name}${DELIVERY_MARK}${name}`, read: topic.read });
  return { topic: topic.name, name, kind, job: handleJob(kind, handle) };
}

/** @throws Error where a subscriber waits for a topic nobody declared. */
export function createOutbox(
  queue: JobQueue,
  topics: readonly Topic<JobData>[],
  subscriptions: readonly Subscription[],
): Outbox {
  const toldOf = new Map(topics.map(({ name }): [string, Subscription[]] => [name, []]));
  for (const subscription of subscriptions) {
    const subscribers = toldOf.get(subscription.topic);
    if (subscribers === undefined)
      throw new Error(
        `The shop server cannot start: ${subscription.name} waits for ${subscription.topic}, which nobody declares.`,
      );
    subscribers.push(subscription);
  }
  return {
    publish: async (tx, { name }, key, event) => {
      const subscribers = toldOf.get(name);
      if (subscribers === undefined) throw new Error(`The topic ${name} is declared nowhere.`);
      for (const { kind } of subscribers)
        await queue.enqueue(tx, kind, event, { lane: `${kind.name} ${key}` });
      await afterCommit(tx, () => publications.add({ topic: name }));
    },
    jobs: subscriptions.map(({ job }) => job),
  };
}
