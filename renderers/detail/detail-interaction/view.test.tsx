/** The talk of a class as people meet it: strangers and others are told how to join, its people read it by tab (D89). */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import type { Viewer } from '#engine/engine.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

const IN: Viewer = { status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } };
const POST = {
  id: 'c_1',
  user: { nickname: 'Bo', avatar: '', is_teacher: false },
  content: 'Why twice?',
  images: [],
  like_count: 0,
  created_at: '',
  created_ts: 1_793_189_700,
  replies: { total: 0, top2: [] },
  kind: 'question',
  is_essence: false,
  is_pinned: false,
};
const keys = ['all', 'mine', 'teacher', 'essence'];
const ok = (data: unknown) => ({ ok: true, data });

function draw(viewer: Viewer, answers: Readonly<Record<string, unknown>> = {}) {
  const calls: { name: string; input: unknown }[] = [];
  const act: AnyViewProps['act'] = (endpoint, input) => {
    calls.push({ name: endpoint.name, input });
    const knownValue: Readonly<Record<string, unknown>> = {
      'interaction.tabs.get': ok({ tabs: keys.map((key) => ({ key, total: 1 })), is_moderator: true }),
      'interaction.list.get': ok({ list: [POST], total: 1, page: 1, page_size: 10, has_more: false }),
      'comment.mine.get': ok({ liked: [], can_delete: [], pending: [], is_banned: 0 }),
      ...answers,
    };
    return Promise.resolve(knownValue[endpoint.name]);
  };
  return { ...drawView(view, { props: { goods_id: 'p_1' }, locale: 'en', act, viewer }), calls };
}

afterEach(cleanup);

describe('class', () => {
  test('D89: a stranger is asked to log in, and nothing of the class is asked for', () => {
    const { calls, intents } = draw({ status: 'out' });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect([calls, intents.map(({ name }) => name)]).toEqual([[], ['login.open']]);
  });

  test('D89: who does not study it is shown the way to the price', async () => {
    draw(IN, { 'interaction.tabs.get': { ok: false, code: 'not-entitled', msg: 'No' } });
    const way = await screen.findByRole('link', { name: 'See how to join' });
    expect(way.getAttribute('href')).toBe('#buy');
  });

  test('D89: tabs are asked for one by one; a moderator’s pick is taken back where it is not taken', async () => {
    const { calls, intents } = draw(IN, {
      'interaction.essence.set': { ok: false, code: 'not-found', msg: 'Gone' },
    });
    expect(await screen.findByText('Why twice?')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Make it a pick' }));
    await waitFor(() => expect(intents).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Make it a pick' })).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: /^Mine/ }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        name: 'interaction.list.get',
        input: { resource_id: 'p_1', tab: 'mine', page: 1, page_size: 10 },
      }),
    );
  });
});
