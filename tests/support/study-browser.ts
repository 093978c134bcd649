/**
 * A learner, their browser and a server between which anything may happen: ticks, pauses, seeks, hidden pages, killed ones,
 * clocks set anew, answers late, doubled and lost. Plays a life and answers which laws of reports broke.
 */
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { makeStudyRun, type StudyRun } from '#features/learning/study-run.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { memoryRows } from '#platform/row-storage.ts';
import { memoryStore } from '#platform/storage.ts';
import { fakeChannels } from '#platform/tab-channel.ts';
import { fakeLocks } from '#platform/tab-locks.ts';
import { fakeVisibility } from '#platform/visibility.ts';
import { learnSessionOpen } from '#schemas/api/learning/sessions.ts';
import {
  lengthOf,
  readSegments,
  unionOf,
  withoutThese,
  type Segment,
} from '#schemas/learning/played-segments.ts';
import { makeStudyServer, type Fate, type WireAnswer } from './study-server.ts';

const LESSON = { resource_id: 'v_1', resource_type: 3, product_id: 'p_1' };
const DURATION_S = 3000;
const OWNER = { appId: 'appknowledge', userId: 'u_1' };
const START = 1_800_000_000_000;

const does = <const Name extends string>(name: Name) => fc.constant({ does: name });
const plays = fc.record({
  does: fc.constant('plays' as const),
  ticks: fc.integer({ min: 1, max: 60 }),
  /** A hidden page is told more seldom. */
  every: fc.constantFrom(250, 250, 1000, 1000, 8000),
  rate: fc.constantFrom(1, 1, 1.5, 3),
});
const seeks = fc.record({ does: fc.constant('seeks' as const), to: fc.integer({ min: 0, max: 2400 }) });
const waits = fc.record({
  does: fc.constant('waits' as const),
  ms: fc.constantFrom(400, 3000, 20_000, 400_000),
});
const fate = fc.record({
  does: fc.constant('answers' as const),
  fates: fc.array(fc.constantFrom<Fate>('now', 'late', 'unheard', 'unanswered', 'twice'), {
    minLength: 1,
    maxLength: 5,
  }),
});
const sets = fc.record({
  does: fc.constant('sets clock' as const),
  by: fc.constantFrom(-86_400_000, -5000, 3000, 86_400_000),
});
const anything = fc.oneof(
  { weight: 6, arbitrary: plays },
  { weight: 2, arbitrary: seeks },
  { weight: 2, arbitrary: waits },
  { weight: 3, arbitrary: fate },
  { weight: 1, arbitrary: sets },
  { weight: 1, arbitrary: does('pauses') },
  { weight: 1, arbitrary: does('ends') },
  { weight: 2, arbitrary: does('hides') },
  { weight: 2, arbitrary: does('shows') },
  { weight: 1, arbitrary: does('leaves') },
  { weight: 2, arbitrary: does('is killed') },
  { weight: 1, arbitrary: does('is taken over') },
  { weight: 1, arbitrary: does('takes over') },
  { weight: 2, arbitrary: does('late ones arrive') },
);
export type StudyAction = typeof anything extends fc.Arbitrary<infer One> ? One : never;
export const studyLife = fc.array(anything, { minLength: 3, maxLength: 22 });

/** What truly happened in one session. */
interface Truth {
  playedSeconds: number;
  coverage: Segment[];
  /** Beginnings of playing, each of which may bring a second of tolerance into what is covered. */
  begins: number;
  since: number;
  until: number;
  isKilled: boolean;
}

const settleAll = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What of the browser outlives a page, and the page that is open. */
function makeStudyWorld() {
  const steady = fakeClock(0);
  const server = makeStudyServer(() => START + steady.now());
  const rows = memoryRows();
  const locks = fakeLocks();
  const flags = memoryStore();
  const channel = fakeChannels();
  const otherTab = channel(`lt-study:${OWNER.appId}/${OWNER.userId}/`, () => undefined);
  const truths = new Map<string, Truth>();
  const losses: string[] = [];
  let skew = 0;
  let visibility = fakeVisibility();
  let page = openPage();
  let [position, isPlaying, tickedIn] = [0, false, ''];

  function openPage(): { run: StudyRun; openedSession: () => string; die: () => void; close: () => void } {
    let isAlive = true;
    let openedId = '';
    const openedBy = (answer: WireAnswer) => {
      if (answer.ok && Check(learnSessionOpen.data, answer.data)) openedId = answer.data.session_id;
    };
    const leaving = new Set<() => void>();
    visibility = fakeVisibility();
    const run = makeStudyRun({
      owner: () => OWNER,
      rows,
      locks,
      flags,
      call: server.caller(() => isAlive, openedBy),
      lastCall: server.caller(() => isAlive),
      now: () => START + steady.now(),
      onLoss: (what) => losses.push(what),
      // A page that is gone has no timers.
      steady: { now: steady.now, after: (ms, go) => steady.after(ms, () => isAlive && go()) },
      clock: () => START + steady.now() + skew,
      visibility,
      network: { whenBack: () => () => undefined, whenLost: () => () => undefined, isOnline: () => true },
      leaving: {
        listen: (onHear) => {
          leaving.add(onHear);
          return () => leaving.delete(onHear);
        },
      },
      channel: (name, hear) => channel(name, (message) => isAlive && hear(message)),
    });
    const stop = run.begin();
    run.want(LESSON);
    return {
      run,
      openedSession: () => openedId,
      die: () => {
        isAlive = false;
        stop();
        locks.kill();
      },
      close: () => {
        for (const hear of leaving) hear();
        run.leave();
        stop();
      },
    };
  }

  /** The session that counts now; empty where none does. */
  const session = () => (page.run.get().phase === 'studying' ? page.openedSession() : '');
  const truth = (id: string): Truth => {
    const now = steady.now();
    const fresh = { playedSeconds: 0, coverage: [], begins: 0, since: now, until: now, isKilled: false };
    const knownTruth = truths.get(id) ?? fresh;
    truths.set(id, knownTruth);
    knownTruth.until = now;
    return knownTruth;
  };
  const tick = (ms: number, rate: number) => {
    steady.advance(ms);
    const id = session();
    const from = position;
    const to = Math.round((from + (ms / 1000) * rate) * 1000) / 1000;
    if (to > DURATION_S) {
      isPlaying = false;
      return page.run.reportPause(from);
    }
    position = to;
    if (id !== '') {
      const now = truth(id);
      if (isPlaying && tickedIn === id) now.playedSeconds += ((position - from) / rate) * 1000;
      else now.begins += 1;
      now.coverage.push({ from, to: position });
    }
    page.run.reportProgress(position, DURATION_S, rate);
    [isPlaying, tickedIn] = [true, id];
  };
  const end = (isKilled: boolean) => {
    const id = session();
    if (id !== '') truth(id).isKilled = isKilled;
    [isPlaying, tickedIn] = [false, ''];
  };

  async function act(action: StudyAction): Promise<void> {
    switch (action.does) {
      case 'plays':
        for (let count = 0; count < action.ticks; count += 1) tick(action.every, action.rate);
        return;
      case 'seeks': {
        const from = position;
        position = Math.abs(action.to - from) < 5 ? action.to + 10 : action.to;
        if (session() !== '') truth(session()).begins += 1;
        return page.run.reportSeek(from, position);
      }
      case 'waits':
        page.run.reportPause(position);
        isPlaying = false;
        return steady.advance(action.ms);
      case 'answers':
        return server.decide(action.fates);
      case 'sets clock':
        skew += action.by;
        return;
      case 'pauses':
        isPlaying = false;
        return page.run.reportPause(position);
      case 'ends':
        isPlaying = false;
        return page.run.reportEnd();
      case 'hides':
      case 'shows':
        return visibility.show(action.does === 'shows');
      case 'leaves':
      case 'is killed':
        end(action.does === 'is killed');
        page[action.does === 'leaves' ? 'close' : 'die']();
        await settleAll();
        page = openPage();
        return;
      case 'is taken over':
        end(false);
        server.takeLease();
        return otherTab.send('taken');
      case 'takes over':
        page.run.retry();
        return page.run.takeOver();
      case 'late ones arrive':
        return server.arrive();
    }
  }

  /** In the end the network is back and the person starts once more: everything arrives. */
  async function endWell(): Promise<void> {
    server.decide([]);
    end(false);
    page.close();
    await settleAll();
    server.arrive();
    await settleAll();
    locks.kill();
    page = openPage();
    await settleAll();
    page.die();
  }

  return { act, endWell, server, truths, lost: losses, rows };
}

/** A page that dies takes so much with it at most; one that ends loses begun seconds alone. */
const KILLED_MS = 15_000;
const BEGUN_MS = 2000;

/** Laws that broke; empty where all held. */
export async function livedThrough(actions: readonly StudyAction[]): Promise<string[]> {
  const world = makeStudyWorld();
  await settleAll();
  for (const action of actions) {
    await world.act(action);
    await settleAll();
  }
  await world.endWell();
  const brokenItems = [...world.server.faults, ...world.lost];
  for (const { key } of await world.rows.list(''))
    if (!key.endsWith('/beat')) brokenItems.push(`${key} was left`);
  for (const [id, truth] of world.truths) {
    const { reports = [] } = world.server.sessions.get(id) ?? {};
    const spentValue = reports.reduce((sum, one) => sum + one.spend_time, 0) * 1000;
    const claimedSegments = unionOf(
      reports.flatMap(({ covered }) => readSegments(covered)),
      [],
    );
    const inventedValue = lengthOf(withoutThese(claimedSegments, unionOf(truth.coverage, [])));
    const missing = truth.playedSeconds - spentValue;
    if (spentValue > truth.until - truth.since + 1000)
      brokenItems.push(`${id}: more than the time that passed`);
    if (missing < 0) brokenItems.push(`${id}: ${String(-missing)} ms were counted twice`);
    if (missing > (truth.isKilled ? KILLED_MS : BEGUN_MS))
      brokenItems.push(`${id}: ${String(missing)} ms were lost`);
    if (inventedValue > truth.begins + 0.01)
      brokenItems.push(`${id}: ${String(inventedValue)} s were never played`);
    if (reports.some((one) => one.spend_time > one.stay_time || one.stay_time > 120))
      brokenItems.push(`${id}: active for longer than there`);
    if (reports.filter(({ is_first: first }) => first === 1).length > 1)
      brokenItems.push(`${id}: first twice`);
    if (reports.some((one, index) => one.client_ts < (reports[index - 1]?.client_ts ?? 0)))
      brokenItems.push(`${id}: the clock went back`);
  }
  return brokenItems;
}
