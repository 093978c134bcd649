/** The film: playable without script, captioned in the page's language, honest where it cannot be played. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';

const FILM = '/demo/media/window-light.mp4';
const block = (props: Record<string, unknown> = {}, locale: 'cn' | 'en' = 'en') =>
  ({ kind: 'video', props: { url: FILM, title: 'Light', ...props }, locale }) as const;
const film = () => screen.getByLabelText<HTMLVideoElement>('Light', { selector: 'video' });
const CAPTIONS = [
  { locale: 'cn', url: '/a.cn.vtt' },
  { locale: 'en', url: '/a.en.vtt' },
];

/** What the browser would say of a file it cannot play. */
function breakIt(element: HTMLMediaElement, code: number): void {
  Object.defineProperty(element, 'error', { configurable: true, value: { code, MEDIA_ERR_NETWORK: 2 } });
  fireEvent.error(element);
}

let seenEntry: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
let play: ReturnType<typeof vi.fn>;
beforeEach(() => {
  play = vi.fn(() => Promise.resolve());
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play as () => Promise<void>);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: typeof seenEntry) {
        seenEntry = notice;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  seenEntry = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the video', () => {
  it('D36: plays without script: the server draws its controls, and nothing is fetched before', () => {
    const html = renderToStaticMarkup(drawBlock(block({ poster: '/p.webp' })));
    expect(html).toMatch(/<video[^>]* controls=""/);
    expect(html).toMatch(/<video[^>]* preload="none"/);
    expect(html).toMatch(/<video[^>]* poster="\/p\.webp"/);
    expect(html).not.toMatch(/autoplay/i);
  });

  it('D36: captions stand in both languages, shown from the start in that of the page alone', () => {
    render(drawBlock(block({ captions: CAPTIONS })));
    const tracks = [...film().querySelectorAll('track')].map((track) => [
      track.getAttribute('srclang'),
      track.getAttribute('label'),
      track.hasAttribute('default'),
    ]);
    expect(tracks).toEqual([
      ['zh-CN', '中文', false],
      ['en-US', 'English', true],
    ]);
    cleanup();
    render(drawBlock(block({ captions: CAPTIONS, captions_on: false })));
    expect(film().querySelector('track[default]')).toBeNull();
  });

  it('D36: captions of another site ask for the film to be shared, those of this one do not', () => {
    render(drawBlock(block({ captions: CAPTIONS })));
    expect(film().hasAttribute('crossorigin')).toBe(false);
    cleanup();
    render(drawBlock(block({ captions: [{ locale: 'en', url: 'https://files.example/a.vtt' }] })));
    expect(film().getAttribute('crossorigin')).toBe('anonymous');
  });

  it.each([
    'https://files.example/a.m3u8',
    'http://files.example/a.mp4',
    '//evil.example/a.mp4',
    '/\\evil.example/a.mp4',
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AA.mp4',
    '/a.exe',
    '',
  ])('R6: %j is no film', (url) => {
    expect(readBlock(block({ url })).node?.broken).toBe('invalid-props');
  });

  it.each(['/a.mp4', '/a.MP4', 'https://files.example/a.webm?token=1', '/a.m4v#t=3'])(
    'D36: %j is a film',
    (url) => {
      expect(readBlock(block({ url })).faults).toEqual([]);
    },
  );

  it('R1: who gives a list of parts is told what is played instead', () => {
    const [fault] = readBlock(block({ url: '/live.m3u8' })).faults;
    expect(fault?.pointer).toBe('/regions/main/0/props/url');
    expect(fault?.hint.en).toContain('.mp4');
    expect(fault?.hint.en).toContain('.m3u8 is not played yet');
  });

  it('R59: a file that cannot be played says so, with another way to it, and is tried again', () => {
    render(drawBlock(block()));
    breakIt(film(), 4);
    expect(screen.getByRole('alert').textContent).toContain('This video can’t be played');
    const link = screen.getByRole('link', { name: 'Open in a new window · Light' });
    expect(link.getAttribute('href')).toBe(FILM);
    expect(link.getAttribute('target')).toBe('_blank');
    Object.defineProperty(film(), 'error', { configurable: true, value: null });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(play).toHaveBeenCalledOnce();
  });

  it('D36: the picture is a button until the film has begun', () => {
    expect(renderToStaticMarkup(drawBlock(block()))).not.toContain('<button');
    render(drawBlock(block()));
    fireEvent.click(screen.getByRole('button', { name: 'Play: Light' }));
    expect(play).toHaveBeenCalledOnce();
    fireEvent.play(film());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('R59: a broken connection is another matter than a broken file', () => {
    render(drawBlock(block({}, 'cn')));
    breakIt(film(), 2);
    expect(screen.getByRole('alert').textContent).toContain('网络中断');
  });
});

describe('playing by itself', () => {
  const motion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

  it('WCAG 2.2.2: only without sound, only in view', () => {
    motion(false);
    render(drawBlock(block({ autoplay: true })));
    expect(film().muted).toBe(true);
    expect(play).not.toHaveBeenCalled();
    seenEntry?.([{ isIntersecting: true }]);
    expect(play).toHaveBeenCalledOnce();
  });

  it('WCAG 2.3.3: never for those who asked for less motion', () => {
    motion(true);
    render(drawBlock(block({ autoplay: true })));
    expect(seenEntry).toBeUndefined();
  });

  it('D36: one that was not asked to does not', () => {
    motion(false);
    render(drawBlock(block()));
    expect(seenEntry).toBeUndefined();
    expect(film().muted).toBe(false);
  });

  it('WCAG 2.2.2: a visitor’s pause holds', () => {
    motion(false);
    render(drawBlock(block({ autoplay: true })));
    fireEvent.pause(film());
    seenEntry?.([{ isIntersecting: true }]);
    expect(play).not.toHaveBeenCalled();
  });
});
