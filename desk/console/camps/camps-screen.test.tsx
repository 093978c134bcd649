/** The calendar of camps and the class of one, as who teaches meets them: what is shown, moved, answered and undone. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { DeskContext, type DeskContextValue } from '#desk/kit/calls/desk-context.ts';
import { ClassScreen } from '../classes/class-screen.tsx';
import { CampsScreen } from './camps-screen.tsx';

afterEach(cleanup);

const at = (day: string) => Date.parse(`2026-12-${day}:00+08:00`) / 1000;
const CALENDAR = {
  camps: [
    { id: 'c1', type: 25, title: 'Street', state: 'on', term_count: 1 },
    { id: 'c2', type: 25, title: 'Later', state: 'hidden', term_count: 0 },
  ],
  terms: [{ camp_id: 'c1', id: 't1', title: 'Term 12', start_ts: at('03T00:00'), end_ts: at('08T00:00') }],
  lessons: [
    {
      camp_id: 'c1',
      term_id: 't1',
      id: 'n1',
      title: 'Shadow',
      resource_id: 'n1',
      resource_type: 1,
      day: 1,
      is_required: false,
      opens_ts: at('03T08:00'),
    },
  ],
  tasks: [{ id: 'k1', title: 'A sketch', goods_id: '', camp_id: '', due_ts: at('05T20:00'), is_off: false }],
};
const POST = {
  id: 'p1',
  state: 'shown',
  nickname: 'Mei',
  is_teacher: false,
  content: 'Why twice?',
  images: [],
  like_count: 0,
  created_ts: 1,
  kind: 'question',
  is_pinned: false,
  is_essence: false,
  reply_count: 1,
  replies: [
    {
      id: 'r1',
      state: 'pending',
      nickname: 'Lin',
      is_teacher: false,
      content: 'Because.',
      images: [],
      like_count: 0,
      created_ts: 2,
    },
  ],
};

type Answers = Record<string, unknown>;

function draw(children: ReactNode, address: string, answers: Answers, scopes = ['teaching']) {
  const calls: [string, unknown][] = [];
  const ask = ({ name }: { name: string }, input: unknown) => {
    calls.push([name, input]);
    const data = answers[name];
    return Promise.resolve(
      data === undefined ? { ok: false, code: 'abnormal', msg: 'It did not load' } : { ok: true, data },
    );
  };
  const session = { shop: 's', shop_name: 'S', person: 'p', role: 'teacher', scopes, expires_at: 0 };
  const value = { ask, call: ask, session, appId: 'app' } as unknown as DeskContextValue;
  render(
    <MemoryRouter initialEntries={[address]}>
      <WordsProvider locale="en">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <DeskContext value={value}>{children}</DeskContext>
        </QueryClientProvider>
      </WordsProvider>
    </MemoryRouter>,
  );
  return calls;
}

const LESSON = { item: { unlock_day: 1 }, version: 'v1' };
const camps = (address: string, answers: Answers = {}, scopes?: string[]) =>
  draw(
    <CampsScreen />,
    address,
    {
      'console.camp_calendar.get': CALENDAR,
      'console.camp_lessons.get': LESSON,
      'console.camp_lessons.save': { id: 'n1', version: 'v2', notes: [] },
      ...answers,
    },
    scopes,
  );
const MONTH = '/desk/camps?month=2026-12';

test('ADR-832: a month shows what runs, opens and is due; a chosen day shows its own alone', async () => {
  camps(MONTH);
  expect(
    await screen.findByRole('button', { name: /^Dec 3, 2026, 1 entry, running: Street Term 12$/ }),
  ).toBeDefined();
  expect(screen.getByText('Street · Day 1', { exact: false })).toBeDefined();
  expect(screen.getAllByText('A sketch').length).toBeGreaterThan(1);
  fireEvent.click(screen.getByRole('button', { name: /^Dec 3,/ }));
  const lines = () => document.querySelectorAll('[data-entry]');
  expect(lines()).toHaveLength(1);
  fireEvent.click(screen.getByText('Show the whole month'));
  expect(lines()).toHaveLength(2);
});

test('ADR-864: a camp the shop does not have is said, and leads to all of them', async () => {
  camps(`${MONTH}&camp=gone`);
  expect(await screen.findByText('This camp is not in the shop')).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'All camps' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test('ADR-832: one camp alone leaves out tasks of no camp, and says why a camp without terms has no days', async () => {
  camps(`${MONTH}&camp=c1`);
  await screen.findByRole('grid');
  expect(document.querySelectorAll('[data-entry]')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Camp'), { target: { value: 'c2' } });
  expect(screen.getByText(/^Later has no terms yet/)).toBeDefined();
  expect(screen.getByText('No lesson opens and no assignment is due')).toBeDefined();
});

test('D127, ADR-832: a lesson is moved with the version that was read; goods are offered to who may write them', async () => {
  const calls = camps(MONTH);
  fireEvent.click(await screen.findByRole('button', { name: 'Change date: Shadow' }));
  fireEvent.change(await screen.findByLabelText('Opens on day'), { target: { value: '4' } });
  expect(screen.queryByText('Edit the lesson')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const input = { camp_id: 'c1', id: 'n1', version: 'v1', item: { unlock_day: 4 } };
  await waitFor(() => expect(calls).toContainEqual(['console.camp_lessons.save', input]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  camps(MONTH, {}, ['teaching', 'goods.write']);
  fireEvent.click(await screen.findByRole('button', { name: 'Change date: Shadow' }));
  const link = (await screen.findByText('Edit the lesson')).closest('a');
  expect(link?.getAttribute('href')).toBe('/desk/goods/c1?lesson=n1');
});

test('ADR-832: a calendar that does not load says so and is asked for again; without camps it says what to do', async () => {
  const calls = camps(MONTH, { 'console.camp_calendar.get': undefined });
  expect(await screen.findByText('It did not load')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  await waitFor(() => expect(calls).toHaveLength(2));
  cleanup();
  const nothing = { camps: [], terms: [], lessons: [], tasks: [] };
  camps(MONTH, { 'console.camp_calendar.get': nothing });
  expect(await screen.findByText('No camps yet')).toBeDefined();
});

test('ADR-833: a class shows posts with their replies; what is hidden can be shown in its place, a deletion asks first', async () => {
  const answers = {
    'console.class_posts.list': { items: [POST], total: 1, title: 'Street' },
    'console.class_posts.moderate': { outcome: 'done' },
    'console.class_posts.reply': { id: 'r2' },
  };
  const routes = (
    <Routes>
      <Route path="/desk/classes/:id" element={<ClassScreen />} />
    </Routes>
  );
  const calls = draw(routes, '/desk/classes/c1', answers);
  const acts = within(await screen.findByRole('group', { name: 'Post by Mei' }));
  expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reply',
    'Hide',
    'Pin',
    'Make it a pick',
    'Delete',
  ]);
  const ofReply = within(screen.getByRole('group', { name: 'Post by Lin' }));
  expect(ofReply.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Approve',
    'Hide',
    'Delete',
  ]);
  fireEvent.click(ofReply.getByText('Approve'));
  const moderation = (id: string, verb: string) => ['console.class_posts.moderate', { id, verb }];
  await waitFor(() => expect(calls).toContainEqual(moderation('r1', 'approve')));
  fireEvent.click(acts.getByText('Delete'));
  expect(calls).not.toContainEqual(moderation('p1', 'delete'));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(calls).toContainEqual(moderation('p1', 'delete')));
  fireEvent.click(acts.getByText('Reply'));
  fireEvent.change(await screen.findByLabelText('Reply'), { target: { value: ' On Monday. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const reply = ['console.class_posts.reply', { id: 'p1', content: 'On Monday.' }];
  await waitFor(() => expect(calls).toContainEqual(reply));
});
