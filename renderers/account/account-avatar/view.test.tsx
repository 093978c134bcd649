/** The box for another avatar: what is said of a file, and of an upload that does not come about. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

async function open(answer: unknown, locale: 'cn' | 'en') {
  const calls: string[] = [];
  const act: AnyViewProps['act'] = ({ name }) => {
    calls.push(name);
    return Promise.resolve(answer);
  };
  const data = { ...examples.find(({ name }) => name === 'typical')?.data };
  const drawing = drawView(view, { props: {}, data, locale, act });
  fireEvent.click(screen.getByRole('button', { name: locale === 'cn' ? '更换头像' : 'Change avatar' }));
  // The box comes with a script of its own.
  await screen.findByText(locale === 'cn' ? '选择图片' : 'Choose a picture');
  return { ...drawing, calls };
}
const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'a', { type });
const pick = (chosenFile: File) => {
  const input = document.querySelector('input[type=file]');
  if (input !== null) fireEvent.change(input, { target: { files: [chosenFile] } });
};

// Read once, so that no test waits for it.
beforeAll(() => import('./avatar-box.tsx'), 30_000);
beforeEach(() => {
  // A canvas and a decoder are the browser's: journeys show them at work.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 300, height: 200 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    clearRect: () => undefined,
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((onTell) => onTell(file('image/jpeg')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('D71: the orders of the person are a link away', () => {
  const data = { ...examples.find(({ name }) => name === 'typical')?.data };
  drawView(view, { props: {}, data, locale: 'en' });
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/orders');
});

describe('another avatar', () => {
  it.each([
    ['en', 'Save avatar', 'Failed to get the upload signature', 'Try again'],
    ['cn', '保存头像', '获取上传签名失败', '重试'],
  ] as const)(
    'M264: a signature that is refused is said, and may be asked for again (%s)',
    async (...row) => {
      const [locale, save, text, retry] = row;
      const { calls } = await open({ ok: false, code: 'upload-refused', msg: 'no' }, locale);
      pick(file('image/png'));
      fireEvent.click(await screen.findByRole('button', { name: save }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toBe(text);
      fireEvent.click(screen.getByRole('button', { name: retry }));
      await vi.waitFor(() => expect(calls).toEqual(['upload.sign.get', 'upload.sign.get']));
    },
  );

  it.each([
    ['image/svg+xml', 10, 'Please choose a JPG, PNG, WebP or GIF picture'],
    ['image/png', 5 * 1024 * 1024 + 1, 'Pictures can be up to 5 MB. Please choose a smaller one'],
  ])('D93: a file of %s with %s bytes is refused before anything is sent', async (type, bytes, text) => {
    const { calls } = await open(undefined, 'en');
    pick(file(type, bytes));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(calls).toEqual([]);
  });

  it('D90: a picture may be dropped or pasted as well', async () => {
    await open(undefined, 'en');
    const place = screen.getByText('or drop one here, or paste it').parentElement ?? document.body;
    fireEvent.drop(place, { dataTransfer: { files: [file('text/plain')] } });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please choose'));
    fireEvent.paste(document.body, { clipboardData: { files: [file('image/webp')] } });
    expect(await screen.findByRole('button', { name: 'Picture to crop' })).toBeTruthy();
  });
});
