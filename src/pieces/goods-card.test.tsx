/** The goods card: what it says in which state. */
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { GoodsCard as Card } from '#schemas/content/goods-card.ts';
import { GoodsCard } from './goods-card.tsx';

const card: Card = {
  id: 'course_1',
  type: 50,
  title: 'Thinking',
  summary: '',
  cover: '/a.svg',
  price: 19_900,
  line_price: 0,
  pay_state: 1,
  marketing_type: -1,
  marketing_end_ts: 0,
  student_count: 12_800,
  lesson_count: 20,
  teacher: 'Lin',
  alive_state: -1,
  start_ts: 0,
  svip_free: false,
};
const words = (change: Partial<Card>, locale: 'cn' | 'en' = 'en') =>
  render(<GoodsCard card={{ ...card, ...change }} locale={locale} />).container.textContent;

describe('goods card', () => {
  test('D20: the whole card is one link to the detail of its type', () => {
    const { container } = render(<GoodsCard card={card} locale="en" />);
    expect([...container.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))).toEqual([
      '/detail/course_1/50',
    ]);
    expect(container.querySelector('h3')?.textContent).toBe('Thinking');
  });

  test('M1: it names its type in the page’s language', () => {
    expect(words({ type: 6 }, 'cn')).toContain('专栏');
    expect(words({ type: 6 })).toContain('Column');
  });

  test.each([
    [0, 'Upcoming live'],
    [1, 'Live now'],
    [3, 'Replay'],
  ])('M240: a live in state %d says so', (alive_state, shownText) => {
    expect(words({ type: 4, alive_state })).toContain(shownText);
  });

  test.each([
    [2, 'Not on sale'],
    [3, 'On sale soon'],
    [4, 'Sold out'],
  ])('M234: pay state %d says so', (pay_state, shownText) => {
    expect(words({ pay_state })).toContain(shownText);
  });

  test.each([
    [3, 'Discount'],
    [6, 'On sale soon'],
    [8, 'Flash sale'],
  ])('M235: marketing %d says so', (marketing_type, shownText) => {
    expect(words({ marketing_type })).toContain(shownText);
  });

  test('M244, D124: learners are counted short', () => {
    expect(words({})).toContain('10k+ learners');
    expect(words({}, 'cn')).toContain('1w+ 人学习');
    expect(words({ student_count: 1 })).toContain('1 learner');
    expect(words({ student_count: 0 })).not.toContain('learner');
  });

  test.each([
    ['en', '12,800 learners'],
    ['cn', '12,800 人学习'],
  ] as const)('M244: a shortened count is there in full, to hear and on pointing (%s)', (locale, full) => {
    expect(words({}, locale)).toContain(full);
    const { container } = render(<GoodsCard card={card} locale={locale} />);
    expect(container.querySelector('a')?.getAttribute('title')).toBe(full);
    const few = render(<GoodsCard card={{ ...card, student_count: 9999 }} locale={locale} />).container;
    expect(few.querySelector('a')?.hasAttribute('title')).toBe(false);
  });

  test.each(['grid', 'row', 'rank'] as const)(
    'M6: where nothing is sold, a %s card speaks of no price',
    (layout) => {
      const { container } = render(
        <GoodsCard
          card={{ ...card, price: 0, marketing_type: 3, pay_state: 4 }}
          locale="en"
          layout={layout}
          prices={false}
        />,
      );
      expect(container.textContent).not.toMatch(/Free|Discount|Sold out|¥/);
      expect(container.textContent).toContain('learners');
    },
  );

  test('M244: free for VIP is said only of what costs something', () => {
    expect(words({ svip_free: true })).toContain('Free for VIPs');
    expect(words({ svip_free: true, price: 0 })).not.toContain('VIP');
  });
});
