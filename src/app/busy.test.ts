/**
 * When the outline of a page stands, and when nothing does.
 * @vitest-environment happy-dom
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWaiting, stopWaiting } from './busy.ts';

const AFTER_MS = 200;
const outlines = () => document.querySelectorAll('[aria-hidden="true"]').length;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stopWaiting(document);
  vi.useRealTimers();
});

test('ux states: a page that comes within 200 ms is neither outlined nor spoken of', () => {
  const onTell = vi.fn();
  startWaiting(document, { path: '/page/about', onSlow: onTell });
  vi.advanceTimersByTime(AFTER_MS - 1);
  stopWaiting(document);
  vi.advanceTimersByTime(10_000);
  expect(outlines()).toBe(0);
  expect(onTell).not.toHaveBeenCalled();
});

test('ux states: a slower one is outlined and spoken of once, until it stands', () => {
  const onTell = vi.fn();
  startWaiting(document, { path: '/detail/v_1/3', onSlow: onTell });
  startWaiting(document, { path: '/detail/v_1/3', onSlow: onTell });
  vi.advanceTimersByTime(AFTER_MS);
  expect(outlines()).toBe(1);
  expect(onTell).toHaveBeenCalledTimes(1);
  stopWaiting(document);
  expect(document.body.childElementCount).toBe(0);
});

test('ux states: where only the query changes the page at hand stays in sight', () => {
  startWaiting(document);
  vi.advanceTimersByTime(AFTER_MS);
  expect(outlines()).toBe(0);
  expect(document.body.childElementCount).toBe(1);
});
