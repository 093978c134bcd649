/** Moments in a view that a server drew, and in one drawn in the browser. */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PageClockContext, useMoment } from './use-moment.ts';

const START = Date.parse('2026-11-25T11:30:00Z') / 1000;
const NOW = Date.parse('2026-11-20T00:00:00Z');

function Starts() {
  return <p>{useMoment('en')(START)}</p>;
}
const page = (
  <PageClockContext value={{ now: () => NOW, drawnAt: NOW }}>
    <Starts />
  </PageClockContext>
);

const own = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = own;
});

async function readHydrated(zone: string): Promise<[before: string, after: string]> {
  process.env['TZ'] = zone;
  const place = document.createElement('div');
  place.append(new DOMParser().parseFromString(renderToString(page), 'text/html').body.firstChild ?? '');
  const before = place.textContent;
  await act(() => hydrateRoot(place, page, { onRecoverableError: (error) => expect(error).toBeUndefined() }));
  return [before, place.textContent];
}

test('D10: the server’s text holds no viewer’s zone; his own time comes once scripts run', async () => {
  expect(await readHydrated('America/New_York')).toEqual(['Nov 25, 19:30 Beijing time', 'Nov 25, 06:30 EST']);
});

test('D10: where the viewer’s clock is the shop’s, nothing drawn by the server changes', async () => {
  const [before, after] = await readHydrated('Asia/Shanghai');
  expect(after).toBe(before);
});

test('D10: what is drawn in the browser alone names no zone where it is the shop’s', () => {
  process.env['TZ'] = 'Asia/Shanghai';
  expect(render(page).container.textContent).toBe('Nov 25, 19:30');
});

test('ADR-810: at the desk a moment is the shop’s, without its name, whatever the browser’s clock', () => {
  process.env['TZ'] = 'America/New_York';
  const desk = (
    <PageClockContext value={{ now: () => NOW, place: 'shop' }}>
      <Starts />
    </PageClockContext>
  );
  expect(render(desk).container.textContent).toBe('Nov 25, 19:30');
});
