/** The end of an account: consequences, a tick, and the way back. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

function open(example: string, answer: unknown) {
  const calls: unknown[] = [];
  const act: AnyViewProps['act'] = ({ name }, input) => {
    calls.push([name, input]);
    return Promise.resolve(answer);
  };
  const data = { ...examples.find(({ name }) => name === example)?.data };
  drawView(view, { props: {}, data, locale: 'en', act });
  return calls;
}
const press = async (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await settle(() => Promise.resolve());
};

afterEach(cleanup);

describe('the deletion of an account', () => {
  it('D90: tells what is lost, wants a tick, and then says on which day', async () => {
    const calls = open('typical', { ok: true, data: { delete_at: 1_797_858_480 } });
    await press('Delete account');
    expect(screen.getByRole('list', { name: 'What you’ll lose' }).children).toHaveLength(4);
    await press('Delete account');
    expect(calls).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('Please tick');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Delete account');
    expect(calls).toEqual([['personal.deletion.request', { on: 1 }]]);
    expect(screen.getByText(/will be deleted on Dec 21/)).toBeTruthy();
  });

  it('D90: what was asked for is taken back by one press', async () => {
    const calls = open('asked', { ok: true, data: { delete_at: 0 } });
    await press('Cancel deletion');
    expect(calls).toEqual([['personal.deletion.request', { on: 0 }]]);
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeTruthy();
  });
});
