/** One task: written and kept, what stands in the way of handing in, and what is shown after. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

async function open(name: string, answer?: unknown) {
  const data = examples.find((one) => one.name === name)?.data?.['task'];
  const calls: [string, unknown][] = [];
  const act: AnyViewProps['act'] = (endpoint, input) => {
    calls.push([endpoint.name, input]);
    if (endpoint.name === 'task.detail.get') return Promise.resolve(answer ?? { ok: true, data });
    const storedValue = { task_id: 'task_1', version: 1, state: 1, saved_ts: 1, is_late: false };
    return Promise.resolve({ ok: true, data: storedValue });
  };
  drawView(view, { props: { task_id: 'task_1' }, locale: 'en', act });
  await settle(() => Promise.resolve());
  return calls;
}

afterEach(cleanup);

describe('one task', () => {
  test('M29, M259: what is written is kept, and handed in only when it is there', async () => {
    const calls = await open('typical');
    const button = screen.getByRole('button', { name: 'Hand in' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.body.textContent).toContain('Write something first');
    const text = screen.getByRole('textbox', { name: 'Text' });
    fireEvent.change(text, { target: { value: 'An answer' } });
    expect(document.body.textContent).toContain('9 / 5000');
    await settle(async () => {
      fireEvent.blur(text);
      await Promise.resolve();
    });
    expect(calls[1]).toMatchObject(['task.answer.save', { version: 0, answer: 'An answer' }]);
    expect(document.body.textContent).toContain('Draft saved');
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('D86: a choice is made among its options', async () => {
    await open('choice');
    const options = screen.getAllByRole('radio');
    expect(options.map((one) => (one instanceof HTMLInputElement ? one.checked : undefined))).toEqual([
      false,
      true,
    ]);
  });

  test.each([
    ['committed', 'Handed in, waiting for review'],
    ['returned', 'Your answer was sent back'],
    ['maximal', 'Your answer was reviewed'],
  ])('D86: %s is said', async (name, words) => {
    await open(name);
    expect(document.body.textContent).toContain(words);
    expect(screen.queryByRole('textbox') !== null).toBe(name === 'returned');
  });

  test('M29: a task that is not theirs is not found', async () => {
    await open('typical', { ok: false, code: 'not-found', msg: '' });
    expect(screen.getByRole('link', { name: 'Back to my tasks' }).getAttribute('href')).toBe('/taskBook');
  });
});
