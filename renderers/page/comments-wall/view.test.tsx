/** The wall shows what was said and by whom, and nothing else of anybody. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { definition } from './definition.ts';
import { examples } from './examples.ts';

afterEach(cleanup);

function draw(name: string) {
  const example = examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`There is no example ${name}`);
  return render(drawBlock({ kind: 'comments-wall', props: example.props, data: example.data, locale: 'en' }));
}
const context = {
  shopId: 'appknowledge',
  locale: 'cn',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  params: {},
} as const;

describe('the comments wall', () => {
  it('D88: asks for the comments of a good in the HTML, and for none when they are typed', () => {
    const plan = definition.data({ comments: [], columns: 3, good: { id: 'p_1', limit: 6 } }, context);
    expect(plan.comments).toMatchObject({
      priority: 'critical',
      input: { resource_id: 'p_1', sort: 'hot', page: 1, page_size: 6 },
    });
    expect(definition.data({ comments: [], columns: 3 }, context)).toEqual({});
  });

  it('D36: typed comments carry name, role, mark of a teacher and likes', () => {
    draw('typed');
    const items = screen.getAllByRole('figure');
    expect(items).toHaveLength(3);
    const teacher = items[2];
    if (teacher === undefined) throw new Error('The third comment is missing');
    expect(within(teacher).getByText('Teacher')).toBeTruthy();
    expect(teacher.textContent).toContain('10k+ found this useful');
    expect(items[1]?.textContent).not.toContain('useful');
  });

  it('D88: a comment of a good comes with what a teacher answered', () => {
    draw('typical');
    expect(screen.getAllByRole('figure')).toHaveLength(4);
    expect(screen.getByText('请替我问候你家的周日晚上。', { exact: false })).toBeTruthy();
  });

  it('D88: what another learner replied is not shown as the teacher’s answer', () => {
    const user = (nickname: string, is_teacher: boolean) => ({ nickname, avatar: '', is_teacher });
    const buildMessage = (id: string, by: ReturnType<typeof user>, top2: object[] = []) => ({
      id,
      user: by,
      content: `Words of ${by.nickname}`,
      like_count: 0,
      created_ts: 1_792_671_000,
      replies: { total: top2.length, top2 },
    });
    const replies = [buildMessage('r1', user('Bo', false)), buildMessage('r2', user('Shen', true))];
    const list = [
      buildMessage('c1', user('Ann', false), replies),
      buildMessage('c2', user('Cai', false), [buildMessage('r3', user('Dee', false))]),
    ];
    const props = { comments: [], columns: 3, good: { id: 'p_1', limit: 6 } };
    render(drawBlock({ kind: 'comments-wall', props, data: { comments: { list } }, locale: 'en' }));
    expect(screen.getByText('Words of Shen', { exact: false })).toBeTruthy();
    expect(screen.queryByText(/Words of (?:Bo|Dee)/)).toBeNull();
  });

  it('D88: what a teacher writes under their own course is no word of a learner', () => {
    const by = (nickname: string, is_teacher: boolean) => ({
      id: nickname,
      user: { nickname, avatar: '', is_teacher },
      content: `Words of ${nickname}`,
      like_count: 0,
      created_ts: 1_792_671_000,
      replies: { total: 0, top2: [] },
    });
    const props = { comments: [], columns: 3, good: { id: 'p_1', limit: 6 } };
    const data = { comments: { list: [by('Shen', true), by('Ann', false)] } };
    render(drawBlock({ kind: 'comments-wall', props, data, locale: 'en' }));
    expect(screen.getAllByRole('figure')).toHaveLength(1);
    expect(screen.queryByText('Words of Shen')).toBeNull();
  });

  it('ux states: nobody has commented yet', () => {
    draw('empty');
    expect(screen.getByText('No comments yet')).toBeTruthy();
  });
});
