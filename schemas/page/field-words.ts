/** What is told where a field is missing, unknown, of another type, or none of its choices. */
import { isObject } from './json.ts';
import { nearest } from './nearest.ts';
import type { Say } from './ready.ts';
import { showNames, showValue } from './show-value.ts';
import type { LocaleText } from './text.ts';

type Schema = Readonly<Record<string, unknown>>;

function fieldsOf(schema: Schema): Schema {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

export function sayMissing(name: string, schema: Schema): Say {
  const field = fieldsOf(schema)[name];
  const description = isObject(field) ? field['description'] : undefined;
  const what = typeof description === 'string' ? `: ${description}` : '';
  return {
    rule: 'required',
    message: { cn: `缺少字段 ${name}`, en: `The field ${name} is missing` },
    hint: { cn: `补上 "${name}"`, en: `Add "${name}"${what}` },
  };
}

export function sayUnknownField(name: string, schema: Schema): Say {
  const known = Object.keys(fieldsOf(schema));
  const meant = nearest(name, known);
  const there = showNames(known);
  return {
    rule: 'additionalProperties',
    message: { cn: `这里没有名为 ${name} 的字段`, en: `There is no field ${name} here` },
    hint:
      meant !== undefined
        ? { cn: `是否想写 ${meant}？`, en: `Did you mean ${meant}?` }
        : known.length === 0
          ? { cn: '请删除它', en: 'Take it out' }
          : { cn: `请删除它；可用的字段：${there}`, en: `Take it out; the fields there are: ${there}` },
  };
}

const TYPES: ReadonlyMap<string, LocaleText> = new Map([
  ['string', { cn: '文本', en: 'a text' }],
  ['integer', { cn: '整数', en: 'a whole number' }],
  ['number', { cn: '数字', en: 'a number' }],
  ['boolean', { cn: 'true 或 false', en: 'true or false' }],
  ['array', { cn: '列表', en: 'a list' }],
  ['object', { cn: '对象', en: 'an object' }],
  ['null', { cn: 'null', en: 'null' }],
]);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** How a value of this type is written, beginning with the one that is there. */
function writing(type: string, value: unknown): LocaleText {
  const scalar = typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…';
  switch (type) {
    case 'string':
      return { cn: `写成带引号的文本："${scalar}"`, en: `Write it in quotes: "${scalar}"` };
    case 'integer':
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
      return number
        ? { cn: `去掉引号：${value.trim()}`, en: `Write it without quotes: ${value.trim()}` }
        : { cn: '写成不带引号的数字，如 12', en: 'Write a number without quotes, like 12' };
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
  const named = (isText ? ['string'] : types).map((type) => TYPES.get(type) ?? { cn: type, en: type });
  const found = TYPES.get(typeOf(value)) ?? { cn: '', en: '' };
  const words = (locale: 'cn' | 'en', or: string) => named.map((name) => name[locale]).join(or);
  return {
    rule: 'type',
    message: {
      cn: `这里应为${words('cn', '或')}，写成了${found.cn}`,
      en: `This has to be ${words('en', ' or ')}, and is ${found.en}`,
    },
    hint: isText ? TEXT_WRITING : writing(types[0] ?? 'object', value),
  };
}

/** The choices with what each stands for, where they are numbers that name something. */
function showChoices(allowed: readonly unknown[], schema: Schema): string {
  const named = schema['enumDescriptions'];
  const words: unknown[] = Array.isArray(named) ? named : [];
  return showNames(
    allowed.map((value, index) => {
      const word = words[index];
      const shown = typeof value === 'string' ? value : showValue(value);
      return typeof value === 'number' && typeof word === 'string' ? `${shown} ${word}` : shown;
    }),
  );
}

export function sayChoice(allowed: readonly unknown[], value: unknown, schema: Schema): Say {
  const choices = showChoices(allowed, schema);
  const names = allowed.filter((choice) => typeof choice === 'string');
  const meant = typeof value === 'string' ? nearest(value, names) : undefined;
  const shown = showValue(value);
  const isOne = allowed.length === 1;
  return {
    rule: 'enum',
    message: isOne
      ? { cn: `这里只能是 ${choices}，写成了 ${shown}`, en: `This has to be ${choices}, and is ${shown}` }
      : { cn: `${shown} 不在可选值之内`, en: `${shown} is none of the choices` },
    hint: isOne
      ? { cn: `写成 ${choices}`, en: `Write ${choices}` }
      : meant === undefined
        ? { cn: `可选：${choices}`, en: `Choose one of: ${choices}` }
        : { cn: `是否想写 ${meant}？可选：${choices}`, en: `Did you mean ${meant}? The choices: ${choices}` },
  };
}
