/** The emptiest answers. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { sampleOf } from './sample-of.ts';

it('D36: an answer nobody wrote holds every field its schema requires, as empty as it may be', () => {
  const schema = Type.Object({
    claimed: Type.Array(Type.String()),
    left: Type.Integer({ minimum: 1 }),
    state: ChoiceSchema(['open', 'shut']),
    name: Type.String(),
    done: Type.Boolean(),
    own: Type.Union([Type.Null(), Type.Object({})]),
    note: Type.Optional(Type.String()),
  });
  expect(sampleOf(schema)).toEqual({ claimed: [], left: 1, state: 'open', name: '', done: false, own: null });
});
