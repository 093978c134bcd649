/** Schedules on durable jobs: at their moment, once over several nodes, past a kill and past rounds that fail. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import type { BusEvents } from '#server/kernel/bus/bus.ts';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { makeJobRunner, type JobRunner } from '#server/kernel/jobs/job-runner.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import type { ConfigStore } from '../store/configs.store.ts';
import { publishAtMoment, publishOverdue, publishScheduled } from './publish-scheduled.ts';

const START = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const SHOP = 'appknowledge';
const clock = { time: START, now: () => clock.time };
const OTHER_SHOP = 'apptraining';
const database = withDatabase({ shops: [buildDemoShop(), buildDemoShop({ label: 'training' })], clock });
const configs = () => database().stores.configs;

let bus = createMemoryBus();
let purges: BusEvents['purge'][] = [];
let errors: string[] = [];
let runners: JobRunner[] = [];

beforeEach(async () => {
  await database().db.delete(job);
  clock.time = START;
  bus = createMemoryBus();
  purges = [];
  errors = [];
  bus.subscribe('purge', (event) => purges.push(event));
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

type Promote = ConfigStore['promoteDue'];

/** A node; `promoteDue` stands in for its store's where something is to happen in the middle of a round. */
async function node(promoteDue: Promote = (appId, now) => configs().promoteDue(appId, now)) {
  const { shopsDue } = configs();
  const deps = { stores: { configs: { promoteDue, shopsDue } }, bus, clock };
  const runner = makeJobRunner({
    db: database().db,
    bus,
    clock,
    chance: () => 0,
    jobs: [publishAtMoment(deps), publishOverdue(deps)],
    onError: (error) => errors.push(error instanceof Error ? error.message : String(error)),
  });
  runners.push(runner);
  await runner.start();
  await runner.whenIdle();
  return runner;
}

const page = (id: string) => ({ kind: 'page' as const, id, body: { of: id } });
const by = { author: 'Mei', note: '' };
const purgeOf = (id: string) => ({ appId: SHOP, tags: [`document:page/${id}`] });
const isLive = async (id: string) => (await configs().live(SHOP, 'page', id)) !== undefined;

function schedule(id: string, publishAt: number, takeBackAt?: number) {
  const queue = createJobQueue({ bus, clock });
  const data = { appId: SHOP, documents: [{ kind: 'page' as const, id }] };
  const enqueue = async (tx: Parameters<typeof queue.enqueue>[0]) => {
    for (const runAt of [publishAt, ...(takeBackAt === undefined ? [] : [takeBackAt])])
      await queue.enqueue(tx, publishScheduled, data, { runAt });
  };
  return configs().schedule(SHOP, { documents: [page(id)], publishAt, takeBackAt }, by, enqueue);
}

const publishOld = (id: string) => configs().publish(SHOP, [{ kind: 'page', id, body: { old: id } }], by);
const liveBody = async (id: string) => (await configs().live(SHOP, 'page', id))?.body;

describe('a scheduled document', () => {
  it('D43: goes live at its moment and no sooner, and every node drops what was made from it', async () => {
    const runner = await node();
    await schedule('dawn', START + 10_000);
    clock.time = START + 9_999;
    await runner.whenIdle();
    expect([await isLive('dawn'), purges]).toEqual([false, []]);
    clock.time = START + 10_000;
    await runner.whenIdle();
    expect([await isLive('dawn'), purges]).toEqual([true, [purgeOf('dawn')]]);
  });

  it('D43: is taken back at its end, and the calendar holds the way back until then', async () => {
    const runner = await node();
    await publishOld('sale');
    await schedule('sale', START + 10_000, START + 20_000);
    clock.time = START + 10_000;
    await runner.whenIdle();
    expect(await liveBody('sale')).toEqual({ of: 'sale' });
    const waiting = (await configs().listScheduled(SHOP)).filter(({ id }) => id === 'sale');
    expect(waiting).toMatchObject([
      { publishAt: START + 20_000, body: { old: 'sale' }, takeBackAt: undefined },
    ]);
    clock.time = START + 20_000;
    await runner.whenIdle();
    expect(await liveBody('sale')).toEqual({ old: 'sale' });
    expect((await configs().listScheduled(SHOP)).filter(({ id }) => id === 'sale')).toEqual([]);
    expect(await configs().history(SHOP, 'page', 'sale')).toHaveLength(3);
  });

  it('D43: is live and taken back at once where both moments passed while nothing ran', async () => {
    await publishOld('asleep');
    await schedule('asleep', START + 10_000, START + 20_000);
    clock.time = START + 60_000;
    const runner = await node();
    await runner.whenIdle();
    expect(await liveBody('asleep')).toEqual({ old: 'asleep' });
    expect(await configs().history(SHOP, 'page', 'asleep')).toHaveLength(3);
  });

  it('D43: goes live once over several nodes', async () => {
    const nodes = [await node(), await node()];
    await schedule('once', START + 1);
    clock.time = START + 1;
    await Promise.all(nodes.map((runner) => runner.whenIdle()));
    expect(await configs().history(SHOP, 'page', 'once')).toHaveLength(1);
    expect(purges).toEqual([purgeOf('once')]);
  });

  it('D43: is not forgotten where it is scheduled in the middle of a round', async () => {
    let isFirst = true;
    const runner = await node(async (appId, now) => {
      const promotion = await configs().promoteDue(appId, now);
      if (isFirst) await schedule('meanwhile', now + 5_000);
      isFirst = false;
      return promotion;
    });
    await schedule('first', START + 1);
    clock.time = START + 1;
    await runner.whenIdle();
    expect([await isLive('first'), await isLive('meanwhile')]).toEqual([true, false]);
    clock.time = START + 5_001;
    await runner.whenIdle();
    expect(await isLive('meanwhile')).toBe(true);
  });

  it('D43: is purged by who takes over from a node killed before it said what it had made live', async () => {
    const kill = new Error('killed');
    const runner = await node(async (appId, now) => {
      const promotion = await configs().promoteDue(appId, now);
      if (promotion.versions.length > 0) throw kill;
      return promotion;
    });
    await schedule('half', START + 1);
    clock.time = START + 1;
    await runner.whenIdle();
    expect([await isLive('half'), purges, errors]).toEqual([true, [], ['killed']]);
    clock.time = START + MINUTE_MS;
    await runner.whenIdle();
    expect(purges).toEqual([purgeOf('half')]);
  });

  it('R54: goes live in the next round where one failed', async () => {
    let isAway = false;
    const runner = await node((appId, now) =>
      isAway ? Promise.reject(new Error('away')) : configs().promoteDue(appId, now),
    );
    isAway = true;
    await schedule('late', START + 1);
    clock.time = START + 1;
    await runner.whenIdle();
    isAway = false;
    clock.time = START + 2_000;
    await runner.whenIdle();
    expect([await isLive('late'), errors]).toEqual([true, ['away']]);
  });

  it('D43: taken back or put off in time, it stays where it is', async () => {
    const runner = await node();
    await schedule('back', START + 1);
    await schedule('off', START + 1);
    await schedule('off', START + 9_000);
    await configs().cancelSchedule(SHOP, 'page', 'back');
    clock.time = START + 1_000;
    await runner.whenIdle();
    expect([await isLive('back'), await isLive('off')]).toEqual([false, false]);
    clock.time = START + 9_000;
    await runner.whenIdle();
    expect([await isLive('back'), await isLive('off')]).toEqual([false, true]);
  });

  it('D43: without a job, as earlier versions left it, it is found by a look at the calendar', async () => {
    const runner = await node();
    await configs().schedule(SHOP, { documents: [page('old')], publishAt: START + 1 }, by, () =>
      Promise.resolve(),
    );
    clock.time = START + 5 * MINUTE_MS;
    await runner.whenIdle();
    expect([await isLive('old'), purges]).toEqual([true, [purgeOf('old')]]);
  });

  it('ADR-826: of a shop that cannot publish keeps no other shop waiting, and is tried again', async () => {
    let isBroken = true;
    const runner = await node((appId, now) =>
      isBroken && appId === SHOP ? Promise.reject(new Error('broken')) : configs().promoteDue(appId, now),
    );
    for (const appId of [SHOP, OTHER_SHOP])
      await configs().schedule(appId, { documents: [page('ours')], publishAt: START + 1 }, by, () =>
        Promise.resolve(),
      );
    clock.time = START + 5 * MINUTE_MS;
    await runner.whenIdle();
    expect(purges).toEqual([{ ...purgeOf('ours'), appId: OTHER_SHOP }]);
    expect(errors).toEqual([expect.stringContaining('broken')]);
    isBroken = false;
    clock.time += 5 * MINUTE_MS;
    await runner.whenIdle();
    expect(await isLive('ours')).toBe(true);
  });
});
