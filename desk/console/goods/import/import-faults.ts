/** Faults of tables an import names when it refuses them. */
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import { isObject } from '#schemas/page/json.ts';
import { Refusal } from '#desk/kit/calls/use-console.ts';

const isFault = (value: unknown): value is GoodsFault =>
  isObject(value) && typeof value['table'] === 'string' && isObject(value['message']);

export function importFaults(error: unknown): GoodsFault[] {
  const detail = error instanceof Refusal ? error.answer.detail : undefined;
  const errors = isObject(detail) ? detail['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}
