/** What is told where a field is missing, unknown, of another type, or none of its choices. */
import type { Locale } from '../locale.ts';
import { readWords } from './field.ts';
import { isObject } from './json.ts';
import { nearest } from './nearest.ts';
import type { Say } from './ready.ts';
import { showNames, showValue } from './show-value.ts';
import type { LocaleText } from './text.ts';

type Schema = Readonly<Record<string, unknown>>;

function fieldsOf(schema: Schema): Schema {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

/** What a field is for: its label and its help, or the English description of one that is no merchant's. */
function meaningOf(schema: unknown): Partial<LocaleText> {
  const label = readWords(schema, 'x-label');
  const help = readWords(schema, 'x-help');
  const description = isObject(schema) ? schema['description'] : undefined;
  if (label === undefined) return typeof description === 'string' ? { en: description } : {};
  return help === undefined ? label : { cn: `${label.cn}（${help.cn}）`, en: `${label.en} (${help.en})` };
}

export function sayMissing(name: string, schema: Schema): Say {
  const what = meaningOf(fieldsOf(schema)[name]);
  const after = (mark: string, words = '') => (words === '' ? '' : `${mark}${words}`);
  return {
    rule: 'required',
    message: { cn: `缺少字段 ${name}`, en: `The field ${name} is missing` },
    hint: { cn: `补上 "${name}"${after('：', what.cn)}`, en: `Add "${name}"${after(': ', what.en)}` },
  };
}

/** A field whose names are numbers, such as the tabs of each type of goods. */
function isNumbered({ patternProperties }: Schema): boolean {
  return (
    isObject(patternProperties) && Object.keys(patternProperties).some((name) => name.startsWith('^[0-9]'))
  );
}

function hintForUnknown(name: string, schema: Schema): LocaleText {
  const names = Object.keys(fieldsOf(schema));
  const suggestion = nearest(name, names);
  if (suggestion !== undefined) return { cn: `是否想写 ${suggestion}？`, en: `Did you mean ${suggestion}?` };
  if (isNumbered(schema))
    return {
      cn: '字段名写类型的编号，如 "3" 是视频、"50" 是课程',
      en: 'Name it by the number of the type, like "3" for videos and "50" for courses',
    };
  const there = showNames(names);
  return there === ''
    ? { cn: '请删除它', en: 'Take it out' }
    : { cn: `请删除它；可用的字段：${there}`, en: `Take it out; the fields there are: ${there}` };
}

/** Of an object that may not be without a field, as a text in two languages. */
export function sayNoField(schema: Schema): Say {
  const there = showNames(Object.keys(fieldsOf(schema)));
  return {
    rule: 'minProperties',
    message: { cn: '这个对象是空的', en: 'This object is empty' },
    hint: { cn: `至少写其中一个字段：${there}`, en: `Write at least one of the fields: ${there}` },
  };
}

export function sayUnknownField(name: string, schema: Schema): Say {
  return {
    rule: 'additionalProperties',
    message: { cn: `这里没有名为 ${name} 的字段`, en: `There is no field ${name} here` },
    hint: hintForUnknown(name, schema),
  };
}

const TYPES: ReadonlyMap<string, LocaleText> = new Map([
  ['string', { cn: '文本', en: 'a text' }],
  ['integer', { cn: '整数', en: 'a whole number' }],
  ['number', { cn: '数字', en: 'a number' }],
  ['boolean', { cn: ' true 或 false', en: 'true or false' }],
  ['array', { cn: '列表', en: 'a list' }],
  ['object', { cn: '对象', en: 'an object' }],
  ['null', { cn: ' null', en: 'null' }],
]);

function nameOf(type: string): LocaleText {
  return TYPES.get(type) ?? { cn: type, en: type };
}

/** What is there, by its type; of true, false and null there is nothing shorter to say. */
function saidOf(value: unknown): LocaleText {
  if (value === null || typeof value === 'boolean') return { cn: ` ${String(value)}`, en: String(value) };
  return nameOf(Array.isArray(value) ? 'array' : typeof value);
}

/** How a value of this type is written, beginning with the one that is there. */
function writing(type: string, value: unknown): LocaleText {
  const scalar = typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…';
  switch (type) {
    case 'string':
      return { cn: `写成带引号的文本："${scalar}"`, en: `Write it in quotes: "${scalar}"` };
    case 'integer':
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
      if (type === 'number' ? Number.isFinite(number) : Number.isInteger(number))
        return { cn: `去掉引号：${String(number)}`, en: `Write it without quotes: ${String(number)}` };
      return type === 'number'
        ? { cn: '写成不带引号的数字，如 12.5', en: 'Write a number without quotes, like 12.5' }
        : { cn: '写成不带引号的整数，如 12', en: 'Write a whole number without quotes, like 12' };
    }
    case 'boolean':
      return { cn: '写成不带引号的 true 或 false', en: 'Write true or false, without quotes' };
    case 'array':
      return { cn: '写成列表，放在 [ 和 ] 之间', en: 'Write a list, between [ and ]' };
    default:
      return { cn: '写成对象，放在 { 和 } 之间', en: 'Write an object, between { and }' };
  }
}

const TEXT_WRITING: LocaleText = {
  cn: '写成带引号的文本 "…"，或 {"cn": "…", "en": "…"}',
  en: 'Write a text in quotes, "…", or {"cn": "…", "en": "…"}',
};

/** `schema` is the one that names the type, or the union of forms none of which has it. */
export function sayType(types: readonly string[], value: unknown, schema: Schema): Say {
  const isText = schema['x-text'] === true;
  const typeNames = (isText ? ['string'] : types).map(nameOf);
  const current = saidOf(value);
  const words = (locale: 'cn' | 'en', or: string) => typeNames.map((name) => name[locale]).join(or);
  return {
    rule: 'type',
    message: {
      cn: `这里应为${words('cn', '或')}，写成了${current.cn}`,
      en: `This has to be ${words('en', ' or ')}, and is ${current.en}`,
    },
    hint: isText ? TEXT_WRITING : writing(types[0] ?? 'object', value),
  };
}

/** A choice with what it stands for, where that is known; a word has its name in brackets, or both would run into one. */
function showChoice(value: unknown, name: unknown, locale: Locale): string {
  const text = typeof value === 'string' ? value : showValue(value);
  if (typeof name !== 'string') return text;
  if (typeof value !== 'string') return `${text} ${name}`;
  return locale === 'cn' ? `${text}（${name}）` : `${text} (${name})`;
}

function showChoices(
  choices: readonly unknown[],
  { 'x-names': choiceNames }: Schema,
  locale: Locale,
): string {
  const names: unknown[] = Array.isArray(choiceNames) ? choiceNames : [];
  return showNames(
    choices.map((value, index) => {
      const name = names[index];
      const word = isObject(name) ? name[locale] : undefined;
      return showChoice(value, word, locale);
    }),
  );
}

export function sayChoice(choices: readonly unknown[], value: unknown, schema: Schema): Say {
  const cn = showChoices(choices, schema, 'cn');
  const en = showChoices(choices, schema, 'en');
  const text = showValue(value);
  if (choices.length === 1)
    return {
      rule: 'enum',
      message: { cn: `这里只能是 ${cn}，写成了 ${text}`, en: `This has to be ${en}, and is ${text}` },
      hint: { cn: `写成 ${cn}`, en: `Write ${en}` },
    };
  const names = choices.filter((choice) => typeof choice === 'string');
  const suggestion = typeof value === 'string' ? nearest(value, names) : undefined;
  return {
    rule: 'enum',
    message: { cn: `${text} 不在可选值之内`, en: `${text} is none of the choices` },
    hint:
      suggestion === undefined
        ? { cn: `可选：${cn}`, en: `Choose one of: ${en}` }
        : { cn: `是否想写 ${suggestion}？可选：${cn}`, en: `Did you mean ${suggestion}? The choices: ${en}` },
  };
}
