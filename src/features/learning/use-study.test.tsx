/** Study in a component: a session for each lesson that is wanted. */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { EngineProvider } from '#engine/provider.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { buildEngine } from '../../../tests/support/engine.ts';
import { makeStudyServer } from '../../../tests/support/study-server.ts';
import { useStudy, type Study } from './index.ts';

// What outlives a page goes by a fetch of its own.
const leaving = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));

afterEach(() => {
  cleanup();
  leaving.mockClear();
});
afterAll(() => leaving.mockRestore());

const IN = { status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } } as const;
const lesson = (id: string) => ({ resource_id: id, resource_type: 1, product_id: 'p_1', product_type: 50 });

function page(call: Caller, mode: 'live' | 'preview' = 'live') {
  const engine = buildEngine([], { call, mode });
  engine.viewer.set(IN);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EngineProvider engine={engine}>{children}</EngineProvider>
  );
  return { engine, wrapper };
}

describe('studying in a page', () => {
  const server = () => makeStudyServer(() => 0, { position: 5, learn_progress: 12 });
  const draw = (call: Caller, mode?: 'preview') => {
    const { engine, wrapper } = page(call, mode);
    const drawnView = renderHook(
      ({ id, isWanted }: { id: string; isWanted: boolean }): Study => useStudy(lesson(id), isWanted),
      { wrapper, initialProps: { id: 't_1', isWanted: false } },
    );
    return { engine, ...drawnView };
  };

  test('D80: a session is opened when it is wanted, and each lesson has its own', async () => {
    const { sessions, called, caller } = server();
    const { result, rerender } = draw(caller(() => true));
    expect([result.current.phase, called]).toEqual(['idle', []]);
    rerender({ id: 't_1', isWanted: true });
    await waitFor(() => expect(result.current.phase).toBe('studying'));
    expect(result.current).toMatchObject({ progress: 12, resume: { position: 5 }, saveState: 'all' });
    rerender({ id: 't_2', isWanted: true });
    await waitFor(() => expect(sessions.size).toBe(2));
    rerender({ id: 't_2', isWanted: false });
    expect(result.current.phase).toBe('idle');
    expect(leaving).not.toHaveBeenCalled();
  });

  test('D80: what is open when the page goes is sent by a call that outlives it', async () => {
    const { caller } = server();
    const { result, rerender, unmount } = draw(caller(() => true));
    rerender({ id: 't_1', isWanted: true });
    await waitFor(() => expect(result.current.phase).toBe('studying'));
    act(() => result.current.reportScroll(300, 33.9));
    unmount();
    expect(leaving).toHaveBeenCalledWith(
      expect.stringContaining('/api/learn.record.push/1.0.0'),
      expect.objectContaining({
        keepalive: true,
        body: expect.stringContaining('bizData%5Borg_learn_progress%5D=300'),
      }),
    );
  });

  test('D80: what is told while it is drawn anew goes to the same session', async () => {
    const { called, caller } = server();
    const { result, rerender } = draw(caller(() => true));
    rerender({ id: 't_1', isWanted: true });
    await waitFor(() => expect(result.current.phase).toBe('studying'));
    act(() => result.current.reportScroll(300, 33.9));
    rerender({ id: 't_1', isWanted: true });
    expect([result.current.progress, called]).toEqual([33, ['learn.session.open']]);
  });

  test('D62: another person studies in a session of their own, nobody in none', async () => {
    const { sessions, caller } = server();
    const { engine, result, rerender } = draw(caller(() => true));
    rerender({ id: 't_1', isWanted: true });
    await waitFor(() => expect(result.current.phase).toBe('studying'));
    act(() => engine.events.emit('auth:changed', { isIn: false }));
    expect([result.current.phase, sessions.size]).toEqual(['idle', 1]);
    act(() => engine.events.emit('auth:changed', { isIn: true }));
    await waitFor(() => expect([result.current.phase, sessions.size]).toEqual(['studying', 2]));
  });

  test('D43: a preview opens none', () => {
    const { called, caller } = server();
    const { result, rerender } = draw(
      caller(() => true),
      'preview',
    );
    rerender({ id: 't_1', isWanted: true });
    expect([result.current.phase, called]).toEqual(['idle', []]);
  });
});
