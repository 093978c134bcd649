/** The list of courses: progress, the way on, tabs at whichever of its two addresses, and words for nothing. */
import { act as settle, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

async function open(name: string, place = 'my-courses') {
  const answer = { ok: true, data: examples.find((one) => one.name === name)?.data?.['list'] };
  const inputs: unknown[] = [];
  const act: AnyViewProps['act'] = (_endpoint, input) => {
    inputs.push(input);
    return Promise.resolve(answer);
  };
  drawView(view, { props: { tab: 'all', place }, locale: 'en', act });
  await settle(() => Promise.resolve());
  return inputs;
}

afterEach(cleanup);

describe('the list of courses', () => {
  test('D23: each tells how far its learner is and leads on', async () => {
    expect(await open('typical')).toMatchObject([{ tab: 'all', page: 1 }]);
    const bars = screen.getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['42', '100', '0']);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Last lesson: 第三课');
    const actions = screen.getAllByRole('link', { name: /^(Continue|Review|Start): / });
    expect(actions.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Continue', '/detail/course_0/50'],
      ['Review', '/detail/course_1/50'],
      ['Start', '/detail/course_2/50'],
    ]);
  });

  test.each([
    ['my-courses', '/my-courses?tab=live'],
    ['training-my-course', '/p/t_pc/pc_training/my_course?tab=live'],
  ])('D23, M44: at %s its tabs stay there', async (place, href) => {
    await open('minimal', place);
    const tabs = screen.getByRole('navigation', { name: 'Courses by type' });
    expect([...tabs.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toContain(href);
  });

  test('D23: nothing there says so and leads home', async () => {
    await open('empty');
    expect(document.body.textContent).toContain('No courses to study yet');
    expect(screen.getByRole('link', { name: 'Browse the shop' }).getAttribute('href')).toBe('/');
  });
});
