/** Fields of what a payment company says; one that is missing or of another kind makes the whole unreadable. */
import { isObject } from '#schemas/page/json.ts';
import { PaymentUnknown } from '../payment-provider.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** @throws PaymentUnknown, as everything here does. */
export function objectOf(value: unknown, name = 'object'): Fields {
  if (!isObject(value)) throw new PaymentUnknown(`no ${name}`);
  return value;
}

export function readFields(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PaymentUnknown('no JSON');
  }
  return objectOf(value);
}

/** Undefined for an empty text too. */
export function optionalText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function textOf(fields: Fields, name: string): string {
  const value = optionalText(fields, name);
  if (value === undefined) throw new PaymentUnknown(`no ${name}`);
  return value;
}

export function wholeOf(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new PaymentUnknown(`no ${name}`);
  return value;
}

export function listOf(fields: Fields, name: string): readonly Fields[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new PaymentUnknown(`no ${name}`);
  return value.map((item: unknown) => objectOf(item, name));
}

/** What a field has to be, such as the merchant it is about. */
export function expectText(fields: Fields, name: string, value: string): void {
  if (fields[name] !== value) throw new PaymentUnknown(`another ${name}`);
}
