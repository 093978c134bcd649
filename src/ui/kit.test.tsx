/** Small parts of the kit: pictures, avatars, QR codes, toasts, abnormal screens. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { fakeClock } from '#platform/fake-clock.ts';
import { Abnormal } from './abnormal.tsx';
import { initialsOf, toneOfName } from './avatar.tsx';
import { Button } from './button.tsx';
import { Carousel } from './carousel.tsx';
import { Cover } from './cover.tsx';
import { Icon } from './icon.tsx';
import { Placeholder } from './placeholder.tsx';
import { QrCode, qrPath } from './qr-code.tsx';
import { Toasts } from './toasts.tsx';
import { toastStore } from './toast-store.ts';

const MEDIA = `/media/${'a'.repeat(43)}`;
const UPLOADED = `${MEDIA}/800x500-320.jpg`;

afterEach(cleanup);

describe('cover', () => {
  test('D115: its place is held before the picture arrives', () => {
    const { container } = render(<Cover src="/a.png" alt="" ratio="4 / 3" />);
    expect(container.querySelector('span')?.style.aspectRatio).toBe('4 / 3');
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  test('D115: the first screen’s picture is fetched at once', () => {
    const image = render(<Cover src="/a.png" alt="" priority />).container.querySelector('img');
    expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  test('performance: an uploaded picture comes in the smallest format and size the browser can use', () => {
    const { container } = render(<Cover src={UPLOADED} alt="Harbour" sizes="50vw" priority />);
    const sources = [...container.querySelectorAll('picture > source')];
    expect(sources.map((one) => [one.getAttribute('type'), one.getAttribute('sizes')])).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ]);
    expect(sources[0]?.getAttribute('srcset')).toBe(`${MEDIA}/320.avif 320w, ${MEDIA}/800.avif 800w`);
    expect(screen.getByRole('img', { name: 'Harbour' }).getAttribute('src')).toBe(UPLOADED);
  });

  test('performance: only the picture a shopper waits for is preloaded, in its best format', () => {
    const waitedText = renderToString(<Cover src={UPLOADED} alt="" sizes="50vw" priority />);
    const preload = /<link rel="preload"[^>]*>/.exec(waitedText)?.[0] ?? '';
    for (const part of [
      'as="image"',
      'type="image/avif"',
      'imageSizes="50vw"',
      '320.avif 320w',
      'fetchPriority="high"',
    ])
      expect(preload).toContain(part);
    expect(preload).not.toContain('href');
    expect(renderToString(<Cover src={UPLOADED} alt="" />)).not.toContain('preload');
  });

  test('performance: the place of an uploaded picture is held by what its address says', () => {
    const { container } = render(<Cover src={UPLOADED} alt="" ratio="natural" />);
    expect(container.querySelector('span')?.style.aspectRatio).toBe('800 / 500');
    const image = container.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['800', '500']);
  });

  test.each(['', 'javascript:alert(1)', 'data:image/png;base64,x', undefined])(
    'R6: %s shows the pattern with its name',
    (src) => {
      const { container } = render(<Cover src={src} alt="Harbour" />);
      expect(container.querySelector('img')).toBeNull();
      expect(screen.getByRole('img', { name: 'Harbour' })).toBeTruthy();
    },
  );
});

describe('button', () => {
  test('R6: with an address it is a link, with an unsafe one only words', () => {
    render(<Button href="/a">Go</Button>);
    expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/a');
    cleanup();
    render(<Button href="javascript:alert(1)">Go</Button>);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('D115: while busy it keeps its name and takes no clicks', () => {
    let clicks = 0;
    render(
      <Button busy onClick={() => (clicks += 1)}>
        Pay
      </Button>,
    );
    screen.getByRole('button', { name: 'Pay' }).click();
    expect(clicks).toBe(0);
  });
});

describe('avatar', () => {
  test.each([
    ['林知行', '林'],
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['', ''],
    ['😀 Smile', '😀'],
  ])('D115: the initials of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('D115: a name has one tone at all times', () => {
    expect(toneOfName('林知行')).toBe(toneOfName('林知行'));
    expect(new Set(['林', '周', '沈', '何', '许', '陈'].map(toneOfName)).size).toBeGreaterThan(1);
  });
});

describe('QR code', () => {
  test('D115: it is one path and has a name', () => {
    const { container } = render(<QrCode text="https://example.com" label="Open on your phone" />);
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Open on your phone' })).toBeTruthy();
  });

  test('D115: other words make another code of the same kind', () => {
    expect(qrPath('a').path).not.toBe(qrPath('b').path);
    expect(qrPath('a').size).toBeGreaterThanOrEqual(21);
  });
});

describe('icons', () => {
  test('D115: an icon alone has a name, one beside words is hidden', () => {
    render(<Icon name="search" label="Search" />);
    expect(screen.getByRole('img', { name: 'Search' })).toBeTruthy();
    expect(
      render(<Icon name="close" />)
        .container.querySelector('svg')
        ?.getAttribute('aria-hidden'),
    ).toBe('true');
  });
});

describe('toasts', () => {
  test('D115: they stand in a live region, one at a time, and go by themselves', () => {
    const clock = fakeClock();
    const store = toastStore(clock);
    render(<Toasts store={store} />);
    act(() => ['a', 'b', 'c', 'd'].forEach((text) => store.show(text)));
    expect(screen.getByRole('status').textContent).toBe('d');
    act(() => clock.advance(3000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('M275: before anything is said everything said earlier is closed, whatever it was', () => {
    const store = toastStore(fakeClock());
    render(<Toasts store={store} />);
    const readMessage = () => screen.getByRole('status').textContent;
    act(() => ['Sent', 'Saved'].forEach((text) => store.show(text, 'success')));
    act(() => store.show('This account is disabled', 'error'));
    expect(readMessage()).toBe('This account is disabled');
    act(() => store.show('Network busy', 'error'));
    expect(readMessage()).toBe('Network busy');
    act(() => store.show('Please complete the captcha', 'warning'));
    expect(readMessage()).toBe('Please complete the captcha');
    act(() => store.clear());
    expect(readMessage()).toBe('');
  });

  test('D115: errors stay longer, the same words do not pile up', () => {
    const clock = fakeClock();
    const store = toastStore(clock);
    store.show('No network', 'error');
    store.show('No network', 'error');
    clock.advance(5999);
    expect(store.get()).toHaveLength(1);
    clock.advance(1);
    expect(store.get()).toHaveLength(0);
  });
});

describe('screens', () => {
  test('M68: the abnormal screen tells what happened, the numbers to name, and tries again', () => {
    let tries = 0;
    render(
      <WordsProvider locale="en">
        <Abnormal code={50_000} requestId="r-1" onRetry={() => (tries += 1)} />
      </WordsProvider>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    expect(screen.getByText('Error code 50000')).toBeTruthy();
    expect(screen.getByText('Request ID r-1')).toBeTruthy();
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(tries).toBe(1);
  });

  test('M68: the placeholder block holds a place and says what for', () => {
    render(<Placeholder title="Coming here soon" hint="In a later part" />);
    expect(screen.getByText('Coming here soon')).toBeTruthy();
  });
});

describe('server', () => {
  test('D115: pieces with behaviour are whole in the server’s HTML', () => {
    const html = renderToString(<Carousel label="Featured" slides={['one', 'two', 'three']} />);
    for (const words of ['one', 'two', 'three', 'aria-roledescription']) expect(html).toContain(words);
  });
});
