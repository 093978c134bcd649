/** What is answered is kept here first, sent until it is acknowledged, and never overtaken (D85). */
import { expect, test } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import type { GivenAnswer } from '#schemas/exam/question.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { memoryRows } from '#platform/row-storage.ts';
import { readKept } from './kept-answers.ts';
import { openSheet, type SentAnswer } from './sheet.ts';
import { makeSheetRun } from './sheet-run.ts';

const ATTEMPT = 'at_1';
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** A server of one attempt, which may be out of reach, slow to answer, or closed. */
function world(unsent: readonly SentAnswer[] = []) {
  const keptItems = new Map<string, { answer: GivenAnswer; seq: number }>();
  const state: { fails: string; losesAnswers: boolean } = { fails: '', losesAnswers: false };
  const calls: SentAnswer[] = [];
  const rows = memoryRows();
  const clock = fakeClock();
  let back: () => void = () => undefined;
  let leave: () => void = () => undefined;
  async function call(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function call(_endpoint: AnyEndpoint, request: object & Partial<SentAnswer>): Promise<unknown> {
    await Promise.resolve();
    const input: SentAnswer = { question_id: '', answer: null, seq: 0, ...request };
    calls.push(input);
    if (state.fails !== '') return { ok: false, code: state.fails, msg: 'no' };
    const before = keptItems.get(input.question_id);
    if (before === undefined || before.seq < input.seq)
      keptItems.set(input.question_id, { answer: input.answer, seq: input.seq });
    if (state.losesAnswers) return { ok: false, code: 'network', msg: 'no' };
    const now = keptItems.get(input.question_id);
    return { ok: true, data: { kept_seq: now?.seq, answer: now?.answer } };
  }
  const caller: Caller = call;
  const run = makeSheetRun(
    {
      rows,
      call: caller,
      lastCall: caller,
      clock,
      now: clock.now,
      network: { whenBack: (onHear) => ((back = onHear), () => undefined) },
      leaving: { listen: (onHear) => ((leave = onHear), () => undefined) },
    },
    { attempt: ATTEMPT, sheet: openSheet([], unsent) },
  );
  run.begin();
  return { run, kept: keptItems, state, calls, rows, clock, back: () => back(), leave: () => leave() };
}

test('D85: a choice is kept here, sent at once, and forgotten here once it is acknowledged', async () => {
  const { run, kept, rows } = world();
  run.answer('q1', 'A', false);
  expect(run.get().saveState).toBe('sending');
  expect(await readKept(rows, ATTEMPT)).toEqual([expect.objectContaining({ answer: 'A', seq: 1 })]);
  await settle();
  expect([run.get().saveState, kept.get('q1')]).toEqual(['all', { answer: 'A', seq: 1 }]);
  expect(await readKept(rows, ATTEMPT)).toEqual([]);
});

test('D85: out of reach it waits, says so, and goes out by itself or when the network is back', async () => {
  const { run, kept, state, clock, back } = world();
  state.fails = 'network';
  run.answer('q1', 'A', false);
  run.answer('q2', ['A', 'B'], false);
  await settle();
  expect(run.get().saveState).toBe('waiting');
  expect(await run.flush()).toBe(false);
  state.fails = '';
  clock.advance(60_000);
  await settle();
  expect([run.get().saveState, kept.size]).toEqual(['all', 2]);
  state.fails = 'network';
  run.answer('q1', 'B', false);
  await settle();
  state.fails = '';
  back();
  await settle();
  expect([run.get().saveState, kept.get('q1')]).toEqual(['all', { answer: 'B', seq: 2 }]);
});

test('D85: an acknowledgement that was lost costs nothing: the same is told again', async () => {
  const { run, kept, state, clock } = world();
  state.losesAnswers = true;
  run.answer('q1', 'A', false);
  await settle();
  expect([run.get().saveState, kept.get('q1')]).toEqual(['waiting', { answer: 'A', seq: 1 }]);
  state.losesAnswers = false;
  clock.advance(60_000);
  await settle();
  expect([run.get().saveState, kept.get('q1')]).toEqual(['all', { answer: 'A', seq: 1 }]);
});

test('D85: letters are sent once typing pauses, and at least each ten seconds', async () => {
  const { run, calls, clock } = world();
  for (let second = 0; second < 12; second += 1) {
    run.answer('q1', 'a'.repeat(second + 1), true);
    clock.advance(900);
    await settle();
  }
  expect(calls.length).toBeGreaterThanOrEqual(1);
  expect(calls.length).toBeLessThanOrEqual(2);
  clock.advance(1000);
  await settle();
  expect([calls.at(-1)?.answer, run.get().saveState]).toEqual(['a'.repeat(12), 'all']);
});

test('D85: what another tab told above it is told once more from here, where somebody answers', async () => {
  const { run, kept } = world();
  kept.set('q1', { answer: 'C', seq: 7 });
  run.answer('q1', 'A', false);
  await settle();
  expect([run.get().saveState, kept.get('q1')]).toEqual(['all', { answer: 'A', seq: 8 }]);
});

test('D85: what an earlier page could not send is sent by the next; older than the server has it is let go', async () => {
  const { run, kept } = world([{ question_id: 'q1', answer: 'B', seq: 3 }]);
  await settle();
  expect([run.get().saveState, kept.get('q1')]).toEqual(['all', { answer: 'B', seq: 3 }]);
  const knownSheet = openSheet(
    [{ question_id: 'q1', answer: 'A', seq: 4 }],
    [{ question_id: 'q1', answer: 'B', seq: 3 }],
  );
  expect(knownSheet.get('q1')).toEqual({ answer: 'A', seq: 4, ackedSeq: 4 });
});

test('D85: once the server takes no more it says so and asks no further; a leaving page tells what waits', async () => {
  const { run, state, calls, leave } = world();
  state.fails = 'network';
  run.answer('q1', 'A', false);
  await settle();
  const before = calls.length;
  leave();
  expect(calls.length).toBe(before);
  await settle();
  expect(calls.length).toBe(before + 1);
  state.fails = 'exam-over';
  await run.flush();
  expect([run.get().isOver, run.get().saveState]).toEqual([true, 'waiting']);
  const after = calls.length;
  run.answer('q1', 'B', false);
  await run.flush();
  expect(calls.length).toBe(after);
});
