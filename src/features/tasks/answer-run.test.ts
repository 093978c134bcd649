/** An answer while it is written: kept in order, never over another tab's, handed in only when all of it is there (M259, D86). */
import { describe, expect, test } from 'vitest';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Task } from '#schemas/task/task.ts';
import { makeAnswerRun } from './answer-run.ts';

const TASK: Task = {
  task_id: 't',
  title: '',
  type: 2,
  state: 0,
  due_ts: 0,
  is_overdue: false,
  is_late: false,
  goods_id: '',
  goods_type: 0,
  goods_title: '',
  score: -1,
  stem: '',
  options: [],
  is_multiple: false,
  allows_late: true,
  can_answer: true,
  answer: {
    version: 0,
    answer: '',
    images: [],
    audio: [],
    options: [],
    saved_ts: 0,
    committed_ts: 0,
    decided_ts: 0,
    is_late: false,
    score: -1,
    comment: '',
  },
};
const FILE = { blob: new Blob(['a'], { type: 'image/png' }), url: 'data:', seconds: 0 };
const settleAll = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function begin(conflict = false) {
  const calls: { name: string; input: unknown }[] = [];
  const paths: (string | undefined)[] = [];
  let due: (() => void) | undefined;
  let version = 0;
  const answerOf = (name: string): unknown => {
    if (conflict) return { ok: false, code: 'state-conflict', msg: '' };
    if (name === 'task.answer.save') version += 1;
    const state = name === 'task.answer.save' ? 1 : 2;
    return { ok: true, data: { task_id: 't', version, state, saved_ts: 1, is_late: false } };
  };
  const act = ((endpoint, input) => {
    calls.push({ name: endpoint.name, input });
    return Promise.resolve(answerOf(endpoint.name));
  }) as Caller;
  const run = makeAnswerRun(TASK, {
    act,
    send: () => Promise.resolve(paths.shift()),
    later: (work) => {
      due = work;
      return () => (due = undefined);
    },
  });
  return { run, calls, paths, wait: async () => (due?.(), settleAll()) };
}

describe('an answer while it is written', () => {
  test('M259, M291: is kept once after the last change, as the version before it', async () => {
    const { run, calls, wait } = begin();
    run.write('a');
    run.write('ab');
    expect(run.get().saveState).toBe('waiting');
    await wait();
    run.write('abc');
    await wait();
    expect(calls.map(({ input }) => input)).toMatchObject([
      { version: 0, answer: 'ab' },
      { version: 1, answer: 'abc' },
    ]);
    expect(run.get()).toMatchObject({ saveState: 'saved', state: 1 });
  });

  test('M259: uploading blocks handing in, until the file is there, sent again or taken away', async () => {
    const { run, calls, paths } = begin();
    paths.push(undefined, '/uploads/own-a.png');
    run.attach('image', FILE);
    expect(run.get().uploading).toBe(true);
    expect(await run.commit()).toBe(false);
    await settleAll();
    expect(run.get().images).toMatchObject([{ state: 'failed' }]);
    expect(run.get().uploading).toBe(true);
    run.retry(1);
    await settleAll();
    expect(run.get()).toMatchObject({ uploading: false, images: [{ state: 'kept' }] });
    expect(await run.commit()).toBe(true);
    expect(calls.map(({ name }) => name)).toEqual(['task.answer.save', 'task.answer.commit']);
    expect(calls[0]?.input).toMatchObject({ images: ['/uploads/own-a.png'] });
    expect(run.get().state).toBe(2);
  });

  test('D86: what another tab kept is not written over, and nothing is handed in', async () => {
    const { run, calls, wait } = begin(true);
    run.write('a');
    await wait();
    expect(run.get().saveState).toBe('elsewhere');
    run.write('b');
    await wait();
    expect(await run.commit()).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('D86: no tenth picture', () => {
    const { run, paths } = begin();
    paths.push(...Array.from({ length: 10 }, (_, place) => `/uploads/own-${String(place)}.png`));
    for (let place = 0; place < 10; place += 1) run.attach('image', FILE);
    expect(run.get().images).toHaveLength(9);
  });
});
