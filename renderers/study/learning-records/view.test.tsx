/** The records as their learner meets them: the way on, the week, the list by kind, statistics and a goal. */
import { act as settle, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const NAMES: Readonly<Record<string, string>> = {
  'learn.next.get': 'next',
  'learn.records.get': 'list',
  'learn.stats.get': 'statistics',
  'learn.goal.get': 'goal',
  'certificate.list.get': 'certificates',
};

/** The props of the example, unless others are given. */
async function open(name: string, answers: Readonly<Record<string, unknown>> = {}, props?: { tab: 'video' }) {
  const example = examples.find((one) => one.name === name);
  const calls: { name: string; input: unknown }[] = [];
  const act: AnyViewProps['act'] = (endpoint, input) => {
    calls.push({ name: endpoint.name, input });
    const data = example?.data?.[NAMES[endpoint.name] ?? ''];
    return Promise.resolve(answers[endpoint.name] ?? { ok: true, data });
  };
  const drawing = drawView(view, { props: props ?? example?.props ?? {}, locale: 'en', act });
  await settle(() => Promise.resolve());
  return { ...drawing, calls };
}

afterEach(cleanup);

const rows = () => screen.getAllByRole('listitem').filter((one) => one.querySelector('[role="progressbar"]'));

describe('learning records', () => {
  test('M24, D82: each tells course, progress in words, time and the way to its place', async () => {
    const { calls } = await open('typical', {}, { tab: 'video' });
    expect(calls).toContainEqual({
      name: 'learn.records.get',
      input: { tab: 'video', page: 1, page_size: 10 },
    });
    const [first, finishedElement, alone, off] = rows();
    expect(first?.textContent).toContain('In 从零做出一个产品');
    expect(first?.textContent).toContain('34 minutes in total');
    const bars = screen.getAllByRole('progressbar', { name: /^Progress in/ });
    expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '38% · 12 minutes left',
      'Finished on Nov 20, 2026',
      '38%',
      '38% · 12 minutes left',
    ]);
    const way = (row: HTMLElement | undefined) =>
      row?.querySelector('a[aria-label]')?.getAttribute('href') ?? undefined;
    expect([first, finishedElement, alone, off].map(way)).toEqual([
      '/learn/v_0/3?product_id=course_1&product_type=50',
      '/learn/v_1/3?product_id=course_1&product_type=50',
      '/learn/v_2/2',
      undefined,
    ]);
  });

  test('M24: of all records a course is one row, its lessons inside with how far each is', async () => {
    const { calls } = await open('typical');
    expect(calls).toContainEqual({
      name: 'learn.records.get',
      input: { tab: 'all', page: 1, page_size: 10 },
    });
    const ways = screen.getAllByRole('link', { name: 'Continue: 第三课 把想法说清楚' });
    const course = ways.at(-1)?.closest('li');
    const inside = within(course ?? document.body).getAllByRole('listitem');
    expect(inside.map(({ textContent }) => textContent)).toEqual([
      '第三课 把想法说清楚38% · 12 minutes left',
      '第三课 把想法说清楚Finished on Nov 20, 2026',
    ]);
    expect(inside.map((one) => one.querySelector('a')?.getAttribute('href'))).toEqual([
      '/learn/v_0/3?product_id=course_1&product_type=50',
      '/learn/v_1/3?product_id=course_1&product_type=50',
    ]);
    expect(course?.textContent).toContain('1 h 8 min in total');
    expect(course?.textContent).toContain('从零做出一个产品');
    // What was studied by itself stays a row of its own.
    expect(rows()).toHaveLength(2);
  });

  test('D82: what was taken down stays, says so and leads nowhere; what is closed leads to its own page', async () => {
    await open('maximal', {}, { tab: 'video' });
    const [, closedElement, mine] = rows();
    expect(closedElement?.querySelector('a[aria-label]')?.getAttribute('href')).toBe('/detail/v_1/4');
    expect(mine?.textContent).toContain('you can still study it');
    cleanup();
    await open('typical', {}, { tab: 'video' });
    const off = rows()[3];
    expect(off?.textContent).toContain('No longer available. Your record is kept');
    expect(off?.querySelector('a')).toBeNull();
  });

  test('D81: a course tells how many of its lessons are done', async () => {
    await open('courses');
    const texts = screen
      .getAllByRole('progressbar', { name: /^Progress in/ })
      .map((bar) => bar.getAttribute('aria-valuetext'));
    expect(texts).toEqual(['38% · 3 of 8 lessons done', 'Finished on Nov 20, 2026']);
  });

  test('ADR-327: the week says how many days, and reproaches nobody with the others', async () => {
    await open('typical');
    expect(screen.getByRole('heading', { name: 'You studied on 3 of the last 7 days' })).toBeDefined();
    const today = screen.getByText('Today').closest('li');
    expect(today?.getAttribute('aria-current')).toBe('date');
    expect(today?.textContent).toContain('12 minutes');
    cleanup();
    await open('empty');
    expect(screen.getByRole('heading', { name: 'The last 7 days: start whenever you like' })).toBeDefined();
    expect(document.body.textContent).toContain('Nothing studied yet');
  });

  test('ADR-327: statistics stand behind their chart as a table', async () => {
    await open('statistics');
    expect(screen.getByRole('img', { name: /^Bars of the time/ })).toBeDefined();
    const table = screen.getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(13);
    expect(screen.getByText('11 h 32 min')).toBeDefined();
    expect(screen.getByRole('link', { name: '从零做出一个产品' }).getAttribute('href')).toBe(
      '/detail/course_1/50',
    );
  });

  test('ADR-326: certificates stand among the records, with what became of them and the way to their page', async () => {
    await open('certificates');
    const [first, second] = screen.getAllByRole('link', { name: /^Certificate of/ });
    expect(first?.getAttribute('href')).toBe('/certificate/7K3M9Q2R4T60');
    expect(first?.closest('li')?.textContent).toContain('Issued on Nov 23, 2026 · 4 h 47 min in total');
    expect(first?.closest('li')?.textContent).toContain('Valid');
    expect(second?.closest('li')?.textContent).toContain('Revoked');
    cleanup();
    await open('certificates', { 'certificate.list.get': { ok: true, data: { list: [] } } });
    expect(document.body.textContent).toContain('No certificates yet');
  });

  test('ADR-326: certificates that cannot be had are asked for again', async () => {
    const { calls } = await open('certificates', { 'certificate.list.get': { ok: false, msg: 'Down' } });
    const readAskedCount = () => calls.filter(({ name }) => name === 'certificate.list.get').length;
    expect(readAskedCount()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(readAskedCount()).toBe(2));
  });

  test('ADR-327: what cannot be had is asked for again', async () => {
    const { calls } = await open('statistics', { 'learn.stats.get': { ok: false, msg: 'Down' } });
    const readAskedCount = () => calls.filter(({ name }) => name === 'learn.stats.get').length;
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    await waitFor(() => expect(readAskedCount()).toBe(2));
  });

  test('ADR-328: a goal is set in a box, and its ring tells how far it is', async () => {
    const { calls } = await open('empty', {
      'learn.goal.save': { ok: true, data: { kind: 'days', amount: 4, done: 1 } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Set a goal' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Days studied out of seven', hidden: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
    await waitFor(() =>
      expect(calls).toContainEqual({ name: 'learn.goal.save', input: { kind: 'days', amount: 4 } }),
    );
    const ring = await screen.findByRole('progressbar', { name: 'Your goal' });
    await waitFor(() => expect(ring.getAttribute('aria-valuenow')).toBe('25'));
    expect(document.body.textContent).toContain('1 of the last 7 days already. No hurry.');
  });

  test('ADR-328: removing a goal asks first', async () => {
    const { calls, intents } = await open('courses');
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(intents.map(({ name }) => name)).toEqual(['message.ask']);
    expect(calls.map(({ name }) => name)).not.toContain('learn.goal.save');
  });
});
