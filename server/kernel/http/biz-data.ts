/** A form whose fields are named `bizData[...]` (M199, M252), as the fields they stand for. */
const FIELD = /^bizData\[(\w+)\]$/;

/** Anything else in the form is no field of the call. */
export function readBizData(form: unknown): unknown {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return form;
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(form)) {
    const field = FIELD.exec(name)?.[1];
    if (field !== undefined) fields[field] = value;
  }
  return fields;
}
