/** Runs what a key asks for once: whoever asks again with the same key gets the stored answer (ADR-215). */
import { and, eq, lt, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { idempotencyKey } from './tables/idempotency-key.ts';

const LIFE_MS = 24 * 60 * 60_000;
const KEY_MAX = 200;

export interface OnceRequest<Answer> {
  /** Whose key it is, such as shop and person: keys of others never meet it. */
  scope: string;
  key: string;
  /** What is asked for, as JSON; the same key with another body is a conflict. */
  body: unknown;
  /** Reads an answer back that was stored as JSON. */
  read: (json: unknown) => Answer;
  /** How long the key is remembered. */
  lifeMs?: number;
  /** The answer where it is known before the work, such as the id of what is made: it is then written with the key. */
  knownAnswer?: Answer;
}

export type Once<Answer> =
  | { kind: 'ran'; answer: Answer }
  | { kind: 'repeated'; answer: Answer }
  | { kind: 'conflict' }
  | { kind: 'unusable-key' };

/**
 * The key, the work and its answer are one commit: work that throws leaves no key behind and may be asked for again.
 * Of two who ask at once, one runs; the other waits for its commit and gets the same answer.
 * @param tx the transaction of that commit
 */
export async function runOnce<Answer>(
  { tx, clock }: { tx: Database; clock: Clock },
  request: OnceRequest<Answer>,
  work: () => Promise<Answer>,
): Promise<Once<Answer>> {
  const { scope, key, read, lifeMs = LIFE_MS, knownAnswer } = request;
  if (!isStorable(key) || key.length > KEY_MAX) return { kind: 'unusable-key' };
  const bodyHash = contentHash(request.body);
  const now = clock.now();
  const isThis = and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key));
  const fresh = { bodyHash, answer: knownAnswer ?? null, expiresAt: now + lifeMs };
  // Waits here for another transaction that has just written the same key.
  const rows = await tx
    .insert(idempotencyKey)
    .values({ scope, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKey.scope, idempotencyKey.key],
      set: fresh,
      setWhere: lte(idempotencyKey.expiresAt, now),
    })
    .returning({ key: idempotencyKey.key });
  if (rows.length > 0) {
    const answer = await work();
    if (knownAnswer === undefined)
      await tx
        .update(idempotencyKey)
        .set({ answer: answer ?? null })
        .where(isThis);
    return { kind: 'ran', answer };
  }
  const [row] = await tx
    .select({ bodyHash: idempotencyKey.bodyHash, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(isThis);
  if (row === undefined || row.bodyHash !== bodyHash) return { kind: 'conflict' };
  return { kind: 'repeated', answer: read(row.answer) };
}

export type RecallResult<Answer> = { kind: 'known'; answer: Answer } | { kind: 'conflict' } | { kind: 'new' };

/** What a key was answered, without running anything: for those who would judge a repeated request by what it made. */
export async function recallOnce<Answer>(
  { db, clock }: { db: Database; clock: Clock },
  { scope, key, body, read }: OnceRequest<Answer>,
): Promise<RecallResult<Answer>> {
  if (!isStorable(key)) return { kind: 'conflict' };
  const [row] = await db
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key)));
  if (row === undefined || row.expiresAt <= clock.now()) return { kind: 'new' };
  if (row.bodyHash !== contentHash(body)) return { kind: 'conflict' };
  return { kind: 'known', answer: read(row.answer) };
}

export async function removeExpiredKeys(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.expiresAt, now));
}
