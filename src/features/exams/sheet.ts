/** The answers of one attempt in this browser, and which of them the server has acknowledged. Pure (D85). */
import type { GivenAnswer } from '#schemas/exam/question.ts';

interface Entry {
  readonly answer: GivenAnswer;
  /** Of this answer; the server keeps the highest it was told. */
  readonly seq: number;
  /** Up to which the server has acknowledged what stands here. */
  readonly kept: number;
}

/** By question. */
export type Sheet = ReadonlyMap<string, Entry>;

export interface Told {
  question_id: string;
  answer: GivenAnswer;
  seq: number;
}

const isSame = (one: GivenAnswer, other: GivenAnswer) => JSON.stringify(one) === JSON.stringify(other);

/** What the server has, and over it what this browser was not able to send. */
export function openSheet(server: readonly Told[], unsent: readonly Told[]): Sheet {
  const sheet = new Map<string, Entry>(
    server.map(({ question_id: id, answer, seq }) => [id, { answer, seq, kept: seq }]),
  );
  for (const { question_id: id, answer, seq } of unsent) {
    const kept = sheet.get(id)?.seq ?? 0;
    if (seq > kept) sheet.set(id, { answer, seq, kept });
  }
  return sheet;
}

export function withAnswer(sheet: Sheet, id: string, answer: GivenAnswer): Sheet {
  const before = sheet.get(id);
  if (before !== undefined && isSame(before.answer, answer)) return sheet;
  return new Map(sheet).set(id, { answer, seq: (before?.seq ?? 0) + 1, kept: before?.kept ?? 0 });
}

/**
 * What the server says it keeps of a question it was just told of. Where another tab or device was faster, what was done
 * here is told once more above it: here is where somebody answers.
 */
export function acknowledged(
  sheet: Sheet,
  sent: Told,
  told: { kept_seq: number; answer: GivenAnswer },
): Sheet {
  const now = sheet.get(sent.question_id);
  if (now === undefined) return sheet;
  const isKept = told.kept_seq === sent.seq && isSame(told.answer, sent.answer);
  const next = isKept
    ? { ...now, kept: sent.seq }
    : { ...now, seq: Math.max(now.seq, told.kept_seq + 1), kept: Math.min(told.kept_seq, sent.seq) };
  return new Map(sheet).set(sent.question_id, next);
}

/** What the server has not acknowledged yet. */
export function waitingIn(sheet: Sheet): Told[] {
  return [...sheet].flatMap(([id, { answer, seq, kept }]) =>
    seq > kept ? [{ question_id: id, answer, seq }] : [],
  );
}
