/** Faults a refused publication answers with (42200). */
import { isObject } from '#schemas/page/json.ts';
import type { Fault } from '#schemas/page/ready.ts';

/** The document is named where several were judged. */
type NamedFault = Fault & { document?: unknown };

function isFault(value: unknown): value is NamedFault {
  return (
    isObject(value) &&
    typeof value['pointer'] === 'string' &&
    isObject(value['message']) &&
    isObject(value['hint'])
  );
}

export function readFaults(detail: unknown): readonly NamedFault[] {
  const errors = isObject(detail) ? detail['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}
