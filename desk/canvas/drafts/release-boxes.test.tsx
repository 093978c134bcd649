/** Releases as a merchant meets them in the boxes: prices alone, conflicts, many drafts, reasons, months, composed texts (ADR-823 to 825). */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dayAhead,
  drawDrafts,
  page,
  VERSION,
  type Answers,
} from '../../../tests/support/desk/draw-drafts.tsx';
import { HOME } from '../../../tests/support/desk/edits.ts';
import { useComposition } from '#desk/kit/fields/use-composition.ts';
import { useEditorActions } from '../model/use-editor.ts';

const GOODS: Answers = {
  'console.goods.list': () => ({
    items: [{ id: 'g1', title: 'Course', cover: '', price: 9900 }],
    total: 1,
  }),
  'console.goods.get': () => ({ item: { title: 'Course', price: 9900, type: 50 }, version: 'v1' }),
};
const NO_DRAFTS: Answers = { 'console.draft.list': () => ({ items: [], total: 0 }) };
const WORDS = { cn: '改过', en: 'Someone changed this value since' };

type World = Awaited<ReturnType<typeof drawDrafts>>;
const callsOf = ({ desk }: World, name: string) =>
  desk.calls.filter(([one]) => one === name).map(([, input]) => input);
const summary = ({ container }: World) => container.querySelector('[data-summary]')?.textContent;
const isClosed = ({ action }: World, name: string) => action(name).getAttribute('aria-disabled') === 'true';

async function setPrice(yuan: string) {
  fireEvent.click(await screen.findByText('Add a product'));
  fireEvent.click(await screen.findByText('Course'));
  fireEvent.click(screen.getByText(/^Done/));
  fireEvent.change(await screen.findByLabelText('Price (¥)'), { target: { value: yuan } });
}

afterEach(cleanup);

describe('prices without a change of content', () => {
  it('ADR-823: are published alone, and the box says so', async () => {
    const world = await drawDrafts({ ...GOODS, ...NO_DRAFTS });
    fireEvent.click(world.action('publish'));
    expect(await screen.findByText('Nothing to publish')).toBeDefined();
    expect(isClosed(world, 'publish')).toBe(true);
    await setPrice('49');
    expect(summary(world)).toBe('Only 1 price or coupon changes; the content stays as it is');
    fireEvent.click(world.action('publish'));
    await waitFor(() =>
      expect(callsOf(world, 'console.draft.publish')).toMatchObject([
        { documents: [], changes: [{ kind: 'good', id: 'g1', item: { price: 4900 } }] },
      ]),
    );
  });

  it('ADR-823: are scheduled alone, and neither is nothing to schedule', async () => {
    const world = await drawDrafts({ ...GOODS, ...NO_DRAFTS, 'console.schedule.save': () => ({}) });
    fireEvent.click(world.action('schedule'));
    expect(await screen.findByText(/“Home” is unchanged/)).toBeDefined();
    expect([summary(world), isClosed(world, 'schedule')]).toEqual(['Nothing to publish', true]);
    await setPrice('49');
    const start = world.container.querySelector('[name="publish_at"]');
    if (start !== null) fireEvent.change(start, { target: { value: `${dayAhead(20)}T08:00` } });
    fireEvent.click(world.action('schedule'));
    await waitFor(() =>
      expect(callsOf(world, 'console.schedule.save')).toMatchObject([
        { documents: [], changes: [{ id: 'g1' }] },
      ]),
    );
  });

  it('ADR-823: a price that cannot be read is not sent as the one before it', async () => {
    const world = await drawDrafts({ ...GOODS, ...NO_DRAFTS });
    fireEvent.click(world.action('publish'));
    await setPrice('49');
    fireEvent.change(screen.getByLabelText('Price (¥)'), { target: { value: '49x' } });
    expect([summary(world), isClosed(world, 'publish')]).toEqual([
      'Correct the marked fields above first',
      true,
    ]);
    fireEvent.change(screen.getByLabelText('Price (¥)'), { target: { value: '48' } });
    expect(isClosed(world, 'publish')).toBe(false);
  });
});

describe('a price somebody else changed meanwhile', () => {
  it('ADR-823: stands on its card with both values, and holds the button until one is chosen', async () => {
    let price = 9900;
    const world = await drawDrafts({
      ...GOODS,
      ...NO_DRAFTS,
      'console.goods.get': () => ({
        item: { title: 'Course', price, type: 50 },
        version: `v${String(price)}`,
      }),
      'console.draft.publish': ({ changes }) =>
        JSON.stringify(changes).includes(`v${String(price)}`)
          ? { versions: [], gone: [], release: 8, hidden: [] }
          : { ok: false, code: 'state-conflict', msg: 'no', detail: { sale: { kind: 'good', id: 'g1' } } },
    });
    fireEvent.click(world.action('publish'));
    await setPrice('49');
    price = 8800;
    fireEvent.click(world.action('publish'));
    expect(await screen.findByText('Use what is stored now: ¥88.00')).toBeDefined();
    expect([summary(world), isClosed(world, 'publish')]).toEqual([
      'First choose above what someone else changed meanwhile',
      true,
    ]);
    fireEvent.click(screen.getByText('Use mine: ¥49.00'));
    fireEvent.click(world.action('publish'));
    await waitFor(() => expect(callsOf(world, 'console.draft.publish')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a shop with many drafts', () => {
  it('ADR-825: the document’s own is asked for by its name, the others part by part', async () => {
    const draft = (id: string) => ({ ...VERSION, id, title: `Page ${id}` });
    const world = await drawDrafts({
      'console.draft.list': ({ filter, cursor }) => {
        if (filter !== undefined) return { items: [draft('home')], total: 1 };
        return cursor === undefined
          ? { items: [draft('a')], total: 2, next: 'page/a' }
          : { items: [draft('b')], total: 2 };
      },
    });
    fireEvent.click(world.action('publish'));
    await screen.findByLabelText('Page · Home');
    expect(summary(world)).toBe('1 document goes live');
    expect(screen.queryByLabelText('Page · Page b')).toBeNull();
    fireEvent.click(world.action('more-drafts'));
    fireEvent.click(await screen.findByLabelText('Page · Page b'));
    expect(summary(world)).toBe('2 documents go live');
  });
});

describe('a release that cannot be put live again', () => {
  const restore = async (refusal: object) => {
    const world = await drawDrafts({
      'console.release.restore': ({ keep_sales: keeps }) =>
        keeps === true
          ? { versions: [], gone: [], hidden: [] }
          : { ok: false, msg: 'General words', ...refusal },
    });
    fireEvent.click(world.action('history'));
    fireEvent.click(await screen.findByRole('tab', { name: 'Whole shop' }));
    await screen.findByText('Release 1');
    // The versions of the document stay behind their tab.
    const rollback = world.container.querySelector('[data-release="1"] [data-action="rollback"]');
    if (rollback !== null) fireEvent.click(rollback);
    fireEvent.click(world.action('confirm'));
    await screen.findByText(/Nothing was restored/);
    return world;
  };

  it('ADR-824: names the price, what would become of it, and why; the content can go back alone', async () => {
    const change = {
      kind: 'good',
      id: 'g1',
      title: 'Course',
      before: { price: 4900 },
      after: { price: 9900 },
    };
    const fault = { pointer: '/changes/0/item/price', rule: 'changed-since', message: WORDS, hint: WORDS };
    const detail = { faults: [fault], changes: [change] };
    const world = await restore({ code: 'bad-parameters', detail });
    const reason = world.container.querySelector('[data-reason="good/g1"]');
    expect(reason?.textContent).toBe('Course Price (¥): ¥49.00 → ¥99.00Someone changed this value since');
    fireEvent.click(screen.getByText('Restore the content only'));
    fireEvent.click(world.action('confirm'));
    await waitFor(() => expect(callsOf(world, 'console.release.restore')).toHaveLength(2));
  });

  it('ADR-824: names the document and its fault', async () => {
    const fault = { pointer: '/regions/main/0', rule: 'unknown-kind', message: WORDS, hint: WORDS };
    const detail = { errors: [{ ...fault, document: { kind: 'page', id: 'autumn' } }] };
    const { container } = await restore({ code: 'config-invalid', detail });
    expect(container.querySelector('[data-reason="page/autumn"]')?.textContent).toContain('Page · autumn');
    expect(screen.queryByText('Restore the content only')).toBeNull();
  });

  it.each([
    ['state-conflict', { reason: 'outdated' }, 'Someone just published'],
    ['no-permission', { reason: 'sales' }, 'which your role may not do'],
    ['server-error', undefined, 'General words'],
  ])('ADR-824: says of %s what it is', async (code, detail, words) => {
    const { container } = await restore({ code, detail });
    expect(container.querySelector('[data-refusal]')?.textContent).toContain(words);
  });
});

describe('the months of the calendar', () => {
  it('ADR-825: each is asked for when it is shown, as a whole', async () => {
    const world = await drawDrafts({
      'console.schedule.list': ({ cursor }) =>
        cursor === undefined ? { items: [], total: 0, next: 'page/a' } : { items: [], total: 0 },
    });
    fireEvent.click(world.action('schedule'));
    await screen.findByText('Nothing is scheduled in this month');
    const ranges = () => callsOf(world, 'console.schedule.list').map(({ filter }) => filter);
    const [first, again] = ranges();
    expect(again).toEqual(first);
    fireEvent.click(screen.getByLabelText('Next month'));
    await waitFor(() => expect(ranges()).toHaveLength(4));
    expect(ranges()[2]).toMatchObject({ from: Object(first).to });
    expect(callsOf(world, 'console.sale.list').at(-1)).toMatchObject({ from: Object(first).to });
  });
});

function ComposedField() {
  const editor = useEditorActions();
  const place = { document: HOME, node: 'a', pointer: '/props/text' };
  const control = useComposition('before', (text) => void editor.set(place, text));
  return <input aria-label="Composed" {...control} />;
}

describe('a text an input method is composing', () => {
  it.each(['save', 'publish', 'schedule'])('ADR-823: is taken by a press on %s', async (name) => {
    const world = await drawDrafts({}, 'en', <ComposedField />);
    fireEvent.input(screen.getByLabelText('Composed'), { target: { value: '你好' }, isComposing: true });
    expect(JSON.stringify(world.tab.editor.getState().documents)).not.toContain('你好');
    fireEvent.click(world.action(name));
    await waitFor(() => expect(world.browser.server.saves).toBe(1));
    expect(JSON.stringify(world.tab.editor.getState().documents[HOME]?.body)).toContain('你好');
    expect(page('你好')).toMatchObject(world.tab.editor.getState().documents[HOME]?.body ?? {});
  });
});
