/** The save state and the boxes around publishing, as a merchant at the desk meets them. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#schemas/locale.ts';
import type { Browser, Tab } from '../../../tests/support/desk/draft-world.ts';
import {
  dayAhead,
  drawDrafts,
  page,
  VERSION,
  type Answers,
} from '../../../tests/support/desk/draw-drafts.tsx';
import { HOME } from '../../../tests/support/desk/edits.ts';

let tab: Tab;
let browser: Browser;
let type: (text: string) => void;

async function draw(answers: Answers = {}, locale: Locale = 'en') {
  const world = await drawDrafts(answers, locale);
  ({ tab, browser, type } = world);
  return world;
}

afterEach(cleanup);

describe('the save state', () => {
  it('is never blank, and follows what becomes of an edit', async () => {
    const { save, action } = await draw();
    expect([save()?.getAttribute('data-save'), save()?.textContent]).toEqual(['saved', 'Saved']);
    type('x');
    expect([save()?.getAttribute('data-save'), save()?.textContent]).toEqual(['saving', 'Saving…']);
    fireEvent.click(action('save'));
    await waitFor(() => expect(save()?.getAttribute('data-save')).toBe('saved'));
  });

  it('says why something is kept here alone', async () => {
    const { save } = await draw();
    browser.server.fates = ['signed-out'];
    type('x');
    await act(() => browser.clock.advance(1_000));
    expect(save()?.getAttribute('data-save')).toBe('local');
    expect(screen.getByText(/once you sign in again/)).toBeDefined();
  });

  it('shows what two people wrote, and a press takes theirs', async () => {
    const { save, action } = await draw();
    type('mine');
    browser.server.put(page('theirs'));
    await act(() => browser.clock.advance(2_000));
    expect(save()?.getAttribute('data-save')).toBe('conflict');
    fireEvent.click(action('save'));
    expect(screen.getByText('Yours: mine')).toBeDefined();
    fireEvent.click(screen.getByText('Use theirs'));
    expect(JSON.stringify(tab.editor.getState().documents[HOME]?.body)).toContain('theirs');
    fireEvent.click(screen.getByText('Got it'));
    await act(() => browser.clock.advance(2_000));
    expect(save()?.getAttribute('data-save')).toBe('saved');
  });
});

describe('publishing', () => {
  it('tells in words what changes, and publishes what is chosen as one release', async () => {
    const { action, desk } = await draw();
    type('after');
    fireEvent.click(action('publish'));
    expect(await screen.findByText(/note: .* changed/)).toBeDefined();
    expect(screen.getByText('before → after')).toBeDefined();
    fireEvent.click(action('publish'));
    await waitFor(() => expect(desk.calls.map(([name]) => name)).toContain('console.draft.publish'));
    expect(desk.calls.find(([name]) => name === 'console.draft.publish')?.[1]).toMatchObject({
      documents: [{ kind: 'page', id: 'home' }],
      force: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names what is wrong by its block, which a press chooses', async () => {
    const { action } = await draw();
    act(() => void tab.editor.set({ document: HOME, node: 'a', pointer: '/props/size' }, 99));
    fireEvent.click(action('publish'));
    expect(await screen.findByText('To fix first:')).toBeDefined();
    const [link] = screen.getAllByRole('button', { name: 'note' });
    if (link !== undefined) fireEvent.click(link);
    expect(tab.editor.getState().selection).toEqual({ document: HOME, node: 'a' });
  });

  it('asks before it replaces what another person published meanwhile', async () => {
    const { action, desk } = await draw({
      'console.draft.publish': ({ force }) =>
        force === true
          ? { versions: [], gone: [], release: 8, hidden: [] }
          : { ok: false, code: 'state-conflict', msg: 'no' },
    });
    fireEvent.click(action('publish'));
    await screen.findByText('Note (optional)');
    fireEvent.click(action('publish'));
    expect(await screen.findByText(/Someone published/)).toBeDefined();
    fireEvent.click(action('publish'));
    await waitFor(() =>
      expect(desk.calls.filter(([name]) => name === 'console.draft.publish')).toHaveLength(2),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the calendar', () => {
  it('asks for moments by the shop’s clock, in their order, and puts the draft on it', async () => {
    const { action, container, desk } = await draw({
      'console.schedule.save': () => ({ versions: [VERSION], hidden: [] }),
    });
    fireEvent.click(action('schedule'));
    await screen.findByRole('dialog');
    const input = (name: string, value: string) => {
      const control = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control !== null) fireEvent.change(control, { target: { value } });
    };
    fireEvent.click(action('schedule'));
    expect(await screen.findByText('Choose a date and time')).toBeDefined();
    const focusedName = () => document.activeElement?.getAttribute('name');
    await waitFor(() => expect(focusedName()).toBe('publish_at'));
    input('publish_at', '2099-01-02T08:00');
    fireEvent.click(action('schedule'));
    expect(await screen.findByText('Choose a time no more than a year ahead')).toBeDefined();
    input('publish_at', `${dayAhead(20)}T08:00`);
    input('take_back_at', `${dayAhead(19)}T08:00`);
    fireEvent.click(action('schedule'));
    expect(await screen.findByText(/later than the time it goes live/)).toBeDefined();
    await waitFor(() => expect(focusedName()).toBe('take_back_at'));
    input('take_back_at', '2099-01-03T08:00');
    fireEvent.click(action('schedule'));
    expect(await screen.findByText('Choose a time no more than a year ahead')).toBeDefined();
    input('take_back_at', `${dayAhead(21)}T08:00`);
    fireEvent.click(action('schedule'));
    await waitFor(() => expect(desk.calls.map(([name]) => name)).toContain('console.schedule.save'));
    expect(desk.calls.find(([name]) => name === 'console.schedule.save')?.[1]).toMatchObject({
      at: `${dayAhead(20)}T00:00:00.000Z`,
      take_back_at: `${dayAhead(21)}T00:00:00.000Z`,
      documents: [{ kind: 'page', id: 'home' }],
    });
  });
});

describe('the calendar with prices', () => {
  it('ADR-770: takes along a draft that is saved by the press itself', async () => {
    const { action, container, desk } = await draw({
      'console.draft.list': () => ({
        items: browser.server.saves > 0 ? [VERSION] : [],
        total: 1,
      }),
      'console.goods.list': () => ({
        items: [{ id: 'g1', title: 'Course', cover: '', price: 9900 }],
        total: 1,
      }),
      'console.goods.get': () => ({ item: { title: 'Course', price: 9900, type: 50 }, version: 'v1' }),
      'console.schedule.save': () => ({ versions: [VERSION], hidden: [] }),
    });
    fireEvent.click(action('schedule'));
    fireEvent.click(await screen.findByText('Add a product'));
    fireEvent.click(await screen.findByText('Course'));
    fireEvent.click(screen.getByText(/^Done/));
    fireEvent.change(await screen.findByLabelText('Price (¥)'), { target: { value: '49' } });
    const start = container.querySelector('[name="publish_at"]');
    if (start !== null) fireEvent.change(start, { target: { value: `${dayAhead(20)}T08:00` } });
    type('after');
    fireEvent.click(action('schedule'));
    await waitFor(() => expect(desk.calls.map(([name]) => name)).toContain('console.schedule.save'));
    expect(desk.calls.find(([name]) => name === 'console.schedule.save')?.[1]).toMatchObject({
      documents: [{ kind: 'page', id: 'home' }],
      changes: [{ kind: 'good', id: 'g1' }],
    });
  });
});

describe('a draft', () => {
  it('is discarded after asking once, and undo brings it back', async () => {
    const { action, desk } = await draw({
      'console.draft.discard': () => ({}),
      'console.draft.get': () => ({ ...VERSION, base: 'v1', body: page('before') }),
    });
    const isDiscarded = () => desk.calls.some(([name]) => name === 'console.draft.discard');
    type('now');
    fireEvent.click(action('publish'));
    fireEvent.click(await screen.findByText('Discard draft'));
    fireEvent.click(screen.getByText('Cancel', { selector: '[role="alert"] *' }));
    expect(isDiscarded()).toBe(false);
    fireEvent.click(screen.getByText('Discard draft'));
    expect(document.activeElement).toBe(action('confirm'));
    fireEvent.click(action('confirm'));
    await waitFor(() => expect(JSON.stringify(tab.editor.getState().documents)).toContain('before'));
    expect(isDiscarded()).toBe(true);
    act(() => void tab.editor.undo());
    expect(JSON.stringify(tab.editor.getState().documents)).toContain('now');
  });
});

describe('the history', () => {
  it('compares a version, opens it as one step, and puts it live again after asking once', async () => {
    const { action, container, desk } = await draw({
      'console.version.restore': () => ({ versions: [], gone: [], hidden: [] }),
    });
    type('now');
    fireEvent.click(action('history'));
    await screen.findByText('Live now');
    const [, compare] = screen.getAllByText('Compare with draft');
    if (compare !== undefined) fireEvent.click(compare);
    expect(await screen.findByText(/note: .* changed/)).toBeDefined();
    fireEvent.click(action('rollback'));
    fireEvent.click(action('confirm'));
    await waitFor(() => expect(desk.calls.map(([name]) => name)).toContain('console.version.restore'));
    await waitFor(() => expect(container.querySelector('[data-version="v1"]')).toBeNull());
  });

  it('opens an older version in the editor, and undo brings the draft back', async () => {
    const { action } = await draw();
    type('now');
    fireEvent.click(action('history'));
    const [, open] = await screen.findAllByText('Open in the editor');
    if (open !== undefined) fireEvent.click(open);
    await waitFor(() => expect(JSON.stringify(tab.editor.getState().documents)).toContain('before'));
    act(() => void tab.editor.undo());
    expect(JSON.stringify(tab.editor.getState().documents)).toContain('now');
  });

  it('lists releases of the whole shop', async () => {
    const { action, container } = await draw({}, 'cn');
    fireEvent.click(action('history'));
    fireEvent.click(await screen.findByRole('tab', { name: '整店发布' }));
    expect(await screen.findByText('第 1 次发布')).toBeDefined();
    expect(container.querySelectorAll('[data-release]')).toHaveLength(2);
  });
});
