/** The outline of a menu on the screen, and the box that leads to another document (ADR-715, ADR-719). */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { blockCatalogue as kinds } from '#renderers/block-catalogue.gen.ts';
import { DeskContext } from '#desk/kit/calls/desk-context.ts';
import { makeTestDesk } from '../../../../tests/support/test-desk.tsx';
import { CanvasContext, type Canvas } from '../../canvas-context.ts';
import { makeCanvasStore } from '../../canvas-state.ts';
import { makeEditor } from '../../model/make-editor.ts';
import { EditorContext } from '../../model/use-editor.ts';
import { PageSwitch } from '../../pages/page-switch.tsx';
import { EntryOutline } from './entry-outline.tsx';

const NAVBAR = { nav_list: [{ title: 'Home' }, { title: 'Courses' }, { title: 'About' }] };
const ITEMS = [{ kind: 'page', id: 'about', title: 'About us', state: 'live' }];

function draw() {
  const editor = makeEditor({ kinds, now: () => 0, random: () => 'x' });
  editor.open({ kind: 'navbar', id: 'main', base: '', body: NAVBAR });
  editor.open({ kind: 'page', id: 'home', base: '', body: { title: 'Front page' } });
  const store = makeCanvasStore();
  const port = { ask: () => Promise.resolve() };
  const actions = { open: () => undefined };
  const canvas = { editor, store, port, actions, catalogue: kinds, documentKey: 'navbar/main' };
  const desk = makeTestDesk({ 'console.page.list': () => ({ items: ITEMS, total: 1 }) });
  render(
    <MemoryRouter>
      <WordsProvider locale="en">
        <QueryClientProvider client={new QueryClient()}>
          <DeskContext value={desk}>
            <EditorContext value={editor}>
              <CanvasContext value={canvas as unknown as Canvas}>
                <EntryOutline />
                <PageSwitch />
              </CanvasContext>
            </EditorContext>
          </DeskContext>
        </QueryClientProvider>
      </WordsProvider>
    </MemoryRouter>,
  );
  return { editor, store };
}
const entry = (pointer: string) => {
  const row = document.querySelector<HTMLElement>(`[data-entry="${pointer}"]`);
  if (row === null) throw new Error(`no ${pointer}`);
  return row;
};
const names = () =>
  [...document.querySelectorAll('[data-entry][aria-level="1"]')].map((row) => row.textContent);

afterEach(cleanup);

describe('entries on the screen', () => {
  it('ADR-719: are chosen, moved and deleted by keys, and what was done is said', () => {
    const { editor, store } = draw();
    fireEvent.click(entry('/nav_list/0'));
    expect(entry('/nav_list/0').getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(entry('/nav_list/0'), { key: 'ArrowDown' });
    expect(editor.getState().selection?.pointer).toBe('/nav_list/1');
    fireEvent.keyDown(entry('/nav_list/1'), { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['Courses', 'Home', 'About']);
    expect(store.getState().announcement.text).toBe('Courses, moved to 1 of 3');
    expect(entry('/nav_list/0').getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(entry('/nav_list/0'), { key: 'Delete' });
    expect(names()).toEqual(['Home', 'About']);
    editor.undo();
    editor.undo();
    expect(editor.getState().documents['navbar/main']?.body).toEqual(NAVBAR);
  });

  it('ADR-719: are added at the end, within another too', () => {
    draw();
    fireEvent.click(screen.getByLabelText('New entry in Submenu of About'));
    expect(entry('/nav_list/2/nav_list/0').getAttribute('aria-level')).toBe('2');
    const add = document.querySelector<HTMLElement>('[data-action="add-entry"]');
    if (add === null) throw new Error('no button');
    fireEvent.click(add);
    expect(names()).toHaveLength(4);
  });
});

describe('the box that leads to another document', () => {
  it('ADR-715: lists what is open in this window first, then what the shop has', async () => {
    draw();
    expect(await screen.findByText('About us')).toBeDefined();
    const links = [...document.querySelectorAll('[data-go]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/desk/page/page/home', '/desk/page/page/about']);
  });
});
