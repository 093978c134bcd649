/** Comments as people use them: read, written with what fails kept, liked and taken back, rated after half (D88, M193, M286). */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const IN = { status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } } as const;
const MINE = { liked: [], can_delete: [], pending: [], is_banned: 0 };
const OWN = {
  id: 'c_own',
  user: { nickname: 'Ann', avatar: '', is_teacher: false },
  content: 'New words',
  images: [],
  like_count: 0,
  created_at: '',
  created_ts: 1_793_189_700,
  parent_id: '',
  kind: '',
  state: 'shown',
};

type Answers = Readonly<Record<string, unknown>>;
const ok = (data: unknown) => ({ ok: true, data });
const no = (msg: string) => ({ ok: false, code: 'rate-limited', msg });

function draw(answers: Answers = {}, options: { name?: string; isIn?: boolean; isRated?: boolean } = {}) {
  const { name = 'typical', isIn = true, isRated = false } = options;
  const example = examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`no example ${name}`);
  const calls: { name: string; input: unknown }[] = [];
  const act: AnyViewProps['act'] = (endpoint, input) => {
    calls.push({ name: endpoint.name, input });
    return Promise.resolve({ 'comment.mine.get': ok(MINE), ...answers }[endpoint.name] ?? no('Not expected'));
  };
  const drawing = drawView(view, {
    props: example.props,
    data: { ...example.data },
    locale: 'en',
    act,
    viewer: isIn ? IN : { status: 'out' },
    ...(isRated ? { boot: { info: { goods_rating: 1 } } } : {}),
  });
  return { ...drawing, calls };
}

const begin = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'What do you think of it?' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox');
};
const write = async (text: string) => {
  const box = await begin();
  fireEvent.change(box, { target: { value: text } });
  return box;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('comments', () => {
  test('D88: what is written is shown at once, and the box is empty when it was taken', async () => {
    const { calls } = draw({ 'comment.add': ok(OWN) });
    const box = await write('New words');
    expect(document.activeElement).toBe(box);
    expect(screen.getByText('9/500')).toBeDefined();
    press('Post');
    expect(await screen.findByText('Posting…')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Posting…')).toBeNull());
    expect(screen.getAllByText('New words')).toHaveLength(1);
    expect(box.value).toBe('');
    expect(calls).toContainEqual({
      name: 'comment.add',
      input: { resource_id: 'p_1', content: 'New words' },
    });
  });

  test('D88: what was refused stays in the box with the reason, and a second try is offered', async () => {
    draw({ 'comment.add': no('Too fast. Wait a moment.') });
    const box = await write('New words');
    press('Post');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too fast. Wait a moment.'));
    expect(box.value).toBe('New words');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.queryByText('Posting…')).toBeNull();
  });

  test('D88: one that waits for the shop says so, to its writer alone', async () => {
    draw({ 'comment.mine.get': ok({ ...MINE, pending: [{ ...OWN, state: 'pending' }] }) });
    expect(await screen.findByText('Under review')).toBeDefined();
    cleanup();
    draw({}, { isIn: false });
    expect(screen.queryByText('Under review')).toBeNull();
  });

  test('M193, M286: somebody banned is told, and has no box', async () => {
    draw({ 'comment.mine.get': ok({ ...MINE, is_banned: 1 }) });
    expect(await screen.findByText('Sorry, you have been banned by administrator')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'What do you think of it?' })).toBeNull();
  });

  test('D88: a like counts at once, and is taken back where it was not taken', async () => {
    const { intents } = draw({ 'comment.like': no('No connection') });
    const [like] = screen.getAllByRole('button', { name: /^Like what Ada/ });
    if (like === undefined) throw new Error('no like');
    fireEvent.click(like);
    await waitFor(() => expect(intents.map(({ name }) => name)).toEqual(['message.toast']));
    expect(like.getAttribute('aria-pressed')).toBe('false');
    expect(like.textContent).toBe('Like');
  });

  test('D88: a stranger who likes or posts is asked to log in, and what they wrote stays', async () => {
    const { intents, calls } = draw({}, { isIn: false });
    fireEvent.click(screen.getAllByRole('button', { name: /^Like what Ada/ })[0] ?? document.body);
    const box = await write('Half a thought');
    press('Log in to post');
    expect(intents.map(({ name }) => name)).toEqual(['login.open', 'login.open']);
    expect(box.value).toBe('Half a thought');
    expect(calls).toEqual([]);
    cleanup();
    draw();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Half a thought');
  });

  test('D88: a reply opens focused, Escape leaves it and the focus goes back', async () => {
    draw();
    const reply = screen.getByRole('button', { name: 'Reply to Ada' });
    fireEvent.click(reply);
    const box = await screen.findByRole('textbox', { name: 'Reply to Ada' });
    expect(document.activeElement).toBe(box);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(reply);
  });

  test('D88: all replies are brought when they are wanted, and a second try is offered where they are not', async () => {
    const page = { list: [{ ...OWN, id: 'r_9', content: 'The fifth' }], total: 5, page: 1, page_size: 20 };
    const answers: Record<string, unknown> = { 'comment.replies.get': no('No connection') };
    const { calls } = draw(answers);
    press('Show all 5 replies');
    await screen.findByRole('button', { name: /didn’t load/ });
    expect(calls.some(({ name }) => name === 'comment.replies.get')).toBe(true);
    cleanup();
    draw({ 'comment.replies.get': ok({ ...page, has_more: false }) });
    press('Show all 5 replies');
    expect(await screen.findByText('The fifth')).toBeDefined();
  });

  test('D88: what is deleted can be had back for some seconds, then the server is told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      const answers = { 'comment.mine.get': ok({ ...MINE, can_delete: ['c_3'] }), 'comment.delete': ok({}) };
      const { calls } = draw(answers);
      const remove = () => screen.findByRole('button', { name: 'Delete what Ada said' });
      fireEvent.click(await remove());
      expect(document.activeElement?.textContent).toBe('Undo');
      press('Undo');
      vi.advanceTimersByTime(20_000);
      expect(calls.some(({ name }) => name === 'comment.delete')).toBe(false);
      fireEvent.click(await remove());
      vi.advanceTimersByTime(8_000);
      await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
      expect(calls).toContainEqual({ name: 'comment.delete', input: { id: 'c_3' } });
      expect(screen.queryByText(/Short, kind/)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('D88: half of it done, five stars are asked for, shown at once and taken back where they were not taken', async () => {
    const answers = {
      'rating.mine.get': ok({ stars: 0, may_rate: true }),
      'rating.set': no('No connection'),
    };
    const { intents } = draw(answers, { isRated: true });
    const group = await screen.findByRole('group', { name: 'How do you like it so far?' });
    fireEvent.click(within(group).getByRole('radio', { name: '4 stars' }));
    await waitFor(() => expect(intents).toHaveLength(1));
    expect(await screen.findByRole('group', { name: 'How do you like it so far?' })).toBeDefined();
  });

  test('D88: comments are text: markup in them is read as letters', () => {
    const { container } = draw({}, { name: 'hostile' });
    expect(container.querySelector('img[src="x"], script, b, [href^="data:"]')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)><b>bold</b>')).toBeDefined();
  });
});
