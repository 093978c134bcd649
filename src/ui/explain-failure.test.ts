/**
 * Why a file does not play, where the browser does not say (D128).
 * @vitest-environment happy-dom
 */
import { expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));

it.each([
  [200, 'codec'],
  [206, 'codec'],
  [404, 'missing'],
  [410, 'missing'],
  [403, 'lost'],
  [500, 'lost'],
])('D128: a file that is answered with %i is %s', async (status, reason) => {
  expect(await explainFailure('/play/g/m/whole.mp4', answers(status))).toBe(reason);
});

it('D128: a network that is gone is said, and of another site nothing is known', async () => {
  expect(await explainFailure('/film.mp4', () => Promise.reject(new TypeError('gone')))).toBe('lost');
  expect(await explainFailure('https://cdn.example.com/film.mp4', answers(404))).toBe('unplayable');
});
