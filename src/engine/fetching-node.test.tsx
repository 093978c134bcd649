/** The part that fetches a block's data: brought where it is needed, and told of where it cannot be had. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '#schemas/page/data-request.ts';
import { buildEndpoint } from '../../tests/support/build-endpoint.ts';
import { drawPage } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';

const net = vi.hoisted(() => ({ isLost: true, asked: 0 }));
vi.mock('./fetched.tsx', () => {
  net.asked += 1;
  if (net.isLost) throw new Error('Failed to fetch dynamically imported module');
  return { QueryNode: () => 'came' };
});

const late = buildView('late', {
  data: { one: request(buildEndpoint('all.get', 'anyone'), {}, { priority: 'deferred' }) },
  draw: () => null,
});
const personal = buildView('late', {
  data: { one: request(buildEndpoint('own.get', 'learner'), {}) },
  draw: () => null,
});
const page = buildDocument([buildNode('a', 'late')]);

afterEach(cleanup);

test('performance: a block that asks for nothing now has no script brought for it', async () => {
  const engine = buildEngine([personal]);
  engine.viewer.set({ status: 'out' });
  drawPage(engine, page);
  const failedValue = { a: { one: { ok: false, code: 'network', msg: '' } } } as const;
  drawPage(buildEngine([late]), page, failedValue);
  await act(() => vi.dynamicImportSettled());
  expect(net.asked).toBe(0);
});

test('R59: a part of the script that is lost is told of, and comes by a retry', async () => {
  const { container } = drawPage(buildEngine([late]), page);
  expect((await screen.findByRole('alert')).textContent).toBe('这部分内容暂时无法显示重试');
  net.isLost = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await expect.poll(() => container.textContent).toBe('came');
});
