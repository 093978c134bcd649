/** Flows of captchas: each step is one conditional write, so that of many at once one goes through (requirements 16, 18). */
import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { FlowPurpose, FlowRow, FlowStore } from '../ports/captchas.ts';
import { FLOW_PURPOSES } from '../ports/captchas.ts';
import { CLOCK_SLACK_MS, type Clock } from '#server/kernel/clock.ts';
import { CAPTCHA_FLOW_LIFE_MS } from '../limits.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { captcha } from '../tables/login.ts';

const isPurpose = (value: string): value is FlowPurpose => FLOW_PURPOSES.some((one) => one === value);

function readFlow(row: typeof captcha.$inferSelect | undefined): FlowRow | undefined {
  if (row === undefined || !isPurpose(row.purpose)) return undefined;
  const { appId, sessionId, browser, purpose, type, answer, tries } = row;
  return { appId, sessionId, browser, purpose, type, answer: answer ?? undefined, tries };
}

export function createFlowStore(db: Database, clock: Clock): FlowStore {
  const isLive = (appId: string, sessionId: string) =>
    and(
      eq(captcha.appId, appId),
      eq(captcha.sessionId, sessionId),
      gt(captcha.expiresAt, clock.now()),
      lte(captcha.expiresAt, clock.now() + CAPTCHA_FLOW_LIFE_MS + CLOCK_SLACK_MS),
    );
  const took = (rows: readonly unknown[]) => rows.length > 0;
  const KEY = { sessionId: captcha.sessionId };
  return {
    put: async (flow) => {
      await db.insert(captcha).values(flow);
    },
    find: async (appId, sessionId) => {
      const [row] = await db.select().from(captcha).where(isLive(appId, sessionId));
      return readFlow(row);
    },
    newest: async (appId, browser, purposes) => {
      const isOne = and(
        eq(captcha.appId, appId),
        eq(captcha.browser, browser),
        inArray(captcha.purpose, [...purposes]),
        gt(captcha.expiresAt, clock.now()),
      );
      const [row] = await db.select().from(captcha).where(isOne).orderBy(desc(captcha.expiresAt)).limit(1);
      return readFlow(row);
    },
    pose: async (appId, sessionId, puzzle) => {
      await db.update(captcha).set({ answer: puzzle, ticketHash: null }).where(isLive(appId, sessionId));
    },
    takePuzzle: async ({ appId, sessionId, tries }) =>
      took(
        await db
          .update(captcha)
          .set({ answer: null, tries: sql`${captcha.tries} + 1` })
          .where(and(isLive(appId, sessionId), eq(captcha.tries, tries), isNotNull(captcha.answer)))
          .returning(KEY),
      ),
    award: async (appId, sessionId, ticketHash, until) => {
      await db
        .update(captcha)
        .set({ ticketHash, answer: { kind: 'ticket', until } })
        .where(isLive(appId, sessionId));
    },
    takeTicket: async (appId, sessionId, ticketHash) =>
      took(
        await db
          .update(captcha)
          .set({ ticketHash: null, answer: null })
          .where(and(isLive(appId, sessionId), eq(captcha.ticketHash, ticketHash)))
          .returning(KEY),
      ),
  };
}

/** Removes flows nobody went on with. */
export async function removeExpiredFlows(db: Database, now: number): Promise<void> {
  await db.delete(captcha).where(lte(captcha.expiresAt, now));
}
