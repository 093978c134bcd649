/** What is told where a text, a list or a number goes beyond its limit: how much there is, and how much may be. */
import type { ValidatorError } from './catalogue.ts';
import type { Say } from './ready.ts';
import { showValue } from './show-value.ts';

type Schema = Readonly<Record<string, unknown>>;

function plural(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

function saySize(rule: string, has: number, limit: number, isText: boolean): Say {
  const [one, many, unit] = isText ? ['character', 'characters', '个字符'] : ['entry', 'entries', '项'];
  const there = isText ? 'This text has' : 'There are';
  const what = isText ? '文本有' : '共有';
  const far = Math.abs(has - limit);
  if (rule.startsWith('max'))
    return {
      rule,
      message: {
        cn: `${what} ${String(has)} ${unit}，最多 ${String(limit)} ${unit}`,
        en: `${there} ${plural(has, one, many)}, and at most ${String(limit)} fit`,
      },
      hint: {
        cn: `减少 ${String(far)} ${unit}`,
        en: isText ? `Shorten it by ${plural(far, one, many)}` : `Take ${String(far)} of them out`,
      },
    };
  return {
    rule,
    message: {
      cn:
        has === 0
          ? `这${isText ? '段文本' : '个列表'}是空的`
          : `${what} ${String(has)} ${unit}，至少 ${String(limit)} ${unit}`,
      en:
        has === 0
          ? `This ${isText ? 'text' : 'list'} is empty`
          : `${there} ${plural(has, one, many)}, and at least ${String(limit)} are needed`,
    },
    hint: {
      cn: `至少写 ${String(limit)} ${unit}`,
      en: `Write at least ${plural(limit, one, many)}`,
    },
  };
}

function sayNumber(rule: string, value: unknown, limit: number, { minimum, maximum }: Schema): Say {
  const shown = showValue(value);
  const [from, to] = [minimum, maximum].map((end) => (typeof end === 'number' ? String(end) : ''));
  return {
    rule,
    message: rule.startsWith('max')
      ? {
          cn: `${shown} 大于上限 ${String(limit)}`,
          en: `${shown} is more than ${String(limit)}, the most it may be`,
        }
      : {
          cn: `${shown} 小于下限 ${String(limit)}`,
          en: `${shown} is less than ${String(limit)}, the least it may be`,
        },
    hint:
      from === '' || to === ''
        ? { cn: `请写 ${String(limit)}`, en: `Write ${String(limit)}, or a number on its other side` }
        : { cn: `请写 ${from} 到 ${to} 之间的数`, en: `Write a number from ${from} to ${to}` },
  };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
}

/** Of `maxLength`, `minItems`, `maximum` and their kin. */
export function sayLimit({ keyword, params }: ValidatorError, value: unknown, schema: Schema): Say {
  const limit = Number(params['limit']);
  if (typeof value === 'number') return sayNumber(keyword, value, limit, schema);
  return saySize(keyword, sizeOf(value), limit, typeof value === 'string');
}
