/** Why an upload is not taken, said while it is still coming in. */
import { expect, it } from 'vitest';
import { UploadRefusedError } from './refused.ts';

it('R45: a file that is refused says why, to who sent it and in a log', () => {
  const refusedError = new UploadRefusedError('too-heavy');
  expect(refusedError.reason).toBe('too-heavy');
  expect(refusedError.message).toBe('too-heavy');
});
