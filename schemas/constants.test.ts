/** The numbers of section 9 a login is made of, as the specification writes them. */
import { expect, it } from 'vitest';
import {
  COUNTRY_LIST_MAX_HEIGHT_PX,
  COUNTRY_LIST_STEP,
  COUNTRY_LIST_WIDTH_PX,
  HASH_CHUNK_BYTES,
  IMAGE_CODE_KEY_LENGTH,
  IMAGE_CODE_LENGTH,
  LOGIN_CONTROL_WIDTH_PX,
  LOGIN_DIALOG_WIDTH_PX,
  POLLING_LAYER_Z,
  QR_POLL_MS,
  QR_SIZE_PX,
  QR_TICKS_MAX,
  SMS_CODE_LENGTH,
  SMS_WAIT_S,
} from './constants.ts';

it.each<[row: string, held: number, written: number]>([
  ['M109: the box', LOGIN_DIALOG_WIDTH_PX, 540],
  ['M109: its controls', LOGIN_CONTROL_WIDTH_PX, 300],
  ['M109: the code to scan', QR_SIZE_PX, 150],
  ['M131: the list of countries, in height', COUNTRY_LIST_MAX_HEIGHT_PX, 233],
  ['M131: and in width', COUNTRY_LIST_WIDTH_PX, 300],
  ['M132: countries at a time', COUNTRY_LIST_STEP, 8],
  ['M134: between two polls', QR_POLL_MS, 2000],
  ['M134: ticks of one code', QR_TICKS_MAX, 60],
  ['M141: seconds of the button', SMS_WAIT_S, 59],
  ['M152: the layer', POLLING_LAYER_Z, 99_998],
  ['M167: digits by SMS', SMS_CODE_LENGTH, 6],
  ['M174: characters of a picture', IMAGE_CODE_LENGTH, 4],
  ['M187: signs of its key', IMAGE_CODE_KEY_LENGTH, 10],
  ['M227: bytes of a piece', HASH_CHUNK_BYTES, 2_097_152],
])('%s: %i is %i', (_row, heldValue, writtenValue) => {
  expect(heldValue).toBe(writtenValue);
});
