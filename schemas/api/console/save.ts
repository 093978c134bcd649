/** What every `get` and `save` of one stored thing has: its id, the version that was read, and faults by pointer (D127, D138). */
import { Type, type Static } from 'typebox';
import { LocaleTextSchema } from '../../page/text.ts';

/** Names what is stored; a save with another one is refused with 40900 and `{yours, theirs}`. */
export const VersionSchema = Type.String({ minLength: 1, maxLength: 64 });

/** A fault or a note of one field of what is saved. */
const ItemFaultSchema = Type.Object({
  /** JSON pointer into the item: `/price`, `/skus/0/stock`. */
  pointer: Type.String(),
  rule: Type.String(),
  message: LocaleTextSchema,
  hint: LocaleTextSchema,
});
export type ItemFault = Static<typeof ItemFaultSchema>;

/** The data of a save that is refused with 40000. */
export const ItemRefusedSchema = Type.Object({ faults: Type.Array(ItemFaultSchema) });

/** What a save may change: fields that are left out stay, and null empties one. Faults come with the words of the import. */
export const ItemChangeSchema = Type.Record(Type.String(), Type.Unknown());

/** Notes say what of the item has no effect, or was left out. */
export const SavedSchema = Type.Object({
  id: Type.String(),
  version: VersionSchema,
  notes: Type.Array(ItemFaultSchema),
});
