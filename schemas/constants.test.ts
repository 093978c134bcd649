/** The numbers of section 9 a login is made of, as the specification writes them. */
import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it.each([
  ['M109', 'LOGIN_DIALOG_WIDTH_PX', 540],
  ['M109', 'LOGIN_CONTROL_WIDTH_PX', 300],
  ['M109', 'QR_SIZE_PX', 150],
  ['M131', 'COUNTRY_LIST_MAX_HEIGHT_PX', 233],
  ['M131', 'COUNTRY_LIST_WIDTH_PX', 300],
  ['M132', 'COUNTRY_LIST_STEP', 8],
  ['M134', 'QR_POLL_MS', 2000],
  ['M134', 'QR_TICKS_MAX', 60],
  ['M141', 'SMS_WAIT_S', 59],
  ['M152', 'POLLING_LAYER_Z', 99_998],
  ['M167', 'SMS_CODE_LENGTH', 6],
  ['M174', 'IMAGE_CODE_LENGTH', 4],
  ['M187', 'IMAGE_CODE_KEY_LENGTH', 10],
  ['M227', 'HASH_CHUNK_BYTES', 2_097_152],
] as const)('%s: %s is %s', (_row, name, number) => {
  expect(constants[name]).toBe(number);
});
