/** Prices and coupons in the boxes that publish and schedule, as a merchant meets them (ADR-770). */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { DeskContext, type DeskContextValue } from '#desk/kit/calls/desk-context.ts';
import { Calendar } from '../calendar.tsx';
import { SaleSection } from './sale-section.tsx';
import { useSales, type Sales } from './use-sales.ts';

const GOOD = { item: { title: 'Course', price: 9900, type: 50 }, version: 'v1' };
const LISTED = { id: 'g1', title: 'Course', cover: '', price: 9900 };
const WAITING = {
  kind: 'good',
  id: 'g1',
  title: 'Course',
  before: { price: 9900 },
  after: { price: 4900 },
  by: 'Mei',
  note: '',
  at: 1,
  publish_at: 1_764_000_000,
};
const WORDS = { cn: '改过', en: 'Someone changed this value' };
const BLOCKED = {
  ...WAITING,
  problem: { faults: [{ pointer: '/item/price', rule: 'changed-since', message: WORDS, hint: WORDS }] },
};

type Answers = Record<string, unknown>;

function draw(children: React.ReactNode, answers: Answers = {}, scopes = ['goods.write', 'coupons']) {
  const calls: [string, unknown][] = [];
  const all: Answers = {
    'console.goods.list': { items: [LISTED], total: 1 },
    'console.goods.get': GOOD,
    'console.schedule.list': { items: [], total: 0 },
    'console.sale.list': { items: [] },
    'console.sale.resolve': {},
    ...answers,
  };
  const ask = ({ name }: { name: string }, input: unknown) => {
    calls.push([name, input]);
    return Promise.resolve({ ok: true, data: all[name] });
  };
  const session = { shop: 's', shop_name: 'S', person: 'p', role: 'owner', scopes, expires_at: 0 };
  const value = { ask, call: ask, session, appId: 'app' } as unknown as DeskContextValue;
  render(
    <MemoryRouter>
      <WordsProvider locale="en">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <DeskContext value={value}>{children}</DeskContext>
        </QueryClientProvider>
      </WordsProvider>
    </MemoryRouter>,
  );
  return calls;
}

const FAULT = { pointer: '/changes/0/item/price', rule: 'x', message: WORDS, hint: WORDS };

/** The section, what would be sent as text, and a refusal on a press: of what was sent before, else of what is there now. */
function Section() {
  const sales = useSales();
  const request = useRef<Sales>(undefined);
  return (
    <>
      <SaleSection sales={sales} />
      <output>{JSON.stringify(sales.changes)}</output>
      <button
        type="button"
        onClick={() => {
          request.current = sales;
        }}
      >
        send
      </button>
      <button type="button" onClick={() => (request.current ?? sales).showFaults({ faults: [FAULT] })}>
        refuse
      </button>
    </>
  );
}
const changes = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

async function addCourse() {
  fireEvent.click(screen.getByText('Add a product'));
  fireEvent.click(await screen.findByText('Course'));
  fireEvent.click(screen.getByText(/^Done/));
  await screen.findByText('Not changed yet, so it stays as it is');
}

afterEach(cleanup);

describe('prices and coupons of a release', () => {
  it('ADR-770: a good is picked, and its new price stands beside the old one', async () => {
    draw(<Section />);
    await addCourse();
    expect(changes()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Price (¥)'), { target: { value: '49' } });
    expect(screen.getByText('Now: ¥99.00')).toBeDefined();
    expect(changes()).toEqual([{ kind: 'good', id: 'g1', version: 'v1', item: { price: 4900 } }]);
    fireEvent.click(screen.getByLabelText('Leave Course as it is'));
    expect(changes()).toEqual([]);
  });

  it('ADR-770: what the shop refuses stands at its field', async () => {
    draw(<Section />);
    await addCourse();
    fireEvent.change(screen.getByLabelText('Price (¥)'), { target: { value: '49' } });
    fireEvent.click(screen.getByText('refuse'));
    expect((await screen.findAllByText(/Someone changed this value/)).length).toBeGreaterThan(0);
  });

  it('ADR-770: a price typed before the shop answers stays when it refuses', async () => {
    draw(<Section />);
    await addCourse();
    fireEvent.change(screen.getByLabelText('Price (¥)'), { target: { value: '49' } });
    fireEvent.click(screen.getByText('send'));
    fireEvent.change(screen.getByLabelText('Price (¥)'), { target: { value: '39' } });
    fireEvent.click(screen.getByText('refuse'));
    expect(changes()).toMatchObject([{ item: { price: 3900 } }]);
  });

  it('D138: who may change neither goods nor coupons is offered neither', () => {
    draw(<Section />, {}, ['pages']);
    expect(screen.queryByText('Prices and coupons')).toBeNull();
  });
});

describe('prices and coupons on the calendar', () => {
  it('ADR-770: say what changes, and one that did not go live says why and is changed anyway', async () => {
    const calls = draw(<Calendar />, { 'console.sale.list': { items: [BLOCKED] } });
    expect(await screen.findByText('Price (¥): ¥99.00 → ¥49.00')).toBeDefined();
    expect(screen.getByText('Someone changed this value')).toBeDefined();
    fireEvent.click(screen.getByText('Change it anyway'));
    fireEvent.click(screen.getByText('Change it anyway'));
    const resolution = ['console.sale.resolve', { kind: 'good', id: 'g1', action: 'anyway' }];
    await waitFor(() => expect(calls).toContainEqual(resolution));
  });
});
