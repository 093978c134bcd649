/** Faults a refused publication answers with (42200). */
import { isObject } from '#schemas/page/json.ts';
import type { Fault } from '#schemas/page/ready.ts';

function isFault(value: unknown): value is Fault {
  return (
    isObject(value) &&
    typeof value['pointer'] === 'string' &&
    isObject(value['message']) &&
    isObject(value['hint'])
  );
}

export function readFaults(detail: unknown): readonly Fault[] {
  const errors = isObject(detail) ? detail['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}
