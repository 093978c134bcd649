/** Lists, pickers and the media library in a form: by press and by keyboard. */
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { Type } from 'typebox';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { definition as hotZones } from '#renderers/page/hot-zone-image/definition.ts';
import { consoleGoodsList } from '#schemas/api/console/goods.ts';
import { consoleMediaList } from '#schemas/api/console/library.ts';
import { field } from '#schemas/page/field.ts';
import { ColorSchema, ImageUrlSchema } from '#schemas/page/fragments.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { isObject } from '#schemas/page/json.ts';
import { stepsOf } from '#schemas/page/walk-path.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { TestDesk, type Answers } from '../../../tests/support/test-desk.tsx';
import { SchemaForm } from './schema-form.tsx';

afterEach(cleanup);

const schema = Type.Object({
  cards: field(
    { cn: '卡片', en: 'Cards' },
    Type.Array(
      Type.Object({
        title: field({ cn: '标题', en: 'Heading' }, TextSchema({ min: 1, max: 40 })),
        image: field({ cn: '图片', en: 'Picture' }, Type.Optional(ImageUrlSchema())),
        link: Type.Optional(LinkSchema),
      }),
      { minItems: 1, maxItems: 4 },
    ),
  ),
  ids: field(
    { cn: '商品', en: 'Goods', ref: 'goods' },
    Type.Optional(Type.Array(Type.String(), { maxItems: 3 })),
  ),
  ink: field({ cn: '颜色', en: 'Colour' }, Type.Optional(ColorSchema())),
});

/** A value with one part set: what the owner of a form does. */
function withPart(value: unknown, [step, ...rest]: readonly string[], part: unknown): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value)) return value.with(Number(step), withPart(value[Number(step)], rest, part));
  const own = isObject(value) ? value : {};
  const next = { ...own, [step]: withPart(own[step], rest, part) };
  if (next[step] === undefined) delete next[step];
  return next;
}

const goods = ['Writing', 'Product', 'Photography'].map((title, place) => ({
  id: `g${String(place + 1)}`,
  title,
  cover: '/a.png',
}));
const answers: Answers = {
  [consoleGoodsList.name]: () => ({ items: goods, total: 9 }),
  [consoleMediaList.name]: () => ({
    total: 1,
    items: [
      {
        id: 'm1',
        kind: 'image',
        name: 'Harbour',
        address: '/media/x/1.png',
        bytes: 9,
        seconds: 0,
        width: 4,
        height: 3,
        added_ts: 0,
        uses: [{ kind: 'page', id: 'page/home', title: 'Home' }],
        use_count: 1,
      },
    ],
  }),
};

const latest = vi.fn<(value: unknown) => void>();

function Owner({ first, of = schema }: { first: unknown; of?: Parameters<typeof SchemaForm>[0]['schema'] }) {
  const [value, setValue] = useState(first);
  return (
    <SchemaForm
      schema={of}
      value={value}
      onChange={(pointer, part) => {
        const next = withPart(value, stepsOf(pointer), part);
        latest(next);
        setValue(next);
      }}
    />
  );
}

function draw(first: unknown, of?: Parameters<typeof SchemaForm>[0]['schema']) {
  latest.mockClear();
  const { container } = render(
    <TestDesk answers={answers}>
      <Owner first={first} {...(of === undefined ? {} : { of })} />
    </TestDesk>,
  );
  const control = (name: string) => {
    const one = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (one === null) throw new Error(`no control ${name}`);
    return one;
  };
  return { container, control };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const now = () => latest.mock.lastCall?.[0];
const ABC = { cards: ['A', 'B', 'C'].map((title) => ({ title })) };
const titles = () => {
  const value = now();
  return isObject(value) && Array.isArray(value['cards'])
    ? value['cards'].map((card: unknown) => (isObject(card) ? card['title'] : undefined))
    : [];
};

describe('lists in forms', () => {
  test('ADR-705: entries are added, duplicated, moved and removed by press, within their limits', () => {
    draw(ABC);
    press('Move down: A');
    expect(titles()).toEqual(['B', 'A', 'C']);
    press('Duplicate: C');
    expect(titles()).toEqual(['B', 'A', 'C', 'C']);
    expect(screen.getByRole('button', { name: 'Add to “Cards”' }).getAttribute('aria-disabled')).toBe('true');
    press('Delete: B');
    expect(titles()).toEqual(['A', 'C', 'C']);
    press('Add to “Cards”');
    expect(titles()).toEqual(['A', 'C', 'C', { cn: '标题', en: 'Heading' }]);
    expect(screen.getByText('4, from 1 to 4 needed')).toBeTruthy();
  });

  test('ADR-705: Alt and arrows move an entry, which keeps the keyboard and what is open of it', () => {
    const { control } = draw(ABC);
    const title = control('/cards/0/title/en');
    act(() => title.focus());
    fireEvent.keyDown(title, { key: 'ArrowDown', altKey: true });
    expect(titles()).toEqual(['B', 'A', 'C']);
    expect(document.activeElement).toBe(control('/cards/1/title/en'));
    expect(control('/cards/1/title/en').value).toBe('A');
    expect(screen.getByText('Moved to position 2')).toBeTruthy();
  });

  test('ADR-705: a link asks for what its way needs, and forgets the target of another way', () => {
    const { control, container } = draw({
      cards: [{ title: 'A', link: { link_type: 2, link_id: 'g1', target: '_blank' } }],
    });
    expect(control('/cards/0/link/link_id').value).toBe('g1');
    fireEvent.change(control('/cards/0/link/link_type'), { target: { value: '6' } });
    expect(now()).toEqual({ cards: [{ title: 'A', link: { link_type: 6, target: '_blank' } }] });
    expect(container.querySelector('[name="/cards/0/link/link_id"]')).toBeNull();
    fireEvent.change(control('/cards/0/link/link_url'), { target: { value: '/about' } });
    expect(now()).toMatchObject({ cards: [{ link: { link_type: 6, link_url: '/about' } }] });
    fireEvent.change(control('/cards/0/link/link_type'), { target: { value: '-1' } });
    expect(now()).toEqual({ cards: [{ title: 'A' }] });
  });

  test('ADR-705: a colour that does not read on the ground says so, and is mended by a press', () => {
    const { control } = draw({ ...ABC, ink: '#ffff00' });
    expect(screen.getByText(/only 1\.0:1/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Use #/ }));
    expect(control('/ink').value).toMatch(/^#[0-9a-f]{6}$/);
    expect(screen.queryByText(/needs at least/)).toBeNull();
  });
});

describe('pickers in forms', () => {
  test('ADR-705: goods are picked in their order, by their titles', async () => {
    const { control } = draw({ ...ABC, ids: ['g2'] });
    expect(await screen.findByText('Product')).toBeTruthy();
    press('Choose goods: Goods');
    const box = within(screen.getByRole('dialog'));
    fireEvent.click(await box.findByRole('button', { name: /Writing/ }));
    expect(box.getByRole('button', { name: /Writing/ }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(box.getByRole('button', { name: 'Done' }));
    expect(now()).toMatchObject({ ids: ['g2', 'g1'] });
    expect(control('/ids/1').value).toBe('g1');
  });

  test('ADR-705: an ID the shop does not have is said', async () => {
    draw({ ...ABC, ids: ['gone'] });
    expect(await screen.findByText('The shop has nothing with this ID')).toBeTruthy();
  });

  test('ADR-706: a picture is chosen from the library, which says what it is used in', async () => {
    const { control } = draw(ABC);
    press('Choose from library: Picture');
    const card = await screen.findByRole('button', { name: /Harbour/ });
    expect(card.getAttribute('title')).toBe('Used in: Home');
    fireEvent.click(card);
    expect(control('/cards/0/image').value).toBe('/media/x/1.png');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('hot zones', () => {
  const value = { image: '/a.png', zones: [{ x: 10, y: 10, w: 20, h: 20, name: 'Left', link: {} }] };

  test('ADR-705: a zone is moved and resized by arrow keys, inside its picture', () => {
    draw(value, hotZones.props);
    const zone = screen.getByRole('button', { name: /^Left: arrow keys/ });
    fireEvent.keyDown(zone, { key: 'ArrowRight' });
    expect(now()).toMatchObject({ zones: [{ x: 11, y: 10, w: 20, h: 20, name: 'Left' }] });
    fireEvent.keyDown(zone, { key: 'ArrowDown', shiftKey: true });
    expect(now()).toMatchObject({ zones: [{ x: 11, w: 20, h: 21 }] });
  });
});

test('accessibility: a form of every control has no faults axe knows', async () => {
  const { container } = draw({ ...ABC, ids: ['g1'], ink: '#777777' });
  await screen.findByText('Writing');
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
