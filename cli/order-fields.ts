/** Fields of a row in the order of its schema, so that a file is the same whichever way its rows came: the wire puts required ones first. */
export function orderFields(row: object, { properties }: { properties: object }): object {
  const fields = Object.keys(properties).filter((field) => Object.hasOwn(row, field));
  return Object.fromEntries(fields.map((field) => [field, Reflect.get(row, field)]));
}
