/** Fields of console answers that are for some scopes alone: marked in the contract, left out in one place (D138, ADR-685). */
import { Type, type TOptional, type TSchema } from 'typebox';
import { isObject } from '../page/json.ts';
import { SCOPES, type CallScope, type Scope } from './roles.ts';

/** Whether a caller holds a scope. */
export type Holds = (scope: CallScope) => boolean;

/** Scopes that may read phones and e-mail addresses, masked ones too. */
const CONTACT_READERS: readonly Scope[] = ['people', 'orders.read'];

/** Whether a caller may learn it: asked by what is no field, such as a column of a table or words to search for. */
export function canReadContacts(holds: Holds): boolean {
  return CONTACT_READERS.some(holds);
}

/** A phone or an e-mail address in an answer whose call others may make too: they get the item without it. */
export function contactField<Field extends TSchema>(schema: Field): TOptional<Field>;
export function contactField(schema: TSchema): TSchema {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema));
  return Type.Optional(Object.assign(copy, { 'x-readers': CONTACT_READERS }));
}

/** The scopes any of which a field needs; undefined for a field everybody gets who may make the call. */
export function readersOf(schema: unknown): readonly Scope[] | undefined {
  const readers: unknown = isObject(schema) ? schema['x-readers'] : undefined;
  return Array.isArray(readers) ? SCOPES.filter((scope) => readers.includes(scope)) : undefined;
}
