/** One honest learner with one client: what is studied is reported, over a network and by a clock that are not to be trusted. */
import fc from 'fast-check';
import { BATCH_MAX } from '#schemas/api/learning/reports.ts';
import { HOUR_MS, secondsOf } from '#schemas/time.ts';
import { lengthOf, unionOf, withoutThese, type Segment } from '#schemas/learning/played-segments.ts';
import type { SessionReport } from '#server/areas/learning/rules/study-state.ts';
import { StudyWorld } from './study-world.ts';

const FILM = 1;
const TICK_MS = 120_000;
/** Whoever was not heard for so long is heard before they go on: what was made a day after the last answer is not believed. */
const UNHEARD_MS = 12 * HOUR_MS;

export interface Stretch {
  playsMs: number;
  pausesMs: number;
  speed: 1 | 1.5 | 2 | 3;
  /** How long a call takes to come, and what becomes of it. */
  latencyMs: number;
  fate: 'heard' | 'answer-lost' | 'killed' | 'offline';
  /** The learner's clock is set by so much while a call can be made. */
  clockSetBy: number;
}

const stretch: fc.Arbitrary<Stretch> = fc.record({
  playsMs: fc.integer({ min: 0, max: 900_000 }),
  pausesMs: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 300_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 * HOUR_MS }) },
  ),
  speed: fc.constantFrom(1, 1.5, 2, 3),
  latencyMs: fc.integer({ min: 0, max: 8000 }),
  fate: fc.constantFrom('heard', 'heard', 'heard', 'heard', 'answer-lost', 'killed', 'offline'),
  clockSetBy: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 20_000, max: 26 * HOUR_MS }) },
    { weight: 1, arbitrary: fc.integer({ min: -26 * HOUR_MS, max: -20_000 }) },
  ),
});

export const honestArbitrary: fc.Arbitrary<{ wrongBy: number; stretches: readonly Stretch[] }> = fc.record({
  wrongBy: fc.integer({ min: -48 * HOUR_MS, max: 48 * HOUR_MS }),
  stretches: fc.array(stretch, { minLength: 1, maxLength: 12 }),
});

class Client {
  readonly world = new StudyWorld();
  activeMs = 0;
  private stayMs = 0;
  private totals = { active: 0, stay: 0, stayMs: 0 };
  private position = 0;
  private segments: Segment[] = [];
  private watchedSegments: Segment[] = [];
  private seq = 0;
  private queue: SessionReport[] = [];
  private beat = '';
  private session = '';
  private heardAt = this.world.now;

  private wrongBy: number;

  constructor(wrongBy: number) {
    this.wrongBy = wrongBy;
    const opening = this.world.open(FILM, this.world.now + wrongBy, true);
    if (opening !== undefined) ({ beat: this.beat, session: this.session } = opening);
  }

  private make(): void {
    const [active, stay] = [secondsOf(this.activeMs), secondsOf(this.stayMs)];
    this.seq += 1;
    this.queue.push({
      seq: this.seq,
      covered: this.segments,
      clientTs: this.world.now + this.wrongBy,
      spend: active - this.totals.active,
      stay: Math.min(120, stay - this.totals.stay),
      learnProgress: Math.floor(this.position / 54),
      position: Math.floor(this.position),
    });
    this.totals = { active, stay, stayMs: this.stayMs };
    this.segments = [];
  }

  private send(fate: Stretch['fate'], latencyMs: number): void {
    if (fate === 'offline' || this.queue.length === 0) return;
    this.world.now += latencyMs;
    this.stayMs += latencyMs;
    this.world.isDying = fate === 'killed';
    const answer = this.world.report({
      session: this.session,
      beat: this.beat,
      reports: this.queue.slice(0, BATCH_MAX),
    });
    this.world.isDying = false;
    if (answer?.outcome === 'state-conflict') this.world.breaches.push('an honest token was refused');
    if (answer === undefined || fate !== 'heard') return;
    this.beat = answer.beat;
    this.heardAt = this.world.now;
    this.queue = this.queue.filter(({ seq }) => seq > answer.keptSeq);
  }

  private flush(latencyMs: number): void {
    while (this.queue.length > 0 && this.world.breaches.length === 0) this.send('heard', latencyMs);
  }

  private spendTime(ms: number, speed: number, how: Pick<Stretch, 'fate' | 'latencyMs'>): void {
    let left = ms;
    while (left > 0) {
      const passedValue = Math.min(left, Math.max(1, TICK_MS - (this.stayMs - this.totals.stayMs)));
      left -= passedValue;
      this.world.now += passedValue;
      this.stayMs += passedValue;
      if (speed > 0) {
        this.activeMs += passedValue;
        const to = Math.min(5400, this.position + (speed * passedValue) / 1000);
        this.segments = unionOf(this.segments, to > this.position ? [{ from: this.position, to }] : []);
        this.watchedSegments = unionOf(this.watchedSegments, this.segments);
        this.position = to;
      }
      if (this.stayMs - this.totals.stayMs < TICK_MS) continue;
      // A page where nothing happens reports nothing.
      if (speed === 0 && this.segments.length === 0 && secondsOf(this.activeMs) === this.totals.active)
        this.totals = { active: this.totals.active, stay: secondsOf(this.stayMs), stayMs: this.stayMs };
      else {
        this.make();
        this.send(how.fate, how.latencyMs);
      }
    }
  }

  live({ playsMs, pausesMs, speed, clockSetBy, ...how }: Stretch): void {
    if (this.world.now - this.heardAt > UNHEARD_MS) {
      this.make();
      this.flush(how.latencyMs);
    }
    this.spendTime(playsMs, speed, how);
    this.make();
    this.send(how.fate, how.latencyMs);
    this.spendTime(pausesMs, 0, how);
    if (clockSetBy === 0 || this.queue.length > 0) return;
    this.wrongBy += clockSetBy;
    this.make();
    this.send('heard', how.latencyMs);
  }

  /** Seconds of film that were seen and are not covered. */
  countUnseen(): number {
    return lengthOf(withoutThese(this.watchedSegments, this.world.readStored().records[FILM]?.covered ?? []));
  }

  /** All that is left is sent. */
  end(): void {
    this.make();
    this.flush(0);
  }
}

/** Seconds studied and not credited, of film seen and not covered; laws that broke. */
export function liveHonestly({ wrongBy, stretches }: { wrongBy: number; stretches: readonly Stretch[] }) {
  const client = new Client(wrongBy);
  for (const one of stretches) client.live(one);
  client.end();
  const lostValue = (client.activeMs - client.world.creditedSeconds()) / 1000;
  return { lost: lostValue, unseen: client.countUnseen(), broken: client.world.breaches };
}
