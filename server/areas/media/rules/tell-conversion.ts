/** A conversion as a merchant is shown it. */
import type { Conversion } from '#schemas/content/media-upload.ts';
import { secondsOf } from '#schemas/time.ts';
import { addressOf } from '../services/stored-media.ts';
import type { ConversionRow } from '../store/conversions.store.ts';

export const tellConversion = ({ id, name, state, percent, reason, at }: ConversionRow): Conversion => ({
  address: addressOf(id),
  name,
  state,
  percent,
  reason,
  changed_ts: secondsOf(at),
});
