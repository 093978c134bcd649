/** The answers of one attempt in this browser, and which of them the server has acknowledged. Pure (D85). */
import type { GivenAnswer } from '#schemas/exam/question.ts';

interface Entry {
  readonly answer: GivenAnswer;
  /** Sequence number of this answer; the server stores the highest one. */
  readonly seq: number;
  /** The highest sequence number the server has acknowledged. */
  readonly ackedSeq: number;
}

/** By question. */
export type Sheet = ReadonlyMap<string, Entry>;

export interface SentAnswer {
  question_id: string;
  answer: GivenAnswer;
  seq: number;
}

const isSame = (one: GivenAnswer, other: GivenAnswer) => JSON.stringify(one) === JSON.stringify(other);

/** What the server has, and over it what this browser was not able to send. */
export function openSheet(server: readonly SentAnswer[], unsent: readonly SentAnswer[]): Sheet {
  const sheet = new Map<string, Entry>(
    server.map(({ question_id: id, answer, seq }) => [id, { answer, seq, ackedSeq: seq }]),
  );
  for (const { question_id: id, answer, seq } of unsent) {
    const ackedSeq = sheet.get(id)?.seq ?? 0;
    if (seq > ackedSeq) sheet.set(id, { answer, seq, ackedSeq });
  }
  return sheet;
}

export function withAnswer(sheet: Sheet, id: string, answer: GivenAnswer): Sheet {
  const before = sheet.get(id);
  if (before !== undefined && isSame(before.answer, answer)) return sheet;
  return new Map(sheet).set(id, { answer, seq: (before?.seq ?? 0) + 1, ackedSeq: before?.ackedSeq ?? 0 });
}

/**
 * What the server says it keeps of a question it was just told of. Where another tab or device was faster, what was done
 * here is told once more above it: here is where somebody answers.
 */
export function acknowledgeAnswer(
  sheet: Sheet,
  sentAnswer: SentAnswer,
  receipt: { kept_seq: number; answer: GivenAnswer },
): Sheet {
  const now = sheet.get(sentAnswer.question_id);
  if (now === undefined) return sheet;
  const isKept = receipt.kept_seq === sentAnswer.seq && isSame(receipt.answer, sentAnswer.answer);
  const next = isKept
    ? { ...now, ackedSeq: sentAnswer.seq }
    : {
        ...now,
        seq: Math.max(now.seq, receipt.kept_seq + 1),
        ackedSeq: Math.min(receipt.kept_seq, sentAnswer.seq),
      };
  return new Map(sheet).set(sentAnswer.question_id, next);
}

/** What the server has not acknowledged yet. */
export function waitingIn(sheet: Sheet): SentAnswer[] {
  return [...sheet].flatMap(([id, { answer, seq, ackedSeq }]) =>
    seq > ackedSeq ? [{ question_id: id, answer, seq }] : [],
  );
}
