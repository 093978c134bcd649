/** Tries to pay that may still bring money. */
import type { AttemptRow } from '../services/order-rows.ts';

const OPEN: ReadonlySet<AttemptRow['state']> = new Set(['created', 'awaiting', 'unknown']);

/** What the provider gave beside the way to pay, to find the payment by. */
export const referenceOf = ({ begun }: Pick<AttemptRow, 'begun'>): string | undefined =>
  begun?.kind === 'redirect' ? begun.reference : undefined;

export const isOpen = ({ state }: Pick<AttemptRow, 'state'>): boolean => OPEN.has(state);
