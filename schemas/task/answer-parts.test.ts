/** D86: what an answer of each type needs before it may be handed in. */
import { describe, expect, test } from 'vitest';
import { missingPart } from './answer-parts.ts';
import { TASK_TYPE } from './task.ts';

const NOTHING = { answer: '', images: [], audio: [], options: [] };
const one = (type: number) => ({ type, is_multiple: false });

describe('what is missing in an answer', () => {
  test.each([
    ['text', TASK_TYPE.text, NOTHING, 'text'],
    ['blank text', TASK_TYPE.text, { ...NOTHING, answer: ' \n' }, 'text'],
    ['written text', TASK_TYPE.text, { ...NOTHING, answer: 'a' }, undefined],
    ['a picture', TASK_TYPE.image, { ...NOTHING, answer: 'a' }, 'image'],
    ['a picture that is there', TASK_TYPE.image, { ...NOTHING, images: ['/a'] }, undefined],
    ['a recording', TASK_TYPE.audio, { ...NOTHING, images: ['/a'] }, 'audio'],
    ['a recording that is there', TASK_TYPE.audio, { ...NOTHING, audio: ['/a'] }, undefined],
    ['a choice', TASK_TYPE.choice, NOTHING, 'choice'],
    ['one choice', TASK_TYPE.choice, { ...NOTHING, options: [0] }, undefined],
    ['two choices of one', TASK_TYPE.choice, { ...NOTHING, options: [0, 1] }, 'choice'],
  ])('D86: %s', (_name, type, parts, missing) => {
    expect(missingPart(one(type), parts)).toBe(missing);
  });

  test('D86: several may be chosen where the task says so', () => {
    const several = { type: TASK_TYPE.choice, is_multiple: true };
    expect(missingPart(several, { ...NOTHING, options: [0, 1] })).toBeUndefined();
  });
});
