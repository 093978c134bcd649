/** A chart, and what stands in its place where there is nothing to draw. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

const draw = (values: readonly number[]) =>
  render(
    <WordsProvider locale="en">
      <BarChart
        label="Received"
        points={values.map((value, day) => ({ label: String(day), value, text: String(value) }))}
      />
    </WordsProvider>,
  );

test.each([[[]], [[0, 0]]])('D138: a chart of %j says that there is nothing yet', (values) => {
  draw(values);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No data yet')).toBeDefined();
});

test('D138: one value is enough for a chart', () => {
  draw([0, 3]);
  expect(screen.getByRole('img', { name: 'Received' })).toBeDefined();
});
