/**
 * The small parts of the running storefront: reports, reload guard, clicks.
 * @vitest-environment happy-dom
 */
import { describe, expect, test } from 'vitest';
import { fakeBeacon } from '#platform/beacon.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { memoryStore } from '#platform/storage.ts';
import { mayReload } from './chunk-failure.ts';
import { targetOf } from './clicks.ts';
import { hoistPreloads } from './hoist-preloads.ts';
import { makeReporter } from './report.ts';

describe('reports', () => {
  const error = { level: 'error', kind: 'js', message: 'boom 13912345678 ann@x.org' } as const;
  test('D111: batched, at most 20 a minute, without numbers or addresses of people', () => {
    const clock = fakeClock();
    const beacon = fakeBeacon();
    const { report } = makeReporter({
      clock,
      beacon,
      build: 'b',
      appId: 'appknowledge',
      path: () => '/page/a',
    });
    for (let index = 0; index < 30; index += 1) report(error);
    clock.advance(2_000);
    expect(beacon.beacons).toHaveLength(1);
    expect(beacon.beacons[0]?.url).toBe('/v1/log?app_id=appknowledge');
    expect(beacon.beacons[0]?.body['items']).toHaveLength(20);
    expect(JSON.stringify(beacon.beacons)).not.toMatch(/139|ann@/);
    clock.advance(60_000);
    report(error);
    clock.advance(2_000);
    expect(beacon.beacons).toHaveLength(2);
  });
});

describe('a part that cannot be fetched', () => {
  test('R13: one reload a build, another one for the next build', () => {
    const store = memoryStore();
    expect([mayReload('b1', store), mayReload('b1', store), mayReload('b2', store)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('R13: a browser that cannot remember is never reloaded', () => {
    expect(mayReload('b1', { get: () => undefined, set: () => false, remove: () => undefined })).toBe(false);
  });
});

describe('clicks', () => {
  const here = { origin: window.location.origin, pathname: '/', search: '' };
  const anchor = (html: string) => {
    const element = document.createElement('a');
    for (const [, name, value] of html.matchAll(/([\w-]+)="([^"]*)"/g))
      element.setAttribute(name ?? '', value ?? '');
    return element;
  };
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', { button: 0, ...init });

  test.each([
    [
      'M16: a link of the site is followed in place',
      'href="/page/a?b=1#c"',
      {},
      true,
      { kind: 'go', href: '/page/a?b=1#c' },
    ],
    [
      'M87: a link that needs a person asks a stranger to log in',
      'href="/record" data-login=""',
      {},
      true,
      { kind: 'login', next: '/record' },
    ],
    [
      'M87: the same link just leads on for a learner',
      'href="/record" data-login=""',
      {},
      false,
      { kind: 'go', href: '/record' },
    ],
    ['a new tab is the browser’s', 'href="/page/a" target="_blank"', {}, true, undefined],
    ['a click with Ctrl is the browser’s', 'href="/page/a"', { ctrlKey: true }, true, undefined],
    ['a click with Shift is the browser’s', 'href="/page/a"', { shiftKey: true }, true, undefined],
    ['a click with Alt is the browser’s', 'href="/page/a"', { altKey: true }, true, undefined],
    ['a click with Command is the browser’s', 'href="/page/a"', { metaKey: true }, true, undefined],
    ['the other button is the browser’s', 'href="/page/a"', { button: 1 }, true, undefined],
    ['another site is the browser’s', 'href="https://example.org/"', {}, true, undefined],
    ['a place in this page is the browser’s', 'href="/#main"', {}, true, undefined],
    ['what is no page is the browser’s', 'href="/docs"', {}, true, undefined],
    ['M162: another language is the browser’s', 'href="/page/a?lang=en"', {}, true, undefined],
    [
      'R9: an address that cannot be decoded is left to the server',
      'href="/page/%E0%A4%A"',
      {},
      true,
      undefined,
    ],
  ] as const)('%s', (_title, html, init, out, target) => {
    expect(targetOf(click(init), anchor(html), here, out)).toEqual(target);
  });
});

test('M220: preloads of eager images move from the markup into the head', () => {
  const { html, preloads } = hoistPreloads(
    '<link rel="preload" as="image" href="/a.svg?x=1&amp;y=2" fetchPriority="high"/><p>hi</p>',
  );
  expect(html).toBe('<p>hi</p>');
  expect(preloads).toEqual([
    {
      tag: 'link',
      attributes: { rel: 'preload', as: 'image', href: '/a.svg?x=1&y=2', fetchpriority: 'high' },
    },
  ]);
});
