/** A block whose fetching part cannot be had says so, and brings it when somebody tries again. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { request } from '#schemas/page/data-request.ts';
import { drawPage } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';

const net = vi.hoisted(() => ({ isLost: true }));
vi.mock('./fetched.tsx', () => {
  if (net.isLost) throw new Error('Failed to fetch dynamically imported module');
  return { Fetched: () => 'came' };
});

const read = defineEndpoint({
  name: 'test.get',
  access: 'anyone',
  gate: 'nothing',
  area: 'test',
  summary: '',
  input: Type.Object({}),
  data: Type.Object({}),
});
const late = buildView('late', {
  data: { one: request(read, {}, { priority: 'deferred' }) },
  draw: () => null,
});

afterEach(cleanup);

test('R59: a part of the script that is lost is told of, and comes by a retry', async () => {
  const { container } = await act(async () =>
    drawPage(buildEngine([late]), buildDocument([buildNode('a', 'late')])),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('这部分内容暂时无法显示重试');
  net.isLost = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await expect.poll(() => container.textContent).toBe('came');
});
