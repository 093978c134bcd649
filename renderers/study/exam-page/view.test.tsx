/** The page of an exam and of a practice: before, running, after; keys, what is kept, and what cannot be handed in (D84, D85). */
import { act as settle, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const BEGUN = 1_795_435_200;
const yes = (data: unknown) => ({ ok: true, data });
const no = (code: string) => ({ ok: false, code, msg: 'the server’s words' });
const NAMES: Readonly<Record<string, string>> = {
  'exam.info.get': 'info',
  'exam.start': 'start',
  'exam.commit': 'commit',
  'exam.result.get': 'result',
  'exercise.info.get': 'practice',
  'exercise.commit': 'practise',
  'exercise.answers.get': 'practised',
};

const settleAll = () => settle(() => vi.advanceTimersByTimeAsync(0));

async function open(name: string, answers: Readonly<Record<string, unknown>> = {}) {
  const example = examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`no example ${name}`);
  const calls: { name: string; input: unknown }[] = [];
  const message: Record<string, unknown> = { ...answers };
  const act: AnyViewProps['act'] = ({ name: calledName }, input: object) => {
    calls.push({ name: calledName, input });
    const own = message[calledName];
    if (own !== undefined) return Promise.resolve(own);
    if (calledName === 'exam.answer.save') {
      const givenValue = { seq: 0, ...input };
      return Promise.resolve(yes({ kept_seq: givenValue.seq, ...givenValue }));
    }
    return Promise.resolve(yes(example.data?.[NAMES[calledName] ?? '']));
  };
  let now = BEGUN * 1000;
  const drawing = drawView(view, { props: example.props, locale: 'en', act, now: () => now });
  await settleAll();
  await settleAll();
  const pass = async (ms: number) => {
    now += ms;
    await settle(() => vi.advanceTimersByTimeAsync(ms));
  };
  return {
    ...drawing,
    said: message,
    pass,
    of: (calledName: string) => calls.filter((call) => call.name === calledName),
  };
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settleAll();
};
const key = async (pressedText: string) => {
  fireEvent.keyDown(document.body, { key: pressedText });
  await settleAll();
};
const readSavedText = () => document.querySelector('[data-saved]')?.getAttribute('data-saved');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('D85: before it one reads what it is, and begins', async () => {
  const { of } = await open('typical');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('结课小考');
  for (const text of [
    '5 questions, 80 points',
    '30 min',
    '48 points',
    '2 of 3',
    '1 hour',
    'Shown once you pass',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(of('exam.start')).toHaveLength(0);
  await press('Begin');
  expect(of('exam.start')).toHaveLength(1);
  expect(screen.getByRole('timer').textContent).toBe('30:00');
});

test.each([
  ['none-left', 'You have no attempts left'],
  ['missed', /^You did not take this exam/],
])('D85: where it cannot be begun it says why: %s', async (name, text) => {
  await open(name);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Begin|^Try again/ })).toBeNull();
});

test.each([
  ['not-entitled', 'You can’t take this exam'],
  ['not-found', 'Exam not found'],
  ['server-error', 'the server’s words'],
])('R33: what is not for this person says so: %s', async (code, text) => {
  await open('typical', { 'exam.info.get': no(code) });
  expect(screen.getByText(text)).toBeTruthy();
});

test('R33: who may not take it is told whose exam it is, and led there', async () => {
  const detail = { title: 'Final quiz', course: { id: 'c_1', type: 50, title: 'Window light' } };
  await open('typical', { 'exam.info.get': { ...no('not-entitled'), detail } });
  expect(screen.getByText(/“Final quiz” is part of the course “Window light”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the course' }).getAttribute('href')).toBe('/detail/c_1/50');
  expect(screen.getByRole('link', { name: 'My courses' })).toBeTruthy();
});

test('D85: what runs goes on at once with its answers; keys choose and turn, and each answer is saved', async () => {
  const { of } = await open('running');
  const [, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(second?.checked).toBe(true);
  await key('3');
  expect(of('exam.answer.save').at(-1)?.input).toMatchObject({ question_id: 'q_1', answer: 'C', seq: 2 });
  expect(readSavedText()).toBe('all');
  await key('ArrowRight');
  await key('a');
  await key('c');
  expect(of('exam.answer.save').at(-1)?.input).toMatchObject({
    question_id: 'q_2',
    answer: ['A', 'C'],
    seq: 2,
  });
  await key('c');
  expect(of('exam.answer.save').at(-1)?.input).toMatchObject({ question_id: 'q_2', answer: ['A'] });
  await press('Flag');
  const places = within(screen.getByRole('navigation', { name: 'All questions' }));
  expect(
    places.getByRole('button', { name: 'Question 2, answered, flagged' }).getAttribute('aria-current'),
  ).toBe('step');
  await key('ArrowRight');
  await key('2');
  expect(of('exam.answer.save').at(-1)?.input).toMatchObject({ question_id: 'q_3', answer: false });
});

test('D85: letters are letters in a text, and are sent a moment later', async () => {
  const { of, pass } = await open('running');
  await press('Question 5, not answered');
  const field = screen.getByRole('textbox', { name: 'Your answer' });
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.change(field, { target: { value: 'A tree' } });
  await settleAll();
  expect([of('exam.answer.save').length, readSavedText()]).toEqual([0, 'sending']);
  await pass(1000);
  expect(of('exam.answer.save').map(({ input }) => input)).toMatchObject([
    { question_id: 'q_5', answer: 'A tree' },
  ]);
  expect(readSavedText()).toBe('all');
});

test('D85: nothing is handed in that is not kept; what is open is asked about first', async () => {
  const { intents, said, of } = await open('running', { 'exam.answer.save': no('network') });
  await key('1');
  expect(readSavedText()).toBe('waiting');
  expect(screen.getByText('Not saved yet, will be sent')).toBeTruthy();
  const handIn = async () => {
    await press('Hand in');
    const request = intents.findLast(({ name }) => name === 'message.ask')?.payload;
    if (typeof request !== 'object' || request === null || !('onConfirm' in request))
      throw new Error('nothing was asked');
    const { onConfirm } = request;
    if (typeof onConfirm === 'function') onConfirm();
    await settleAll();
    return request;
  };
  expect(await handIn()).toMatchObject({ content: expect.stringContaining('Not answered yet: 4') });
  expect(of('exam.commit')).toHaveLength(0);
  expect(intents.at(-1)?.payload).toMatchObject({ tone: 'error' });
  delete said['exam.answer.save'];
  await handIn();
  expect(of('exam.commit')).toHaveLength(1);
  expect(screen.getByText('40 of 80 points')).toBeTruthy();
});

test('D85: when the time is up what waits is sent, nothing can be changed, and it is handed in', async () => {
  const { pass, of } = await open('running');
  await pass(1799 * 1000);
  expect(screen.getByRole('timer').textContent).toBe('0:01');
  expect(screen.getByText('Less than a minute left')).toBeTruthy();
  await pass(1000);
  expect(of('exam.commit')).toHaveLength(1);
  await settleAll();
  expect(screen.getByText('40 of 80 points')).toBeTruthy();
});

test('D85: after it each question tells what was answered, what is right and why; essays wait', async () => {
  await open('none-left');
  await press('Result');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('waiting for review');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(screen.getAllByText('Right').length).toBeGreaterThan(0);
  expect(screen.getByText('先看，后写。')).toBeTruthy();
  expect(screen.getByText('Waiting for review')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('D84: a practice goes on where it was, tells each answer at once, and ends with what was right', async () => {
  const { of } = await open('practice');
  expect(screen.getByText('Question 2 of 5 · Several choices · 20 points')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true);
  await key('1');
  await press('Check');
  expect(of('exercise.commit').at(-1)?.input).toMatchObject({
    answers: [{ question_id: 'q_2', answer: ['A'] }],
  });
  expect(screen.getByText('细节留到最后。')).toBeTruthy();
  for (const _turn of [3, 4, 5]) await press('Next question');
  await press('See the result');
  expect(screen.getByText('3 of 5 right')).toBeTruthy();
});
