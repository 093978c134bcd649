/** The avatar in its component: the picture chosen last is the one that is cut, and whoever leaves has sent nothing more. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CENTRED } from '#ui/crop-geometry.ts';
import { useAvatar } from './use-avatar.ts';

const onSend = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
vi.mock('#api/put-file.ts', () => ({ putFile: onSend }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Bitmap {
  width: number;
  height: number;
  close: () => void;
}

/** A box that is open, and the pictures on their way in it. */
function draw(answer: () => Promise<unknown> = () => Promise.resolve()) {
  const openings: ((bitmap: Bitmap) => void)[] = [];
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => openings.push(resolve)));
  const calls = vi.fn(answer);
  const drawnView = renderHook(() => useAvatar(calls as never, () => undefined));
  const { result } = drawnView;
  const pick = (name: string) => act(() => result.current.pick(new File(['x'], name, { type: 'image/png' })));
  act(() => result.current.send({ type: 'opened' }));
  return { ...drawnView, calls, opened: openings, pick };
}

it('D90: a picture that opens after one chosen later is not put in its place', async () => {
  const { result, opened, pick } = draw();
  pick('first');
  pick('second');
  const close = vi.fn();
  await act(async () => opened[1]?.({ width: 300, height: 200, close }));
  await act(async () => opened[0]?.({ width: 9, height: 9, close }));
  expect(result.current.phase).toMatchObject({ name: 'cropping', size: { width: 300, height: 200 } });
  expect(result.current.picture()).toMatchObject({ width: 300, height: 200 });
  expect(close).toHaveBeenCalledTimes(1);
});

it('requirement 60: nothing more of a picture is sent once its page was left', async () => {
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((onTell) => onTell(new Blob(['x'])));
  let sign: (answer: unknown) => void = () => undefined;
  const requestPromise = new Promise((resolve) => {
    sign = resolve;
  });
  const { result, calls, opened, pick, unmount } = draw(() => requestPromise);
  pick('one');
  await act(async () => opened[0]?.({ width: 300, height: 200, close: () => undefined }));
  expect(result.current.phase).toMatchObject({ crop: CENTRED });
  act(() => result.current.send({ type: 'confirmed' }));
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  unmount();
  sign({ ok: true, data: { url: '/uploads/a.jpg', headers: {}, file_path: '/uploads/a.jpg' } });
  await act(() => requestPromise);
  await Promise.resolve();
  expect(onSend).not.toHaveBeenCalled();
  expect(calls).toHaveBeenCalledTimes(1);
});
