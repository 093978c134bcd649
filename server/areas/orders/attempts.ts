/** Tries to pay that may still bring money. */
import type { AttemptRow } from './order-rows.ts';

const OPEN: ReadonlySet<AttemptRow['state']> = new Set(['created', 'awaiting', 'unknown']);

export const isOpen = ({ state }: Pick<AttemptRow, 'state'>): boolean => OPEN.has(state);
