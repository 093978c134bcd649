/** The lists of tasks: where each stands, the way on, tabs with counts at whichever address, and words for nothing. */
import { act as settle, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

async function open(name: string) {
  const example = examples.find((one) => one.name === name);
  const data = example?.data?.['list'] ?? example?.data?.['studies'];
  const inputs: unknown[] = [];
  const act: AnyViewProps['act'] = (endpoint, input) => {
    inputs.push([endpoint.name, input]);
    return Promise.resolve({ ok: true, data });
  };
  drawView(view, { props: example?.props ?? {}, locale: 'en', act });
  await settle(() => Promise.resolve());
  return inputs;
}

afterEach(cleanup);

describe('the lists of tasks', () => {
  test('M28, D86: each tells when it is due and where it stands, and leads to it', async () => {
    expect(await open('typical')).toMatchObject([['task.list.get', { page: 1 }]]);
    const rows = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(rows[0]).toContain('Sent back');
    expect(rows[1]).toContain('Overdue since Nov 22, 2026, 20:00');
    expect(rows[3]).toContain('Handed in late');
    expect(rows[4]).toContain('Score 92');
    const link = screen.getByRole('link', { name: /^Revise: / });
    expect(link.getAttribute('href')).toBe('/checkTask?task_id=task_3');
    const tabs = [...screen.getByRole('navigation', { name: 'Tasks by state' }).querySelectorAll('a')];
    expect(tabs.map((one) => [one.textContent, one.getAttribute('href')])).toContainEqual([
      'To do 1',
      '/taskBook?tab=todo',
    ]);
  });

  test('M45, D86: what is to be studied tells how far one is and leads on', async () => {
    expect(await open('studies')).toMatchObject([['task.study.get', { page: 1 }]]);
    const actions = screen.getAllByRole('link', { name: /^(Continue|Review|Start): / });
    expect(actions.map((one) => one.textContent)).toEqual(['Continue', 'Continue', 'Start', 'Review']);
    expect(screen.getByRole('link', { name: 'Assignments' }).getAttribute('href')).toBe(
      '/p/t_pc/pc_training/my_tasks?tab=tasks',
    );
  });

  test('M28: nothing there says so and leads on', async () => {
    await open('empty');
    expect(document.body.textContent).toContain('No tasks yet');
    expect(screen.getByRole('link', { name: 'My courses' }).getAttribute('href')).toBe('/my-courses');
  });
});
