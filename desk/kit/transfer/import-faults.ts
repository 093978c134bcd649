/** Faults of rows an import names when it refuses tables. */
import { isObject } from '#schemas/page/json.ts';
import { Refusal } from '../calls/use-console.ts';
import type { RowFault } from './transfer-kind.ts';

const isFault = (value: unknown): value is RowFault =>
  isObject(value) && typeof value['table'] === 'string' && isObject(value['message']);

export function importFaults(error: unknown): RowFault[] {
  const detail = error instanceof Refusal ? error.answer.detail : undefined;
  const errors = isObject(detail) ? detail['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}
