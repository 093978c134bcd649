/** Remarks on a block as a person meets them: read, written, resolved, and what is said when they are not there. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import { scopesOf } from '#schemas/console/roles.ts';
import { isObject } from '#schemas/page/json.ts';
import { DeskContext, type DeskContextValue } from '#desk/kit/calls/desk-context.ts';
import { keepFocus } from '#desk/kit/shell/keep-focus.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { RemarksPanel } from './remarks-panel.tsx';

afterEach(cleanup);

interface Row {
  id: string;
  node: string;
  text: string;
  by: string;
  is_own: boolean;
  state: 'open' | 'resolved';
  at: number;
}

/** What the compiler cannot follow: the answer is that of the call by its name. */
function answerAs<E extends ConsoleCall>(answer: object): AnswerOf<E>;
function answerAs(answer: object): object {
  return answer;
}

function show(examples: Row[], refusal?: string) {
  const rows = examples.map((row) => ({ ...row }));
  const requests: [string, unknown][] = [];
  const ask: DeskContextValue['ask'] = (endpoint, input) => {
    requests.push([endpoint.name, input]);
    if (refusal !== undefined)
      return Promise.resolve(answerAs({ ok: false, code: 'server-error', msg: refusal }));
    if (endpoint.name === 'console.remark.resolve')
      for (const row of rows) if (row.id === Reflect.get(input, 'remark_id')) row.state = 'resolved';
    const filter: unknown = Reflect.get(input, 'filter');
    const state = isObject(filter) ? filter['state'] : undefined;
    const items = rows.filter((row) => state === undefined || row.state === state);
    const data =
      endpoint.name === 'console.remark.list' ? { items, total: items.length, counts: {} } : rows[0];
    return Promise.resolve(answerAs({ ok: true, data }));
  };
  const session = {
    shop: 'knowledge',
    shop_name: 'Lumen',
    person: 'Kim',
    role: 'editor' as const,
    scopes: [...scopesOf('editor')],
    expires_at: 0,
  };
  const call = () => Promise.reject(new Error('No call of the storefront is made.'));
  render(
    <WordsProvider locale="en">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DeskContext value={{ session, appId: 'appknowledge', call, ask }}>
          <main>
            <RemarksPanel document={{ kind: 'page', id: 'home' }} node="hero" />
          </main>
        </DeskContext>
      </QueryClientProvider>
    </WordsProvider>,
  );
  return requests;
}

const ROW: Row = {
  id: 'rm_1',
  node: 'hero',
  text: 'Darker, @Lee',
  by: 'Ann',
  is_own: false,
  state: 'open',
  at: 1,
};

describe('remarks on a block', () => {
  it('D138: are read; another is sent as it was typed, and an empty one is not', async () => {
    const requests = show([ROW]);
    expect((await screen.findByText('@Lee')).tagName).toBe('STRONG');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Write something first')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Add a remark' }), { target: { value: ' Done? ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const savedValue = { kind: 'page', id: 'home', node: 'hero', text: 'Done?' };
    await waitFor(() => expect(requests).toContainEqual(['console.remark.save', savedValue]));
    fireEvent.click(screen.getByRole('button', { name: 'Resolve' }));
    const resolution = { remark_id: 'rm_1', state: 'resolved' };
    await waitFor(() => expect(requests).toContainEqual(['console.remark.resolve', resolution]));
  });

  it('ADR-861: one that is resolved leaves the keyboard to the next, and the last to the field for another', async () => {
    const end = keepFocus(document);
    show([ROW, { ...ROW, id: 'rm_2', text: 'Larger' }]);
    const press = () => {
      const [first] = screen.getAllByRole('button', { name: 'Resolve' });
      act(() => first?.focus());
      fireEvent.click(document.activeElement ?? document.body);
    };
    await screen.findByText('Larger');
    press();
    await waitFor(() => expect(screen.queryByText('@Lee')).toBeNull());
    const rowOf = (element: Element | null) => element?.closest('[data-row]')?.getAttribute('data-row');
    await waitFor(() => expect(rowOf(document.activeElement)).toBe('rm_2'));
    expect(document.activeElement?.textContent).toBe('Resolve');
    press();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' })));
    end();
  });

  it('say why they cannot be read, and ask again', async () => {
    const requests = show([], 'The server is away');
    expect(await screen.findByText('The server is away')).toBeTruthy();
    const before = requests.length;
    fireEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  });
});
