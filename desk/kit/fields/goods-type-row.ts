/** The type of a good, a number on the wire, as a choice between the types a page can show. */
import { DETAIL_TYPES, RESOURCES } from '#schemas/content/resource-type.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';

const typeRows = new WeakMap<PropRow, PropRow>();
const TYPES = Object.values(RESOURCES).filter(({ type }) => DETAIL_TYPES.some((one) => one === type));

/** The type of a good as a choice between those a page can show; the same row each time. */
export function asTypeChoice(row: PropRow): PropRow {
  const own = typeRows.get(row) ?? {
    ...row,
    form: 'choice' as const,
    options: TYPES.map(({ type }) => type),
    names: TYPES.map(({ name }) => name),
  };
  typeRows.set(row, own);
  return own;
}
