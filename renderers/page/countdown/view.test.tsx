/** The countdown: the server's time in the HTML, seconds by the server's clock, quiet for the ear, words for the end. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { timeLeft } from '#ui/time-left.ts';

const SERVER = Date.UTC(2026, 10, 1, 4);
const DAY = 86_400;
const MINUTE = 60;

/** A block that ends `seconds` after the server's present; the visitor's clock is a day off. */
function block(seconds: number, props: Record<string, unknown> = {}, locale: 'cn' | 'en' = 'en') {
  const skew = SERVER - Date.now();
  const clock = { now: () => Date.now() + skew, drawnAt: SERVER };
  const all = { to: SERVER / 1000 + seconds, title: 'Soon', ...props };
  return drawBlock({ kind: 'countdown', props: all, locale, clock });
}
const digits = () =>
  [...document.querySelectorAll('[aria-hidden] > span')].map((place) => place.firstChild?.textContent);
const readMessage = () => screen.getByRole('timer').textContent;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + DAY * 1000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the countdown', () => {
  it('R62: shows what is left by the server’s clock, though the visitor’s is a day ahead', async () => {
    render(block(2 * DAY + 3 * 3600 + 4 * MINUTE + 5));
    expect(digits()).toEqual(['02', '03', '04', '05']);
    await pass(6);
    expect(digits()).toEqual(['02', '03', '03', '59']);
  });

  it('R2: the server’s HTML holds the whole remaining time, the same each time it is drawn', () => {
    const html = renderToString(block(DAY + 90, {}, 'cn'));
    expect(html).toContain('还剩 1 天');
    expect(html).toMatch(/>01<.*>天<.*>00<.*>时<.*>01<.*>分<.*>30<.*>秒</s);
    expect(renderToString(block(DAY + 90, {}, 'cn'))).toBe(html);
  });

  it('ux: is announced politely, at most once a minute', async () => {
    render(block(3 * MINUTE + 1));
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('polite');
    const events = new Set<string | null>();
    for (let second = 0; second <= 3 * MINUTE; second += 1) {
      events.add(readMessage());
      await pass(1);
    }
    expect([...events]).toEqual([
      '3 minutes left',
      '2 minutes left',
      '1 minute left',
      'Less than a minute left',
    ]);
  });

  it('D36: says so once the moment has come, keeps saying it and ticks no more', async () => {
    render(block(2, { text: 'Hurry', ended: 'Gone' }));
    expect(screen.getByText('Hurry')).toBeTruthy();
    await pass(5);
    expect(digits()).toEqual([]);
    expect(readMessage()).toBe('Gone');
    expect(screen.queryByText('Hurry')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['always', [true, true]],
    ['before', [true, false]],
    ['after', [false, true]],
  ])(
    'D36: a button shown %s stands there before and after the end as %o',
    async (button_shown, expectedItems) => {
      render(block(2, { button: 'Enrol', link: { link_type: 1 }, button_shown }));
      const seenItems = [screen.queryByRole('link') !== null];
      await pass(3);
      seenItems.push(screen.queryByRole('link') !== null);
      expect(seenItems).toEqual(expectedItems);
    },
  );

  it('R6: a button whose address may not be followed is not drawn', () => {
    render(block(2, { button: 'Enrol', link: { link_type: 2 } }));
    expect(screen.queryByText('Enrol')).toBeNull();
  });

  it('R62: nothing is left of a moment that has passed', () => {
    expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
