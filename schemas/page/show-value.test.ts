/** How values stand inside a sentence. */
import { expect, it } from 'vitest';
import { showNames, showValue } from './show-value.ts';

it.each([
  ['text', '"text"'],
  ['a "quoted" one', '"a \\"quoted\\" one"'],
  [12.5, '12.5'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'null'],
  [['a', 1], '["a",1]'],
  [{ cn: '题' }, '{"cn":"题"}'],
  ['x'.repeat(38), `"${'x'.repeat(38)}"`],
  ['x'.repeat(39), `"${'x'.repeat(38)}…`],
  ['🎓'.repeat(38), `"${'🎓'.repeat(38)}"`],
  ['🎓'.repeat(60), `"${'🎓'.repeat(38)}…`],
])('D112: %j is shown short, and no letter of it in half', (value, shownText) => {
  expect(showValue(value)).toBe(shownText);
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `f${String(index)}`);

it.each([
  [names(0), ''],
  [names(1), 'f0'],
  [names(2), 'f0, f1'],
  [names(24), names(24).join(', ')],
  [names(25), `${names(24).join(', ')} …`],
  [names(90), `${names(24).join(', ')} …`],
])('D112: of many names as many are shown as one reads: %#', (all, shownText) => {
  expect(showNames(all)).toBe(shownText);
});
