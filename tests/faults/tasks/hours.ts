/** Days of study that are appended to the signed ledger of hours. */
import { consoleHoursExport } from '#schemas/api/console/hours.ts';
import { asc, eq } from 'drizzle-orm';
import { HOUR_MS } from '#schemas/time.ts';
import { hashOf, NO_ROW } from '#server/areas/learning/hours/ledger-row.ts';
import { hoursLedger } from '#server/areas/learning/tables/hours.ts';
import { studyDay } from '#server/areas/learning/tables/study-day.ts';
import type { FaultTask } from '../task.ts';

const SHOP = 'appknowledge';
const PEOPLE = 100;
const DAYS = 30;

const dayOf = (run: number, back: number) =>
  new Date(Date.now() - (3 + run * DAYS + back) * 24 * HOUR_MS).toISOString().slice(0, 10);

export const hours: FaultTask = {
  name: 'hours',
  async beforeStart({ db }, run) {
    const rows = Array.from({ length: PEOPLE * DAYS }, (_, at) => ({
      appId: SHOP,
      userId: `u_hours_${String(at % PEOPLE)}`,
      day: dayOf(run, Math.floor(at / PEOPLE)),
      resourceId: 'v_hours',
      productId: '',
      creditedMs: 60_000 + at,
      reportedMs: 0,
      updatedAt: Date.now(),
    }));
    await db.insert(studyDay).values(rows).onConflictDoNothing();
  },
  async work({ server, acknowledgedSet }) {
    const answer = await server.call('POST', consoleHoursExport.path, { body: { shop: 'knowledge' } });
    const rows: unknown = Reflect.get(Object(answer.data), 'rows');
    if (answer.code !== 0 || !Array.isArray(rows))
      throw new Error(`Hours were answered: ${JSON.stringify(answer).slice(0, 300)}`);
    for (const row of rows)
      acknowledgedSet.add(
        `${String(Reflect.get(Object(row), 'seq'))} ${String(Reflect.get(Object(row), 'hash'))}`,
      );
  },
  async judge({ db }, { acknowledgedSet, isOver }) {
    const rows = await db
      .select()
      .from(hoursLedger)
      .where(eq(hoursLedger.appId, SHOP))
      .orderBy(asc(hoursLedger.seq));
    const there = new Set(rows.map(({ seq, hash }) => `${String(seq)} ${hash}`));
    const brokenItems = rows.filter(({ appId, hash, ...row }, at) => {
      const before = at === 0 ? NO_ROW : rows[at - 1]?.hash;
      return row.seq !== at + 1 || row.prev !== before || hashOf(appId, row) !== hash;
    });
    const days = await db.select().from(studyDay).where(eq(studyDay.appId, SHOP));
    const enteredValue = days.reduce((sum, day) => sum + day.enteredSeconds, 0);
    const inLedger = rows.reduce((sum, row) => sum + row.seconds, 0);
    const waiting = days.filter((day) => day.resourceId === 'v_hours' && day.enteredSeconds === 0);
    return [
      ...[...acknowledgedSet].filter((row) => !there.has(row)).map((row) => `lost: ${row}`),
      ...brokenItems.map(({ seq }) => `row ${String(seq)} does not hang together`),
      ...(enteredValue === inLedger
        ? []
        : [`${String(enteredValue)} s entered, ${String(inLedger)} s in the ledger`]),
      ...(isOver ? waiting.map(({ day, userId }) => `${userId} ${day} is not entered`) : []),
    ];
  },
};
