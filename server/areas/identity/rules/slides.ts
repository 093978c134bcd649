/** Slide puzzles (M181, D50): posed to one flow, judged once, worth a ticket that works once; or a proof of work instead. */
import { createHash, randomBytes } from 'node:crypto';
import { isWorkDone, workText } from '#schemas/auth/proof-of-work.ts';
import { isMovement, SLIDE_TOLERANCE, type SlideTrack } from '#schemas/auth/slide.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import { CAPTCHA_TICKET_LIFE_MS, PUZZLE_LIFE_MS, PUZZLE_TRIES, WORK } from '../limits.ts';
import type { CaptchaPainter, DrawnPuzzle, FlowRow, FlowStore } from '../ports/captchas.ts';
import { isAhead, type Clock } from '#server/kernel/clock.ts';

interface SlideAnswer {
  x?: number;
  track?: SlideTrack;
  work?: string;
}

interface PosedPuzzle extends Omit<DrawnPuzzle, 'x'> {
  work: { salt: string; bits: number };
}

type SlideOutcome =
  | { ok: true; ticket: string; randstr: string }
  | { ok: false; code: 'captcha-wrong' | 'captcha-expired' };

export interface Slides {
  pose(flow: FlowRow, ip: string): Promise<PosedPuzzle | undefined>;
  solve(flow: FlowRow, answer: SlideAnswer, ip: string): Promise<SlideOutcome>;
  /** Uses a ticket up. */
  takeTicket(flow: FlowRow, ticket: string, randstr: string): Promise<boolean>;
}

const TICKET_BYTES = 24;
const RANDSTR_BYTES = 6;
const SALT_BYTES = 12;
const newWord = (bytes: number) => randomBytes(bytes).toString('base64url');
const hashOf = (ticket: string, randstr: string) =>
  createHash('sha256').update(`${ticket}.${randstr}`).digest('hex');

/** What the work of an address that has done so many costs, in this try of a flow. */
function bitsOf(works: number, { tries }: FlowRow): number {
  return Math.min(WORK.bits + Math.max(0, works - WORK.free) + tries, WORK.mostBits);
}

function isWorked({ salt, bits }: { salt: string; bits: number }, work: string): boolean {
  return isWorkDone(createHash('sha256').update(workText(salt, work)).digest(), bits);
}

function isPlaced(puzzle: { x: number }, { x, track }: SlideAnswer): boolean {
  if (x === undefined || track === undefined) return false;
  return Math.abs(x - puzzle.x) <= SLIDE_TOLERANCE && isMovement(track, x);
}

export function makeSlides(options: {
  flows: FlowStore;
  painter: CaptchaPainter;
  clock: Clock;
  limits: LimitStore;
}): Slides {
  const { flows, painter, clock, limits } = options;
  const workKey = (ip: string) => `captcha-work ${ip}`;

  /** Counted before it is judged; puzzles kept in stock cost what the newest does. */
  async function judgeWork(flow: FlowRow, puzzle: { salt: string; bits: number }, work: string, ip: string) {
    const { count } = await limits.hit(workKey(ip), WORK.windowMs);
    return puzzle.bits >= bitsOf(count, flow) && isWorked(puzzle, work);
  }

  return {
    async pose(flow, ip) {
      if (flow.tries >= PUZZLE_TRIES) return undefined;
      const { count } = await limits.hit(workKey(ip), WORK.windowMs);
      await limits.giveBack(workKey(ip));
      const bits = bitsOf(count, flow);
      const { x, ...puzzle } = await painter.drawPuzzle();
      const salt = newWord(SALT_BYTES);
      await flows.pose(flow.appId, flow.sessionId, { kind: 'puzzle', x, salt, bits, posedAt: clock.now() });
      return { ...puzzle, work: { salt, bits } };
    },
    async solve(flow, answer, ip) {
      const puzzle = flow.answer;
      const now = clock.now();
      const isLive =
        puzzle?.kind === 'puzzle' && now - puzzle.posedAt < PUZZLE_LIFE_MS && !isAhead(puzzle.posedAt, now);
      if (!isLive || flow.tries >= PUZZLE_TRIES) return { ok: false, code: 'captcha-expired' };
      // Gone whatever the answer: a second guess is at another puzzle.
      if (!(await flows.takePuzzle(flow))) return { ok: false, code: 'captcha-expired' };
      const { work } = answer;
      const isSolved =
        work === undefined ? isPlaced(puzzle, answer) : await judgeWork(flow, puzzle, work, ip);
      if (!isSolved) return { ok: false, code: 'captcha-wrong' };
      const [ticket, randstr] = [newWord(TICKET_BYTES), newWord(RANDSTR_BYTES)];
      const until = clock.now() + CAPTCHA_TICKET_LIFE_MS;
      await flows.award(flow.appId, flow.sessionId, hashOf(ticket, randstr), until);
      return { ok: true, ticket, randstr };
    },
    async takeTicket(flow, ticket, randstr) {
      const { answer } = flow;
      const now = clock.now();
      if (answer?.kind !== 'ticket' || answer.until <= now) return false;
      if (isAhead(answer.until, now, CAPTCHA_TICKET_LIFE_MS)) return false;
      return flows.takeTicket(flow.appId, flow.sessionId, hashOf(ticket, randstr));
    },
  };
}
