/** What nobody sees stops, where the shop counts nothing of it. */
import { afterEach, expect, test, vi } from 'vitest';
import { stopUnseen } from './stop-unseen.ts';

const see = (visible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const film = () => {
  const element = document.createElement('video');
  const pause = vi.spyOn(element, 'pause').mockImplementation(() => undefined);
  return { element, pause };
};

afterEach(() => vi.restoreAllMocks());

test('ADR-352: it stops as its page is hidden, and again when a key of the system begins it', () => {
  const { element, pause } = film();
  const leave = stopUnseen(element, () => true);
  element.dispatchEvent(new Event('play'));
  expect(pause).toHaveBeenCalledTimes(0);
  see(false);
  element.dispatchEvent(new Event('play'));
  expect(pause).toHaveBeenCalledTimes(2);
  leave();
  see(false);
  expect(pause).toHaveBeenCalledTimes(2);
});

test('ADR-352: where the shop counts it, it plays on; and in a small window it is seen', () => {
  const { element, pause } = film();
  const count = stopUnseen(element, () => false);
  see(false);
  expect(pause).toHaveBeenCalledTimes(0);
  count();
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: element });
  const leave = stopUnseen(element, () => true);
  see(false);
  expect(pause).toHaveBeenCalledTimes(0);
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: null });
  element.dispatchEvent(new Event('leavepictureinpicture'));
  expect(pause).toHaveBeenCalledTimes(1);
  leave();
});
