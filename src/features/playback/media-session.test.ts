/** Keys of the system: what they do to what plays, and who is shown. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showInSystem, type SessionActions } from './media-session.ts';

const handlers = new Map<string, MediaSessionActionHandler>();
const session: { metadata: unknown; setActionHandler: MediaSession['setActionHandler'] } = {
  metadata: null,
  setActionHandler: (name, handler) => {
    if (handler === null) handlers.delete(name);
    else handlers.set(name, handler);
  },
};

beforeEach(() => {
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, input: object) {
    Object.assign(this, input);
  });
});
afterEach(() => {
  handlers.clear();
  vi.unstubAllGlobals();
});

const ABOUT = { title: 'Light', artist: 'Ann', album: 'Photography', cover: '/light.webp' };

function actions(change: Partial<SessionActions> = {}) {
  return {
    play: vi.fn(),
    pause: vi.fn(),
    skip: vi.fn(),
    seek: vi.fn(),
    before: vi.fn(),
    next: vi.fn(),
    ...change,
  };
}
const press = (action: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) =>
  handlers.get(action)?.({ action, ...more });

test('ux: keys of the system play, pause, jump, seek and turn to the lessons beside', () => {
  const outcome = actions();
  showInSystem(ABOUT, () => outcome);
  press('play');
  press('pause');
  press('seekbackward');
  press('seekforward', { seekOffset: 30 });
  press('seekto', { seekTime: 12.5 });
  press('previoustrack');
  press('nexttrack');
  expect(outcome.play).toHaveBeenCalledOnce();
  expect(outcome.pause).toHaveBeenCalledOnce();
  expect(outcome.skip).toHaveBeenNthCalledWith(1, -10);
  expect(outcome.skip).toHaveBeenNthCalledWith(2, 30);
  expect(outcome.seek).toHaveBeenCalledExactlyOnceWith(12.5);
  expect(outcome.before).toHaveBeenCalledOnce();
  expect(outcome.next).toHaveBeenCalledOnce();
});

test('ux: the system shows the lesson, its teacher, course and picture; no key leads where there is no lesson', () => {
  showInSystem({ ...ABOUT, cover: '' }, () => actions({ before: undefined, next: undefined }));
  expect(session.metadata).toEqual({ title: 'Light', artist: 'Ann', album: 'Photography', artwork: [] });
  expect([...handlers.keys()].toSorted()).toEqual(['pause', 'play', 'seekbackward', 'seekforward', 'seekto']);
  showInSystem(ABOUT, () => actions());
  expect(session.metadata).toMatchObject({ artwork: [{ src: '/light.webp' }] });
  expect(handlers.has('nexttrack')).toBe(true);
});

test('ux: who goes clears its own away, and not what came after it', () => {
  const leave = showInSystem(ABOUT, () => actions());
  const stay = showInSystem({ ...ABOUT, title: 'Shade' }, () => actions());
  leave();
  expect(session.metadata).toMatchObject({ title: 'Shade' });
  expect(handlers.size).toBe(7);
  stay();
  expect([session.metadata, handlers.size]).toEqual([null, 0]);
});

test('ux: a browser without such keys plays all the same', () => {
  vi.stubGlobal('navigator', {});
  expect(() => showInSystem(ABOUT, () => actions())()).not.toThrow();
});
