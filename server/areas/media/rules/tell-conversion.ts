/** A conversion as a merchant is shown it. */
import { addressOf } from '../stored-media.ts';
import type { ConversionRow } from '../store/conversions.store.ts';

export interface ConversionTold {
  /** The address goods name it by. */
  address: string;
  /** What the merchant called the file. */
  name: string;
  state: ConversionRow['state'];
  percent: number;
  /** Why it failed, or is tried again; empty for no reason. */
  reason: string;
  /** Unix milliseconds of its last change. */
  at: number;
}

export const tellConversion = ({ id, name, state, percent, reason, at }: ConversionRow): ConversionTold => ({
  address: addressOf(id),
  name,
  state,
  percent,
  reason,
  at,
});
