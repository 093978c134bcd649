/** The picture of viewers over time. */
import { expect, test } from 'vitest';
import { chartPath } from './viewers-chart.tsx';

test('a line from the first minute to the last, as high as the busiest is full', () => {
  const viewers = [
    { ts: 60, count: 0 },
    { ts: 120, count: 10 },
    { ts: 180, count: 5 },
  ];
  expect(chartPath(viewers)).toBe('M0.0 160.0L300.0 0.0L600.0 80.0');
  expect(chartPath([{ ts: 60, count: 3 }])).toBe('M0.0 0.0');
  expect(chartPath([])).toBe('');
});
