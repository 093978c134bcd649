/** Whole histories of study: several devices and tabs, wrong clocks, lost and repeated calls, forged claims, take-overs. */
import fc from 'fast-check';
import { BATCH_MAX } from '#schemas/api/learning/reports.ts';
import { PLAY_STATES, type PlayState } from '#schemas/learning/play-lease.ts';
import { HOUR_MS, SECOND_MS } from '#schemas/time.ts';
import { LESSONS, StudyWorld, type SentReport } from './study-world.ts';

const DEVICES = 3;

interface Claim {
  spend: number;
  stay: number;
  progress: number;
  /** Where what was played begins, and its parts: seconds played, seconds jumped over. */
  place: number;
  parts: readonly (readonly [number, number])[];
  /** Added to the moment it was made, as a liar would. */
  lie: number;
}

type Delivery = 'sent' | 'answer-lost' | 'killed' | 'queued' | 'twice';

export type Step =
  | { kind: 'passes'; seconds: number }
  | { kind: 'jumps'; device: number; ms: number }
  | { kind: 'opens'; device: number; lesson: number; take: boolean }
  | { kind: 'reports'; device: number; claim: Claim; delivery: Delivery }
  | { kind: 'flushes'; device: number; delivery: Delivery }
  /** A call of any device sent before comes again. */
  | { kind: 'repeats'; which: number }
  /** A player says that it plays, is paused or has stopped; or its device dies and says nothing. */
  | { kind: 'beats'; device: number; state: PlayState; isLost: boolean }
  | { kind: 'plain'; lesson: number; claim: Claim };

const device = fc.nat({ max: DEVICES - 1 });
const lesson = fc.nat({ max: LESSONS.length - 1 });
const seconds = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 150 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 * 3600 }) },
);
const lie = fc.oneof(
  { weight: 8, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -30 * HOUR_MS, max: 30 * HOUR_MS }) },
);
const claim: fc.Arbitrary<Claim> = fc.record({
  spend: fc.integer({ min: 0, max: 120 }),
  stay: fc.integer({ min: 0, max: 120 }),
  progress: fc.integer({ min: 0, max: 100 }),
  place: fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 6000 })),
  parts: fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 300 })), {
    maxLength: 4,
  }),
  lie,
});
const delivery = fc.constantFrom<Delivery>(
  'sent',
  'sent',
  'sent',
  'answer-lost',
  'killed',
  'queued',
  'twice',
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('passes' as const), seconds }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('jumps' as const), device, ms: lie }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('opens' as const), device, lesson, take: fc.boolean() }),
  },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('reports' as const), device, claim, delivery }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('flushes' as const), device, delivery }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeats' as const), which: fc.nat({ max: 40 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('beats' as const),
      device,
      state: fc.constantFrom(...PLAY_STATES),
      isLost: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plain' as const), lesson, claim }) },
);

/** Whoever studies opens a lesson first. */
export const historyArbitrary: fc.Arbitrary<readonly Step[]> = fc
  .tuple(lesson, fc.array(step, { minLength: 4, maxLength: 40 }))
  .map(([first, steps]) => [{ kind: 'opens', device: 0, lesson: first, take: true }, ...steps]);

interface Device {
  offset: number;
  session: string;
  beat: string;
  seq: number;
  position: number;
  queue: SentReport['reports'][number][];
}

function playedOf({ place, parts }: Claim, position: number) {
  const coveredItems: { from: number; to: number }[] = [];
  let from = place === -1 ? position : place;
  for (const [playedValue, jumpedValue] of parts) {
    coveredItems.push({ from, to: from + playedValue });
    from += playedValue + jumpedValue;
  }
  return coveredItems;
}

class Player {
  readonly world = new StudyWorld();
  private readonly devices: Device[] = Array.from({ length: DEVICES }, () => ({
    offset: 0,
    session: '',
    beat: '',
    seq: 0,
    position: 0,
    queue: [],
  }));
  /** Calls that came through, in their order. */
  private readonly reports: SentReport[] = [];

  private at(index: number): Device {
    const foundDevice = this.devices[index];
    if (foundDevice === undefined) throw new Error(`no device ${String(index)}`);
    return foundDevice;
  }

  private send(one: Device, how: Delivery): void {
    if (how === 'queued' || one.queue.length === 0) return;
    this.world.isDying = how === 'killed';
    const notice: SentReport = {
      session: one.session,
      beat: one.beat,
      reports: one.queue.slice(0, BATCH_MAX),
    };
    const answer = this.world.report(notice);
    this.world.isDying = false;
    if (answer === undefined) return;
    if (answer.outcome === 'kept' || answer.outcome === 'too-many-players') this.reports.push(notice);
    if (how === 'twice') {
      const worth = this.world.worth();
      this.world.report(notice);
      if (this.world.worth() !== worth && answer.outcome !== 'fast-forward-limited')
        this.world.breaches.push('the same call counted twice');
    }
    if (how === 'answer-lost') return;
    one.beat = answer.beat;
    one.queue =
      answer.outcome === 'fast-forward-limited' ? [] : one.queue.filter(({ seq }) => seq > answer.keptSeq);
  }

  play(one: Step): void {
    const { world } = this;
    switch (one.kind) {
      case 'passes':
        world.now += one.seconds * SECOND_MS;
        return;
      case 'jumps':
        this.at(one.device).offset += one.ms;
        return;
      case 'opens': {
        const foundDevice = this.at(one.device);
        const opening = world.open(one.lesson, Math.max(0, world.now + foundDevice.offset), one.take);
        if (opening !== undefined) Object.assign(foundDevice, opening, { seq: 0, position: 0, queue: [] });
        return;
      }
      case 'reports': {
        const foundDevice = this.at(one.device);
        if (foundDevice.session === '') return;
        foundDevice.seq += 1;
        const coveredItems = playedOf(one.claim, foundDevice.position);
        foundDevice.position = coveredItems.at(-1)?.to ?? foundDevice.position;
        const clientTs = Math.max(0, world.now + foundDevice.offset + one.claim.lie);
        const { spend, stay, progress: learnProgress } = one.claim;
        const { seq, position } = foundDevice;
        foundDevice.queue.push({
          seq,
          covered: coveredItems,
          clientTs,
          spend,
          stay,
          learnProgress,
          position,
        });
        this.send(foundDevice, one.delivery);
        return;
      }
      case 'flushes':
        this.send(this.at(one.device), one.delivery);
        return;
      case 'repeats': {
        const notice = this.reports[one.which % Math.max(1, this.reports.length)];
        const worth = world.worth();
        if (notice !== undefined) world.report(notice);
        if (world.worth() !== worth) world.breaches.push('an old call counted again');
        return;
      }
      case 'beats': {
        const foundDevice = this.at(one.device);
        if (foundDevice.session === '' || one.isLost) return;
        world.beat(foundDevice.session, one.state, foundDevice.position);
        return;
      }
      case 'plain': {
        const { spend, stay, progress: learnProgress, place } = one.claim;
        world.plain(one.lesson, { spend, stay, learnProgress, position: Math.max(0, place) });
      }
    }
  }

  /** All that was ever heard, told once more. */
  repeatAll(): void {
    const worth = this.world.worth();
    for (const notice of this.reports) this.world.report(notice);
    if (this.world.worth() !== worth) this.world.breaches.push('the whole history counted again');
  }
}

/** Laws a history broke. */
export function playHistory(steps: readonly Step[]): readonly string[] {
  const player = new Player();
  for (const one of steps) player.play(one);
  player.repeatAll();
  return player.world.breaches;
}
