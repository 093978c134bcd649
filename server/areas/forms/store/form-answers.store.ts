/** Answers to information forms (D91): each kept once, with the version of the form it answers. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { FormAnswerSort } from '#schemas/api/console/form-answers.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configVersion } from '#server/areas/pages/area.ts';
import { formAnswer } from '../tables/form-answers.ts';
import { appUser } from '#server/areas/identity/area.ts';
import { byNumber, orderOf, readRows } from '#server/kernel/db/list-order.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { FormAnswerRow } from './form-answer-rows.ts';
import type { FormAnswers } from '#schemas/form/form-answers.ts';

type Answer = Parameters<FormAnswerStore['add']>[1];

/** The same key of the same writer is the same row; without a key each set is a row of its own. */
function idOf({ formId, userId = '', key }: Answer): string {
  if (key === undefined) return randomBytes(18).toString('base64url');
  return createHash('sha256').update(`${formId}\n${userId}\n${key}`).digest('base64url').slice(0, 24);
}

async function add(db: Database, clock: Clock, appId: string, answer: Answer) {
  const id = idOf(answer);
  const rows = await db
    .insert(formAnswer)
    .values({
      appId,
      id,
      formId: answer.formId,
      formHash: answer.formHash,
      userId: answer.userId ?? null,
      answers: answer.answers,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: formAnswer.id });
  if (rows.length > 0) return 'kept';
  const same = await db
    .select({ id: formAnswer.id })
    .from(formAnswer)
    .where(and(eq(formAnswer.appId, appId), eq(formAnswer.id, id)));
  return same.length > 0 ? 'same' : 'answered';
}

const SORT_KEYS = { at: byNumber(formAnswer.createdAt, formAnswer.id) };

function readAnswers(db: Database, appId: string, formId: string, place: SortedPlace<FormAnswerSort>) {
  const order = orderOf(SORT_KEYS, place.sort);
  const select = () =>
    db
      .select({
        id: formAnswer.id,
        formHash: formAnswer.formHash,
        userId: formAnswer.userId,
        nickname: appUser.nickname,
        answers: formAnswer.answers,
        at: formAnswer.createdAt,
        sortKey: order.sortKey,
      })
      .from(formAnswer)
      .leftJoin(appUser, and(eq(appUser.appId, formAnswer.appId), eq(appUser.id, formAnswer.userId)));
  const matches = and(eq(formAnswer.appId, appId), eq(formAnswer.formId, formId));
  return readRows(select, { order, place, matches, idOf: ({ id }) => id });
}

export type FormAnswerStore = ReturnType<typeof createFormAnswerStore>;

export function createFormAnswerStore(db: Database, clock: Clock) {
  return {
    /** `same`: this writer has sent this very set before. `answered`: this learner has answered this form before. */
    add: (
      appId: string,
      answer: { formId: string; formHash: string; userId?: string; key?: string; answers: FormAnswers },
    ): Promise<'kept' | 'same' | 'answered'> => add(db, clock, appId, answer),
    has: async (appId: string, formId: string, userId: string): Promise<boolean> => {
      if (!isStorable(formId) || !isStorable(userId)) return false;
      const rows = await db
        .select({ id: formAnswer.id })
        .from(formAnswer)
        .where(
          and(eq(formAnswer.appId, appId), eq(formAnswer.formId, formId), eq(formAnswer.userId, userId)),
        );
      return rows.length > 0;
    },
    /** In one of its orders, after a cursor where there is one. */
    part: async (
      appId: string,
      formId: string,
      place: SortedPlace<FormAnswerSort>,
    ): Promise<{ rows: FormAnswerRow[]; next?: string }> => {
      if (!isStorable(formId)) return { rows: [] };
      const { rows, ...next } = await readAnswers(db, appId, formId, place);
      const answers = rows.map(({ sortKey: _key, ...row }) => ({
        ...row,
        userId: row.userId ?? undefined,
        nickname: row.nickname ?? undefined,
      }));
      return { ...next, rows: answers };
    },
    /** Every version of the form somebody has answered, by hash. */
    versions: async (appId: string, formId: string): Promise<ReadonlyMap<string, unknown>> => {
      if (!isStorable(formId)) return new Map();
      const answers = db
        .select({ hash: formAnswer.formHash })
        .from(formAnswer)
        .where(and(eq(formAnswer.appId, appId), eq(formAnswer.formId, formId)));
      const rows = await db
        .select({ hash: configVersion.hash, body: configVersion.body })
        .from(configVersion)
        .where(
          and(
            eq(configVersion.appId, appId),
            eq(configVersion.kind, 'form'),
            eq(configVersion.id, formId),
            inArray(configVersion.hash, answers),
          ),
        );
      return new Map(rows.map(({ hash, body }) => [hash, body]));
    },
  };
}
