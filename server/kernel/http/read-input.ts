/** Checks a call's input by its contract; texts of a query or a form become the numbers, switches and lists they stand for (D136). */
import type { ValidateFunction } from 'ajv';
import { makeTextReader } from './read-texts.ts';
import { makeAjv } from '#schemas/ajv.ts';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';

type InputReading = { ok: true; input: Record<string, unknown> } | { ok: false; fields: InputFault[] };
interface InputFault {
  /** JSON pointer into the input. */
  field: string;
  rule: string;
}

export interface InputReader {
  /** `isText`: every value arrived as text (query, form) and may be read as a number or a switch. */
  read(raw: unknown, isText: boolean): InputReading;
}

const exact = makeAjv('input');
const coercing = makeAjv('text-input');

/** What the contract names, and nothing else that was sent: strangers send forty thousand fields at a time. */
function pick(raw: unknown, fields: readonly string[]): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null) return {};
  const present = fields.filter((name) => Object.hasOwn(raw, name));
  return Object.fromEntries(
    present
      .map((name): [string, unknown] => [name, Reflect.get(raw, name)])
      .filter(([, value]) => value !== undefined),
  );
}

function faultsOf(validate: ValidateFunction): InputFault[] {
  return (validate.errors ?? []).map((error) => ({
    field:
      error.instancePath ||
      `/${String(error.params['missingProperty'] ?? error.params['additionalProperty'] ?? '')}`,
    rule: error.keyword,
  }));
}

export function makeInputReader(endpoint: AnyEndpoint): InputReader {
  const fields = Object.keys(endpoint.input.properties);
  const readTexts = makeTextReader(endpoint.input);
  const validators = { exact: exact.compile(endpoint.input), coercing: coercing.compile(endpoint.input) };
  return {
    read(raw, isText) {
      const values = pick(raw, fields);
      const input = isText ? readTexts(values) : values;
      const validate = isText ? validators.coercing : validators.exact;
      return validate(input) ? { ok: true, input } : { ok: false, fields: faultsOf(validate) };
    },
  };
}
