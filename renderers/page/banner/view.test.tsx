/** What a shopper can do with the banner, by hand, by keyboard and without script. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawBlock } from '../../../tests/support/draw-block.tsx';

const slides = ['one', 'two', 'three'].map((title) => ({
  image: `/demo/${title}.svg`,
  title,
  button: `Open ${title}`,
  link: { link_type: 1 },
}));
const draw = (props: Record<string, unknown> = {}) =>
  drawBlock({ kind: 'banner', props: { slides, ...props }, locale: 'en' });

/** happy-dom lays nothing out: the track is as wide as it is told, and remembers where it was scrolled to. */
function trackOf(region: HTMLElement): HTMLElement {
  const track = within(region).getByRole('list');
  Object.defineProperty(track, 'clientWidth', { value: 1000, configurable: true });
  track.scrollTo = (place?: ScrollToOptions | number) => {
    track.scrollLeft = typeof place === 'object' ? (place.left ?? 0) : 0;
  };
  return track;
}

function reduceMotion(isReduced: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: isReduced && query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  reduceMotion(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const carousel = () => screen.getByRole('region', { name: 'Featured' });
const current = () =>
  within(carousel())
    .getAllByRole('button', { name: /^Slide \d/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

describe('the banner', () => {
  it('ux home: moves on after its seconds and comes round again', async () => {
    render(draw({ seconds: 6 }));
    trackOf(carousel());
    const seenNumbers = [current()];
    for (let turn = 0; turn < 3; turn += 1) {
      await act(() => vi.advanceTimersByTimeAsync(6_000));
      seenNumbers.push(current());
    }
    expect(seenNumbers).toEqual([0, 1, 2, 0]);
  });

  it('WCAG 2.2.2: stays where it is once paused, and while it has the focus', async () => {
    render(draw({ seconds: 2 }));
    trackOf(carousel());
    fireEvent.click(screen.getByRole('button', { name: 'Pause the carousel' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Resume the carousel' }));
    fireEvent.focus(screen.getByRole('link', { name: 'Open one' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(0);
  });

  it('ux home: never moves by itself under reduced motion', async () => {
    reduceMotion(true);
    render(draw({ seconds: 2 }));
    trackOf(carousel());
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(current()).toBe(0);
  });

  it('ux home: seconds 0 keeps still and offers no pause', async () => {
    render(draw({ seconds: 0 }));
    trackOf(carousel());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(current()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause the carousel' })).toBeNull();
  });

  it('WCAG 2.1.1: every control is a named button the keyboard reaches, and steps go round both ends', () => {
    render(draw());
    trackOf(carousel());
    const controls = within(carousel()).getAllByRole('button');
    expect(
      controls.every(
        (control) => control.tabIndex === 0 && (control.getAttribute('aria-label') ?? '') !== '',
      ),
    ).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(current()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }));
    expect(current()).toBe(1);
  });

  it('ux home: all slides with their links stand in the HTML, so it slides by hand without script', () => {
    const html = renderToString(draw());
    for (const { title } of slides) expect(html).toContain(`Open ${title}`);
    expect(html.match(/href="\/"/g)?.length).toBe(3);
  });

  it('performance: the first picture is fetched first and at once, the others when they are near', () => {
    render(draw());
    const loads = [...carousel().querySelectorAll('img')].map((image) => [
      image.getAttribute('loading'),
      image.getAttribute('fetchpriority'),
    ]);
    expect(loads).toEqual([
      ['eager', 'high'],
      ['lazy', null],
      ['lazy', null],
    ]);
  });

  it('R6: a link that may not be followed leaves the words and no button', () => {
    const hostile = [
      { image: '/a.svg', title: 'Still here', button: 'Gone', link: { link_type: 6, link_url: '#' } },
    ];
    render(draw({ slides: hostile.map((slide) => ({ ...slide, link: { link_type: 2 } })) }));
    expect(screen.getByText('Still here')).toBeTruthy();
    expect(screen.queryByText('Gone')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('D115: a linked picture without words is named', () => {
    render(draw({ slides: [{ image: '/a.svg', link: { link_type: 1 } }] }));
    expect(screen.getByRole('link', { name: 'Banner 1' }).getAttribute('href')).toBe('/');
  });
});
