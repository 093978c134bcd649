/** The name of a field as a merchant knows it: the labels of its schema on the way to it, with the number of a list's entry. */
import { readWords } from '#schemas/page/field.ts';
import { isObject } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { stepsOf } from '#schemas/page/walk-path.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The schema of one step: a field, the entries of a list, or the branch of a union that knows the field. */
export function schemaOfStep(schema: unknown, step: string): unknown {
  if (!isObject(schema)) return undefined;
  const properties = schema['properties'];
  if (isObject(properties) && Object.hasOwn(properties, step)) return properties[step];
  if (schema['items'] !== undefined && /^\d+$/.test(step)) return schema['items'];
  const branches: unknown[] = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return branches.map((branch) => schemaOfStep(branch, step)).find((one) => one !== undefined);
}

export const isText = (schema: unknown): schema is Schema => isObject(schema) && schema['x-text'] === true;

const LANGUAGES: Readonly<Record<string, LocaleText>> = {
  cn: { cn: '中文', en: 'Chinese' },
  en: { cn: '英文', en: 'English' },
};

/** One part of a name: what a field is called, or which entry of a list is meant. */
type Part = { label: LocaleText } | { entry: number };

function partsOf(schema: unknown, pointer: string): Part[] {
  const parts: Part[] = [];
  let current = schema;
  for (const step of stepsOf(pointer)) {
    const language = isText(current) ? LANGUAGES[step] : undefined;
    if (language !== undefined) {
      parts.push({ label: language });
      break;
    }
    const next = schemaOfStep(current, step);
    const isEntry = isObject(current) && current['items'] === next && next !== undefined;
    const label = readWords(next, 'x-label');
    if (isEntry) parts.push({ entry: Number(step) + 1 });
    else if (label !== undefined) parts.push({ label });
    current = next;
  }
  return parts;
}

/**
 * `Slides 2, Heading` · `轮播图片第 2 项的标题`; undefined where no schema on the way names anything.
 * @param pointer from the value the schema is of
 */
export function fieldWords(schema: unknown, pointer: string): LocaleText | undefined {
  const words = { cn: '', en: '' };
  for (const part of partsOf(schema, pointer)) {
    if ('entry' in part) {
      words.cn += `第 ${String(part.entry)} 项`;
      words.en += `${words.en === '' ? '' : ' '}${String(part.entry)}`;
    } else {
      words.cn += `${words.cn === '' ? '' : '的'}${part.label.cn}`;
      words.en += `${words.en === '' ? '' : ' › '}${part.label.en}`;
    }
  }
  return words.cn === '' ? undefined : words;
}
