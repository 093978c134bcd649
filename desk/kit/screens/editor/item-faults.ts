/** Faults of an item, as the answer of a refused save has them. */
import type { ItemFault } from '#schemas/api/console/save.ts';
import { isObject } from '#schemas/page/json.ts';

const isFault = (value: unknown): value is ItemFault =>
  isObject(value) && typeof value['pointer'] === 'string' && isObject(value['message']);

/** None where the detail of the refusal has no list of them. */
export function faultsOf(detail: unknown): ItemFault[] {
  const faults = isObject(detail) ? detail['faults'] : undefined;
  return Array.isArray(faults) ? faults.filter(isFault) : [];
}
