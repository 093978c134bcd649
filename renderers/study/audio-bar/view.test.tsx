/** The audio bar as it is pressed: what it says of what is heard, and what it does with it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { ListeningState } from '#features/playback/index.ts';
import { Bar } from './bar.tsx';
import view from './view.tsx';
import { choose } from '../../../tests/support/choose.ts';

const HEARD = {
  id: 'a_3',
  type: 2,
  productId: 'course_1',
  title: 'Heard',
  course: 'Course',
  teacher: '',
  cover: '',
  href: '/learn/a_3/2',
  at: 95,
  seconds: 1_260,
};
const NEAR = { before: undefined, next: undefined };

function draw(change: Partial<ListeningState>) {
  const shownState: ListeningState = {
    lesson: HEARD,
    phase: 'playing',
    playback: undefined,
    playing: undefined,
    near: NEAR,
    close: vi.fn(),
    goOn: vi.fn(),
    ...change,
  };
  const setSleep = vi.fn();
  render(
    <WordsProvider locale="en">
      <Bar listening={shownState} bed={{ sleep: 0, setSleep }} t={view.translate('en')} />
    </WordsProvider>,
  );
  return { shown: shownState, setSleep };
}

const playing = (media: object = {}): NonNullable<ListeningState['playing']> => ({
  media: {
    isPaused: false,
    isEnded: false,
    isWaiting: false,
    at: 100,
    length: 1_260,
    buffered: [],
    isMuted: false,
    volume: 1,
    ...media,
  },
  hasBegun: true,
  coverage: [],
  furthest: undefined,
  isUncounted: false,
  isHeld: false,
  stoppedAt: undefined,
  isStuttering: false,
  stops: 0,
  failure: undefined,
  qualities: undefined,
  rate: 1,
});
const playback = () => ({
  place: { current: null },
  get: () => playing(),
  subscribe: () => () => undefined,
  hold: vi.fn(),
  listenWith: vi.fn(),
  give: vi.fn(),
  play: vi.fn(),
  pause: vi.fn(),
  toggle: vi.fn(),
  seek: vi.fn(),
  skip: vi.fn(),
  setRate: vi.fn(),
  setVolume: vi.fn(),
  toggleMuted: vi.fn(),
  stopAt: vi.fn(),
  goOn: vi.fn(),
  forget: vi.fn(),
});

afterEach(cleanup);

describe('the audio bar', () => {
  test('ADR-323: what is heard is paused, jumped in, sped up, put to sleep, closed, and leads back to its lesson', () => {
    const heldValue = playback();
    const { shown, setSleep } = draw({ playback: heldValue, playing: playing() });
    expect(screen.getByRole('link', { name: 'Heard' }).getAttribute('href')).toBe('/learn/a_3/2');
    expect(screen.getByText('1:40 / 21:00')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
    fireEvent.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
    choose('Speed', '1.5');
    choose('Sleep timer', '-1');
    fireEvent.change(screen.getByRole('slider', { name: 'Position: Heard' }), { target: { value: '300' } });
    fireEvent.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(heldValue.toggle).toHaveBeenCalledOnce();
    expect(heldValue.skip.mock.calls).toEqual([[-15], [30]]);
    expect([heldValue.setRate, setSleep, heldValue.seek].map(({ mock }) => mock.lastCall)).toEqual([
      [1.5],
      [-1],
      [300],
    ]);
    expect(shown.close).toHaveBeenCalledOnce();
  });

  test('ADR-323: after a load of the page it plays only when somebody says so', () => {
    const { shown } = draw({ phase: 'offered' });
    fireEvent.click(screen.getByRole('button', { name: 'Resume from 1:35' }));
    expect(shown.goOn).toHaveBeenCalledOnce();
    cleanup();
    draw({ phase: 'failed' });
    expect(screen.getByRole('status').textContent).toContain('Open the lesson');
  });

  test('ADR-323: at its end the next lesson is one press away', () => {
    const next = vi.fn();
    draw({
      playback: playback(),
      playing: playing({ isEnded: true, isPaused: true }),
      near: { ...NEAR, next },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Next lesson' }));
    expect(next).toHaveBeenCalledOnce();
  });
});
