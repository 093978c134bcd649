/** Answers as this browser keeps them until they are acknowledged, by attempt, and read with care: others may write there too. */
import { DAY_MS } from '#schemas/time.ts';
import type { StoredRow, RowStorage } from '#platform/row-storage.ts';
import type { GivenAnswer } from '#schemas/exam/question.ts';
import type { SentAnswer } from './sheet.ts';

/** No attempt lasts as long. */
const LIFE_MS = 12 * DAY_MS;

export const answerKey = (attempt: string, question: string) => `${attempt}/${question}`;

export const answerRow = (
  attempt: string,
  { question_id: id, answer, seq }: SentAnswer,
  keptAt: number,
): StoredRow => ({
  key: answerKey(attempt, id),
  value: { keptAt, answer, seq },
});

function isAnswer(value: unknown): value is GivenAnswer {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function readRow({ key, value }: StoredRow): (SentAnswer & { keptAt: number }) | undefined {
  const question = key.split('/').at(-1);
  if (question === undefined || typeof value !== 'object' || value === null) return undefined;
  if (!('answer' in value) || !isAnswer(value.answer)) return undefined;
  if (!('seq' in value) || typeof value.seq !== 'number') return undefined;
  if (!('keptAt' in value) || typeof value.keptAt !== 'number') return undefined;
  return { question_id: question, answer: value.answer, seq: value.seq, keptAt: value.keptAt };
}

/** What of an attempt was never acknowledged. */
export async function readKept(rows: RowStorage, attempt: string): Promise<SentAnswer[]> {
  return (await rows.list(`${attempt}/`)).flatMap((row) => readRow(row) ?? []);
}

/** Takes away what belongs to attempts long over. */
export async function forgetOld(rows: RowStorage, now: number): Promise<void> {
  const old = (await rows.list('')).filter((row) => {
    const read = readRow(row);
    return read === undefined || now - read.keptAt > LIFE_MS;
  });
  if (old.length > 0) await rows.remove(old.map(({ key }) => key));
}
