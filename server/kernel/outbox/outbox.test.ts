/** The transactional outbox on both databases: told after the commit, at least once, in order for each key. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { createMemoryBus } from '../bus/memory.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { makeJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { job } from '../jobs/tables/job.ts';
import { createOutbox, subscribe, type Outbox, type Subscription, type Topic } from './outbox.ts';

const START = 1_800_000_000_000;
const database = withDatabase();
const db = () => database().db;
const soldTopic: Topic<string> = { name: 'shoe.sold', read: String };

let now = START;
const clock = { now: () => now };
let runner: JobRunner | undefined;

beforeEach(async () => {
  now = START;
  await db().delete(job);
});
afterEach(() => runner?.stop());

async function open(subscriptions: readonly Subscription[]): Promise<Outbox> {
  const bus = createMemoryBus();
  const outbox = createOutbox(createJobQueue({ bus, clock }), [soldTopic], subscriptions);
  runner = makeJobRunner({
    db: db(),
    bus,
    clock,
    jobs: outbox.jobs,
    onError: () => undefined,
    chance: () => 0,
  });
  await runner.start();
  return outbox;
}

function hearing(name: string, fails: (event: string) => boolean = () => false) {
  const events: string[] = [];
  const subscription = subscribe(soldTopic, name, async (event) => {
    events.push(event);
    await Promise.resolve();
    if (fails(event)) throw new Error('away');
  });
  return { heard: events, subscription };
}

describe('the outbox', () => {
  it('sends every subscriber what was committed, and nothing else', async () => {
    const [stock, mail] = [hearing('stock'), hearing('mail')];
    const outbox = await open([stock.subscription, mail.subscription]);
    await db().transaction((tx) => outbox.publish(tx, soldTopic, 'order 1', 'boots'));
    const failPromise = db().transaction(async (tx) => {
      await outbox.publish(tx, soldTopic, 'order 2', 'sandals');
      throw new Error('no money');
    });
    await expect(failPromise).rejects.toThrow('no money');
    await runner?.whenIdle();
    expect([stock.heard, mail.heard]).toEqual([['boots'], ['boots']]);
  });

  it('keeps the order of each key while one subscriber fails; other keys and other subscribers go on', async () => {
    let isAway = true;
    const [stock, mail] = [hearing('stock'), hearing('mail', (event) => isAway && event.startsWith('a'))];
    const outbox = await open([stock.subscription, mail.subscription]);
    await db().transaction(async (tx) => {
      for (const event of ['a1', 'b1', 'a2', 'a3'])
        await outbox.publish(tx, soldTopic, event.charAt(0), event);
    });
    await runner?.whenIdle();
    expect(stock.heard.filter((event) => event.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect([...mail.heard].sort()).toEqual(['a1', 'b1']);
    isAway = false;
    now += 500;
    await runner?.whenIdle();
    expect(mail.heard.slice(2)).toEqual(['a1', 'a2', 'a3']);
  });

  it('stops the start where a subscriber names an undeclared topic', () => {
    const lostSubscription = subscribe({ ...soldTopic, name: 'shoe.lost' }, 'police', () =>
      Promise.resolve(),
    );
    const bus = createMemoryBus();
    expect(() => createOutbox(createJobQueue({ bus, clock }), [soldTopic], [lostSubscription])).toThrow(
      'The shop server cannot start: police waits for shoe.lost, which nobody declares.',
    );
  });

  it('refuses to write to an undeclared topic', async () => {
    const outbox = await open([]);
    await expect(outbox.publish(db(), { ...soldTopic, name: 'shoe.lost' }, 'k', 'x')).rejects.toThrow(
      'shoe.lost',
    );
  });
});
