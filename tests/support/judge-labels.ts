/** What is missing or wrong of the words a merchant reads of a schema's fields, a line each (ADR-580). */
import { FIELD_GROUPS, readWords } from '#schemas/page/field.ts';
import { isObject } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { entryOf, fieldsIn, type Schema, type SchemaField } from './schema-fields.ts';

const HAN = /\p{Script=Han}/u;
/** UTF-16 units of the longest label, choice and help. */
const LONGEST = { label: { cn: 12, en: 28 }, name: { cn: 14, en: 28 }, help: { cn: 60, en: 150 } } as const;
const WORDS_MAX = 5;

/** Words in two languages: each in its own, neither too long, none a sentence with its stop. */
function judgeWords(what: keyof typeof LONGEST, { cn, en }: LocaleText): string[] {
  const limit = LONGEST[what];
  return [
    ...(HAN.test(cn) ? [] : [`${what} is not Chinese: ${cn}`]),
    ...(HAN.test(en) || !/[A-Za-z]/.test(en) ? [`${what} is not English: ${en}`] : []),
    ...(cn.length > limit.cn ? [`${what} is too long: ${cn}`] : []),
    ...(en.length > limit.en ? [`${what} is too long: ${en}`] : []),
    ...(what !== 'help' && en.split(' ').length > WORDS_MAX ? [`${what} has too many words: ${en}`] : []),
    ...(/[。.]$/.test(cn) || /[^.]\.$/.test(en) ? [`${what} ends with a stop: ${cn} · ${en}`] : []),
    ...(/^[a-z]/.test(en) && !/^template\d/.test(en) ? [`${what} begins small: ${en}`] : []),
  ];
}

function judgeLabel({ schema, siblings }: SchemaField): string[] {
  const label = readWords(schema, 'x-label');
  if (label === undefined) return ['has no label'];
  const twins = (locale: 'cn' | 'en') =>
    siblings.filter((one) => readWords(one, 'x-label')?.[locale] === label[locale]).length > 1;
  return [
    ...judgeWords('label', label),
    ...(twins('cn') || twins('en') ? [`shares its label: ${label.cn} · ${label.en}`] : []),
  ];
}

function judgeGroup({ schema }: SchemaField): string[] {
  const group = schema['x-group'];
  return typeof group === 'string' && Object.hasOwn(FIELD_GROUPS, group)
    ? []
    : [`has no group: ${String(group)}`];
}

const isNumber = ({ type, enum: choices, const: only }: Schema) =>
  (type === 'integer' || type === 'number') && choices === undefined && only === undefined;

function judgeHelp({ schema }: SchemaField): string[] {
  if (schema['x-help'] === undefined && schema['description'] === undefined)
    return isNumber(schema) ? ['is a number without help: its unit, or what follows'] : [];
  const help = readWords(schema, 'x-help');
  if (help === undefined) return ['has help in no language or one'];
  const label = readWords(schema, 'x-label');
  const repeats = help.cn === label?.cn || help.en === label?.en;
  return [...judgeWords('help', help), ...(repeats ? [`repeats its label: ${help.cn} · ${help.en}`] : [])];
}

/** The values somebody chooses between: an enum, or a union of single values. */
function choicesOf(schema: Schema): readonly unknown[] {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  const branches: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return branches.length > 0 && branches.every((one) => isObject(one) && 'const' in one) ? branches : [];
}

function judgeChoices({ schema }: SchemaField): string[] {
  const entry = entryOf(schema);
  const choices = choicesOf(entry);
  if (choices.length === 0) return [];
  const givenNames: unknown[] = Array.isArray(entry['x-names']) ? entry['x-names'] : [];
  if (givenNames.length !== choices.length)
    return [`names ${String(givenNames.length)} of ${String(choices.length)} choices`];
  const names = givenNames.map((name) => readWords({ 'x-label': name }, 'x-label'));
  const same = (locale: 'cn' | 'en') => new Set(names.map((name) => name?.[locale])).size < names.length;
  return [
    ...names.flatMap((name) =>
      name === undefined ? ['has a choice without a name'] : judgeWords('name', name),
    ),
    ...(same('cn') || same('en') ? ['has two choices of one name'] : []),
  ];
}

/** Faults of all fields of a schema, each with the field's way. */
export function judgeLabels(schema: Schema): string[] {
  return fieldsIn(schema).flatMap((one) =>
    [judgeLabel, judgeGroup, judgeHelp, judgeChoices].flatMap((judge) =>
      judge(one).map((fault) => `${one.path} ${fault}`),
    ),
  );
}
