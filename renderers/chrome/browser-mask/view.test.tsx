/** The browser-support notice. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';

const readUnsupportedValue = () => Promise.resolve({ ok: false, code: 'browser-unsupported', msg: '' });
const readSupportedValue = () => Promise.resolve({ ok: true, data: { supported: true } });
const draw = (act: () => Promise<unknown>, props: object = {}) => drawView(view, { props, act });

const UC = 'Mozilla/5.0 (Windows NT 10.0) UBrowser/6.2.4098.3 Safari/537.36';
const visitWith = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);

beforeEach(() => {
  sessionStorage.clear();
  visitWith(UC);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  [
    'Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
])('M54: %s asks nothing and is shown nothing', (_name, agent) => {
  visitWith(agent);
  const onAsk = vi.fn<() => Promise<unknown>>(readUnsupportedValue);
  draw(onAsk);
  expect(onAsk).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('M54: code 1 of the UC check shows the notice; any other answer shows nothing', async () => {
  draw(readUnsupportedValue);
  await screen.findByRole('dialog', { name: '浏览器版本提示' });
  cleanup();
  sessionStorage.clear();
  const onAsk = vi.fn<() => Promise<unknown>>(readSupportedValue);
  draw(onAsk);
  await waitFor(() => expect(onAsk).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('M54: a network that fails shows nothing either', async () => {
  const onAsk = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ ok: false, code: 'network', msg: '' }));
  draw(onAsk);
  await waitFor(() => expect(onAsk).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('M55: the box is 540 by 300 with title, tip and a button to the download page', async () => {
  draw(readUnsupportedValue);
  const box = await screen.findByRole('dialog');
  expect([box.style.width, box.style.height]).toEqual(['540px', '300px']);
  expect(box.textContent).toContain('为了获得更好的学习体验，请使用推荐的浏览器访问。');
  const download = screen.getByRole('link', { name: '立即下载' });
  expect(download.getAttribute('href')).toBe('https://www.google.cn/chrome/');
  expect(download.getAttribute('target')).toBe('_blank');
});

test('M55: title, tip and download page may be the shop’s own', async () => {
  draw(readUnsupportedValue, {
    title: '换个浏览器',
    tip: '无法播放直播',
    download_url: 'https://browser.example.com/',
  });
  const box = await screen.findByRole('dialog', { name: '换个浏览器' });
  expect(box.textContent).toContain('无法播放直播');
  expect(screen.getByRole('link', { name: '立即下载' }).getAttribute('href')).toBe(
    'https://browser.example.com/',
  );
});

test('M54: dismissed once, it stays away for the visit', async () => {
  draw(readUnsupportedValue);
  fireEvent.click(await screen.findByRole('button', { name: '继续使用当前浏览器' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const onAsk = vi.fn<() => Promise<unknown>>(readUnsupportedValue);
  draw(onAsk);
  expect(onAsk).not.toHaveBeenCalled();
});
