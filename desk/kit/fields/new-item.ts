/** What a new entry of a list begins with: everything that has to be there, so that it can be drawn at once. */
import type { PropRow } from '#schemas/page/describe-props.ts';

/** The label stands in for the words until there are some. */
function newText({ label, name, min = 0, max = 200 }: PropRow): unknown {
  if (min === 0) return '';
  const { cn, en } = label ?? { cn: name, en: name };
  return { cn: cn.slice(0, max), en: en.slice(0, max) };
}

function newList({ item, min = 0 }: PropRow): unknown {
  return item === undefined ? [] : Array.from({ length: min }, () => newItem(item));
}

/** Of a field that has to be there, or of an entry. Pure. */
export function newItem(row: PropRow): unknown {
  if (row.fallback !== undefined) return row.fallback;
  switch (row.form) {
    case 'text':
      return newText(row);
    case 'choice':
      return row.options[0];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return row.min ?? 0;
    case 'list':
      return newList(row);
    case 'object':
      return Object.fromEntries(
        row.parts.filter((part) => part.required).map((part) => [part.name, newItem(part)]),
      );
    default:
      return '';
  }
}
