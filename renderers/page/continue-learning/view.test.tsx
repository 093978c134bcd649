/** What the learner sees of their own learning, and what strangers see in its place. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fallbacks } from '#engine/define-view.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { buildEngine } from '../../../tests/support/engine.ts';
import { definition } from './definition.ts';
import { examples } from './examples.ts';
import view from './view.tsx';

afterEach(cleanup);

const root = { 'data-node': 'n1', 'data-kind': 'continue-learning' };

function draw(name: string) {
  const example = examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`There is no example ${name}`);
  return render(
    drawBlock({ kind: 'continue-learning', props: example.props, data: example.data, locale: 'en' }),
  );
}

function drawFallback(name: keyof Fallbacks, signed_out: string, status: 'unknown' | 'out' = 'unknown') {
  const retry = vi.fn<() => void>();
  const engine = buildEngine([], { locale: 'en' });
  engine.viewer.set({ status });
  const Look = view[name]?.bind(view);
  if (Look === undefined) throw new Error(`There is no look ${name}`);
  const { container } = render(
    <EngineProvider engine={engine}>
      <Look root={root} t={view.translate('en')} retry={retry} props={{ signed_out, limit: 3 }} />
    </EngineProvider>,
  );
  return { container, retry };
}

describe('continue learning', () => {
  it('D82, D114: its records are the learner’s own and never asked for before the page stands', () => {
    const plan = definition.data(
      { limit: 3, signed_out: 'nothing' },
      {
        shopId: 'appknowledge',
        locale: 'cn',
        capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
        params: {},
      },
    );
    expect(plan.records).toMatchObject({ priority: 'deferred', input: { page: 1, page_size: 3 } });
    expect(plan.records.endpoint.perLearner).toBe(true);
  });

  it('D82: shows cover, title, progress in words and the way on', () => {
    draw('typical');
    const [first, finishedElement, goneElement] = screen.getAllByRole('progressbar');
    expect(first?.getAttribute('aria-valuenow')).toBe('63');
    expect(first?.getAttribute('aria-valuetext')).toBe('63% done');
    expect(finishedElement?.getAttribute('aria-valuetext')).toBe('Finished');
    expect(screen.getByRole('link', { name: '从零做出一款产品' }).getAttribute('href')).toBe(
      '/detail/course_1/50',
    );
    expect(goneElement?.getAttribute('aria-valuenow')).toBe('45');
  });

  it('D82: what was taken down stays, greyed and without a way in', () => {
    draw('typical');
    expect(screen.getByText('No longer available')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '博客年代的写作课' })).toBeNull();
  });

  it('ux records: nothing begun yet leads to the courses', () => {
    draw('empty');
    expect(screen.getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/all/0');
  });

  it('D114: a stranger is invited, or sees nothing, as the merchant wants', () => {
    const { retry } = drawFallback('LoggedOut', 'invite', 'out');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(retry).toHaveBeenCalledTimes(1);
    cleanup();
    expect(drawFallback('LoggedOut', 'nothing', 'out').container.textContent).toBe('');
  });

  it('performance: before anybody is known it holds its place only where strangers get an invitation', () => {
    expect(drawFallback('Loading', 'nothing').container.firstElementChild?.hasAttribute('hidden')).toBe(true);
    cleanup();
    const { container } = drawFallback('Loading', 'invite');
    expect(container.querySelector('[aria-busy="true"]')?.childElementCount).toBe(3);
  });
});
