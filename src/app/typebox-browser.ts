/**
 * Stands in for TypeBox in the browser's build (ADR-020): nothing is validated there, so that schemas shrink
 * to the few facts code reads from them, an object's properties.
 */
const nothing = () => ({});
const same = <Schema>(schema: Schema): Schema => schema;

export const Type = {
  Any: nothing,
  Array: nothing,
  Boolean: nothing,
  Enum: nothing,
  Integer: nothing,
  Literal: nothing,
  Null: nothing,
  Number: nothing,
  Object: <Properties>(properties: Properties) => ({ properties }),
  Optional: same,
  Record: nothing,
  String: nothing,
  Tuple: nothing,
  Union: nothing,
  Unknown: nothing,
  Unsafe: nothing,
};
