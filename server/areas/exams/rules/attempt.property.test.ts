/** What is graded is what was acknowledged last, however saves, repeats, lost answers and the deadline fall (D85). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { buildAttempt, buildQuestion } from '../../../../tests/support/exam-samples.ts';
import { GRACE_MS } from '../limits.ts';
import { commit, isRunning, keepAnswer } from './attempt.ts';
import type { KeptAnswer } from './exam-rows.ts';
import { gradePaper } from './grade.ts';

const DEADLINE = 60_000;
const OPTIONS = ['A', 'B', 'C'] as const;

const paper = ['q1', 'q2', 'q3'].map((id, index) => buildQuestion(id, { right: OPTIONS[index] ?? 'A' }));
const ATTEMPT = buildAttempt({ deadlineAt: DEADLINE, paper });

/** A call as it reaches the server, and whether its answer reaches the learner. */
const call = fc.record({
  at: fc.integer({ min: 0, max: DEADLINE + 2 * GRACE_MS }),
  what: fc.constantFrom('save', 'save', 'save', 'save', 'commit'),
  questionId: fc.constantFrom('q1', 'q2', 'q3'),
  answer: fc.constantFrom(...OPTIONS),
  seq: fc.integer({ min: 1, max: 6 }),
  isHeard: fc.boolean(),
});

/** The server of one attempt: saves and hand-ins one after another, the job at the end. */
function run(
  calls: readonly {
    at: number;
    what: string;
    questionId: string;
    answer: string;
    seq: number;
    isHeard: boolean;
  }[],
) {
  let attempt = ATTEMPT;
  const keptItems = new Map<string, KeptAnswer>();
  /** What the learner was told last of each question. */
  const notices = new Map<string, KeptAnswer>();
  const answers = () => [...keptItems.values()];
  for (const { at, what, questionId, answer, seq, isHeard } of calls.toSorted((a, b) => a.at - b.at)) {
    if (what === 'commit') attempt = commit(attempt, answers(), at);
    else if (isRunning(attempt, at)) {
      const now = keepAnswer(keptItems.get(questionId), { questionId, answer, seq });
      keptItems.set(questionId, now);
      if (isHeard) notices.set(questionId, now);
    }
  }
  const final = commit(attempt, answers(), DEADLINE + GRACE_MS + 1);
  return { final, kept: keptItems, told: notices, answers: answers() };
}

it('D85: what is graded is at least as new as what any acknowledgement said, and is what is kept', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 40 }), (calls) => {
      const { final, kept, told, answers } = run(calls);
      for (const [id, one] of told) {
        const stands = kept.get(id);
        expect(stands?.seq).toBeGreaterThanOrEqual(one.seq);
        if (stands?.seq === one.seq) expect(stands.answer).toBe(one.answer);
      }
      expect(final.score).toBe(gradePaper(paper, answers).score);
      expect(final.state).toBe(ATTEMPT_STATE.committed);
      expect(final.committedAt).toBeLessThanOrEqual(DEADLINE);
    }),
  );
});

it('D85: the order and the repetition of saves before the deadline change nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({
          questionId: fc.constantFrom('q1', 'q2'),
          answer: fc.constantFrom(...OPTIONS),
          seq: fc.nat(9),
        }),
        {
          selector: ({ questionId, seq }) => `${questionId} ${String(seq)}`,
          maxLength: 12,
        },
      ),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (saves, luck) => {
        const fold = (list: readonly KeptAnswer[]) => {
          const keptItems = new Map<string, KeptAnswer>();
          for (const one of list)
            keptItems.set(one.questionId, keepAnswer(keptItems.get(one.questionId), one));
          return [...keptItems.values()].toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
        };
        const shuffledItems = [...saves, ...saves]
          .map((one) => ({ one, at: Number(luck.next().value) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(fold(shuffledItems)).toEqual(fold(saves));
      },
    ),
  );
});

it('D85: once it is committed nothing changes what it is worth, and nothing is kept after the grace', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 20 }), fc.array(call, { maxLength: 20 }), (first, later) => {
      const { final, answers } = run(first);
      for (const { questionId, answer, seq, at } of later) {
        expect(isRunning(final, at)).toBe(false);
        const more = [...answers, { questionId, answer, seq }];
        expect(commit(final, more, at)).toBe(final);
      }
      expect(isRunning(ATTEMPT, DEADLINE + GRACE_MS)).toBe(true);
      expect(isRunning(ATTEMPT, DEADLINE + GRACE_MS + 1)).toBe(false);
    }),
  );
});
