/** The list of devices: this one marked, any other ended after a question. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const dataOf = (name: string) => examples.find((example) => example.name === name)?.data ?? {};

function open(example: string, answer: unknown, locale: 'cn' | 'en' = 'en') {
  const calls: unknown[] = [];
  const act: AnyViewProps['act'] = ({ name }, input) => {
    calls.push([name, input]);
    return Promise.resolve(answer);
  };
  return { ...drawView(view, { props: {}, data: { ...dataOf(example) }, locale, act }), calls };
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle(() => Promise.resolve());
};
const buildEnd = (count: number) => ({ ok: true, data: { ended: count } });

afterEach(cleanup);

describe('devices', () => {
  it('D90: this one comes first and is marked; it cannot be ended here', () => {
    open('typical', undefined);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('This device');
    expect(screen.getAllByRole('button', { name: /^Log out: / })).toHaveLength(2);
  });

  it('requirement 14: one is ended after its consequences were told', async () => {
    const { calls, intents } = open('typical', buildEnd(1));
    await press('Log out: Safari · iPhone');
    expect(screen.getByRole('dialog').textContent).toContain('Safari · iPhone will be logged out right away');
    expect(calls).toEqual([]);
    await press('Log out');
    expect(calls).toEqual([['personal.sessions.end', { id: 's_0' }]]);
    expect(intents.at(-1)?.payload).toEqual({ text: '1 device logged out', tone: 'success' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requirement 14: all others at once, in Chinese', async () => {
    const { calls } = open('maximal', buildEnd(9), 'cn');
    await press('退出其他所有设备');
    expect(screen.getByRole('dialog').textContent).toContain('其余 9 台设备会立即退出登录');
    await press('退出');
    expect(calls).toEqual([['personal.sessions.end', {}]]);
  });

  it('requirement 14: one that is gone already counts as ended', async () => {
    const { intents } = open('typical', { ok: false, code: 'not-found', msg: 'There is no such device' });
    await press('Log out: Safari · iPhone');
    await press('Log out');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(intents.at(-1)?.payload).toEqual({ text: '1 device logged out', tone: 'success' });
  });

  it('requirement 14: a refusal is said in the box, which stays', async () => {
    open('typical', { ok: false, code: 'server-error', msg: 'Network busy' });
    await press('Log out: Safari · iPhone');
    await press('Log out');
    expect(screen.getByRole('dialog').textContent).toContain('Network busy');
  });
});
