/** Recordings: the browser's controls without script, ours with it, one heard at a time. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { choose } from '../../../tests/support/choose.ts';

const track = (title: string, more: object = {}) => ({ url: `/${title}.mp3`, title, ...more });
const block = (tracks: object[], locale: 'cn' | 'en' = 'en') =>
  ({ kind: 'audio', props: { tracks }, locale }) as const;
const sound = (title: string) => {
  const element = document.querySelector<HTMLAudioElement>(`audio[aria-label="${title}"]`);
  if (element === null) throw new Error(`no recording ${title}`);
  return element;
};

/** An element that plays and stops at once, as a browser with the file at hand does. */
const state = new WeakMap<HTMLMediaElement, boolean>();
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return state.get(this) !== true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    state.set(this, true);
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    state.set(this, false);
    fireEvent.pause(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('recordings', () => {
  it('D36: without script the browser’s own controls stand there, and ours take their place', () => {
    const html = renderToStaticMarkup(drawBlock(block([track('rain', { duration: 60 })])));
    expect(html).toMatch(/<audio[^>]* controls=""/);
    expect(html).toMatch(/<audio[^>]* preload="none"/);
    expect(html).not.toContain('type="range"');
    render(drawBlock(block([track('rain', { duration: 60 })])));
    expect(sound('rain').hasAttribute('controls')).toBe(false);
    expect(screen.getByRole('slider', { name: 'Position: rain' })).toBeTruthy();
  });

  it('D36: a recording of unknown length fetches its head alone', () => {
    expect(renderToStaticMarkup(drawBlock(block([track('rain')])))).toMatch(/<audio[^>]* preload="metadata"/);
  });

  it('D36: one is heard at a time', () => {
    render(drawBlock(block([track('rain', { duration: 60 }), track('wind', { duration: 60 })])));
    fireEvent.click(screen.getByRole('button', { name: 'Play: rain' }));
    expect(sound('rain').paused).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Play: wind' }));
    expect(sound('rain').paused).toBe(true);
    expect(screen.getByRole('button', { name: 'Play: rain' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause: wind' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pause: wind' }));
    expect(sound('wind').paused).toBe(true);
  });

  it('D36: seeks by slider, jumps by 15 seconds and never past an end', () => {
    render(drawBlock(block([track('rain', { duration: 60 })])));
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '50' } });
    expect(sound('rain').currentTime).toBe(50);
    expect(slider.getAttribute('aria-valuetext')).toBe('50 s of 1 min 0 s');
    fireEvent.click(screen.getByRole('button', { name: 'Forward 15 seconds' }));
    expect(sound('rain').currentTime).toBe(60);
    for (let count = 0; count < 5; count += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
    expect(sound('rain').currentTime).toBe(0);
  });

  it('D36: the speed is that of all recordings of the block', () => {
    render(drawBlock(block([track('rain'), track('wind')])));
    choose('Speed', '1.5');
    expect([sound('rain').playbackRate, sound('wind').playbackRate]).toEqual([1.5, 1.5]);
  });

  it('R59: one that cannot be played says so in its own row; the others play on', () => {
    render(drawBlock(block([track('rain'), track('wind')], 'cn')));
    const error = { code: 4, MEDIA_ERR_NETWORK: 2 };
    Object.defineProperty(sound('rain'), 'error', { configurable: true, value: error });
    fireEvent.error(sound('rain'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('音频无法播放');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/rain.mp3');
    expect(screen.getByRole('button', { name: '播放：wind' })).toBeTruthy();
    Object.defineProperty(sound('rain'), 'error', { configurable: true, value: null });
    fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sound('rain').paused).toBe(false);
  });

  it.each(['javascript:alert(1)//.mp3', 'http://files.example/a.mp3', '/a.mp4', '/a.mp3\u0000'])(
    'R6: %j is no recording',
    (url) => {
      expect(readBlock(block([{ url, title: 'x' }])).faults).not.toEqual([]);
    },
  );
});

describe('lengths of time', () => {
  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [187, '3:07'],
    [3787, '1:03:07'],
    [-4, '0:00'],
  ])('D36: %d seconds are written %s', (seconds, text) => {
    expect(clockTime(seconds)).toBe(text);
  });
});
