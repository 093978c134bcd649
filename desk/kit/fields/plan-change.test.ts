/** What a change of a field stores. */
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { describeSchema } from '#schemas/page/describe-props.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { matchKeys } from './row-keys.ts';
import { moveItem } from './list-change.ts';
import { planChange } from './plan-change.ts';

const rows = describeSchema(
  Type.Object({
    cards: Type.Array(
      Type.Object({
        title: TextSchema({ min: 1 }),
        note: Type.Optional(TextSchema()),
        link: Type.Optional(LinkSchema),
      }),
    ),
    deep: Type.Optional(
      Type.Object({ inner: Type.Optional(Type.Object({ code: Type.Optional(Type.String()) })) }),
    ),
    ids: Type.Optional(Type.Array(Type.String())),
  }),
);
const plan = (value: unknown, pointer: string, next: unknown) =>
  planChange({ rows, value, initial: value }, pointer, next);

test.each<[string, unknown, string, unknown, string, unknown]>([
  [
    'a part of an entry',
    { cards: [{ title: { cn: 'a' } }] },
    '/cards/0/title/cn',
    'b',
    '/cards/0/title/cn',
    'b',
  ],
  ['a text an entry has not yet', { cards: [{}] }, '/cards/0/note/en', 'b', '/cards/0/note', { en: 'b' }],
  [
    'the last part of an optional text',
    { cards: [{ note: { en: 'b' } }] },
    '/cards/0/note/en',
    '',
    '/cards/0/note',
    undefined,
  ],
  [
    'the last language of a text that has to be there',
    { cards: [{ title: { cn: 'a' } }] },
    '/cards/0/title/cn',
    '',
    '/cards/0/title/cn',
    '',
  ],
  ['objects that are not there', {}, '/deep/inner/code', 'x', '/deep', { inner: { code: 'x' } }],
  [
    'the only part of what is only there for it',
    { deep: { inner: { code: 'x' } } },
    '/deep/inner/code',
    '',
    '/deep',
    undefined,
  ],
  [
    'a link that is not there',
    { cards: [{}] },
    '/cards/0/link/link_id',
    'g',
    '/cards/0/link',
    { link_id: 'g' },
  ],
  ['an optional list that is empty now', { ids: ['a'] }, '/ids', [], '/ids', undefined],
])('ADR-705: %s', (_name, value, pointer, next, at, storedValue) => {
  expect(plan(value, pointer, next)).toEqual({ pointer: at, value: storedValue });
});

test('ADR-705: an entry keeps its key while it is moved, changed, duplicated or brought back', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const first = matchKeys({ items: [], keys: [], next: 0 }, [a, b, c]);
  expect(first.keys).toEqual([0, 1, 2]);
  const movedKeys = matchKeys(first, moveItem([a, b, c], 2, 0));
  expect(movedKeys.keys).toEqual([2, 0, 1]);
  const changedKeys = matchKeys(movedKeys, [c, { id: 'a', more: true }, b]);
  expect(changedKeys.keys).toEqual([2, 0, 1]);
  expect(matchKeys(changedKeys, [c, b]).keys).toEqual([2, 1]);
  expect(matchKeys(first, [a, { ...a }, b, c]).keys).toEqual([0, 3, 1, 2]);
});
