/** The end of the canvas' top bar with its boxes, over a shop of fakes whose calls are answered from a table. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Locale } from '#schemas/locale.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { DraftActions } from '#desk/canvas/drafts/draft-actions.tsx';
import { AutosaveContext } from '#desk/canvas/drafts/use-autosave.ts';
import { EditorContext } from '#desk/canvas/model/use-editor.ts';
import { DeskContext, type DeskContextValue } from '#desk/kit/calls/desk-context.ts';
import { buildCatalogue, buildEntry, buildRenderer } from '../catalogue.ts';
import { Browser, FakeServer } from './draft-world.ts';
import { HOME } from './edits.ts';

/** A day so many days from now, like 2026-01-31. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

const catalogue: Catalogue = buildCatalogue([buildEntry(buildRenderer('note'))]);
const block = (text: string) => ({ id: 'a', kind: 'note', v: 1, props: { text } });
export const page = (text: string) => ({
  schema_version: 1,
  id: 'home',
  kind: 'home',
  title: 'Home',
  regions: { main: [block(text)] },
});

export type Answers = Record<string, (input: Record<string, unknown>) => unknown>;

/** A desk whose calls are answered from a table, and which notes what was asked. */
function deskOf(answers: Answers) {
  const calls: [string, Record<string, unknown>][] = [];
  const ask = async ({ name }: { name: string }, input: Record<string, unknown>) => {
    calls.push([name, input]);
    const answer = answers[name]?.(input);
    return answer === undefined
      ? { ok: false, code: 'not-found', msg: 'Not found' }
      : Object(answer).ok === false
        ? answer
        : { ok: true, data: answer };
  };
  const session = {
    shop: 's',
    shop_name: 'S',
    person: 'p',
    role: 'owner',
    scopes: ['goods.write'],
    expires_at: 0,
  };
  const value = { ask, call: ask, session, appId: 'app' } as unknown as DeskContextValue;
  return { calls, value };
}

const MARK = { by: 'Mei', note: '', at: 1_764_000_000 };
export const VERSION = { kind: 'page', id: 'home', hash: 'v1', ...MARK };

const ANSWERS: Answers = {
  'console.draft.list': () => ({ items: [VERSION], total: 1 }),
  'console.page.get': () => ({
    item: { ...VERSION, title: 'Home', state: 'live', live: VERSION },
    version: 'v1',
  }),
  'console.version.get': () => ({ ...VERSION, body: page('before'), created_at: MARK.at }),
  'console.version.list': () => ({ items: [{ ...VERSION, hash: 'v2' }, VERSION], total: 2 }),
  'console.release.list': () => ({
    items: [2, 1].map((number) => ({ number, ...MARK, documents: [VERSION], changes: [] })),
    total: 2,
  }),
  'console.schedule.list': () => ({
    items: [{ ...VERSION, publish_at: 4_000_000_000, body: page('x') }],
    total: 1,
  }),
  'console.sale.list': () => ({ items: [] }),
  'console.draft.publish': () => ({ versions: [], gone: [], release: 7, hidden: [] }),
};

/** @param beside stands beside the bar, within the same editor */
export async function drawDrafts(answers: Answers = {}, locale: Locale = 'en', beside?: ReactNode) {
  const browser = new Browser(new FakeServer(page('before')));
  const tab = await browser.open();
  const desk = deskOf({ ...ANSWERS, ...answers });
  const { container } = render(
    <WordsProvider locale={locale}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DeskContext value={desk.value}>
          <EditorContext value={tab.editor}>
            <AutosaveContext value={tab.autosave}>
              <DraftActions documents={[HOME]} catalogue={catalogue} />
              {beside}
            </AutosaveContext>
          </EditorContext>
        </DeskContext>
      </QueryClientProvider>
    </WordsProvider>,
  );
  const action = (name: string) => {
    const button = container.querySelector<HTMLElement>(`[data-action="${name}"]`);
    if (button === null) throw new Error(`no button ${name}`);
    return button;
  };
  const save = () => container.querySelector('[data-save]');
  const type = (text: string) =>
    act(() => void tab.editor.set({ document: HOME, node: 'a', pointer: '/props/text' }, text));
  return { browser, tab, desk, container, action, save, type };
}
