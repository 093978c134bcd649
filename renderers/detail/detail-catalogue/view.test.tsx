/** The outline of a course: what opens, what is locked and why, how long it takes. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { DirectoryNode } from '#schemas/content/outline.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import { treeOf } from './outline-tree.ts';
import view from './view.tsx';

const propsOf = (name: string) => {
  const match = examples.find((one) => one.name === name);
  if (match === undefined) throw new Error(`no example ${name}`);
  return match.props;
};
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

afterEach(cleanup);

describe('outline', () => {
  test('D67: a stranger opens trials alone, and sees lengths and locks', () => {
    drawView(view, { props: propsOf('typical') });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/detail/v_1/3?from_tag=p_1',
      '/detail/a_2/2?from_tag=p_1',
    ]);
    expect(lines()).toContain('一个句子的重心试学12:34');
    expect(lines()).toContain('动词有多重要试学 1:3012:34');
    expect(lines()).toContain('删掉一半购买后学习');
  });

  test('D67: of what is free everything opens', () => {
    drawView(view, { props: propsOf('free') });
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  test('D67: a learner sees their own locks, unlock times and progress in the same places', async () => {
    const own: DirectoryNode[] = propsOf('typical').list.map((node) => ({
      ...node,
      lock: node.id === 'n_2_1' ? 'not-yet' : '',
      progress: node.id === 'n_1_2' ? 40 : 0,
      is_finish: node.id === 'n_1_1' ? 1 : 0,
    }));
    const list = { list: own, total: 2, page: 1, page_size: 50, has_more: false };
    drawView(view, {
      props: propsOf('typical'),
      viewer: { status: 'in', user: { nickname: 'A', avatar: '', svip: false, bought: [] } },
      act: () => Promise.resolve({ ok: true, data: list }),
    });
    expect(await screen.findByText('已学完')).toBeDefined();
    expect(lines()).toContain('动词有多重要已学 40%12:34');
    expect(lines()).toContain('收信人2026年12月31日 20:00 解锁1:10:10');
    expect(
      within(screen.getByText('删掉一半').closest('li') ?? document.body).getByRole('link'),
    ).toBeDefined();
  });

  test('D67: a node whose parent did not come along is not lost, and a circle has an end', () => {
    const [chapter, lesson] = propsOf('typical').list;
    if (chapter === undefined || lesson === undefined) throw new Error('no nodes');
    expect(treeOf([lesson]).map(({ id }) => id)).toEqual([lesson.id]);
    expect(treeOf([{ ...chapter, parent_id: chapter.id }])).toHaveLength(1);
  });
});
