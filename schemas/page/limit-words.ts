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
  const there = isText ? 'This text has' : has === 1 ? 'There is' : 'There are';
  const what = isText ? '文本有' : '共有';
  const far = has - limit;
  if (rule.startsWith('max'))
    return {
      rule,
      message: {
        cn: `${what} ${String(has)} ${unit}，最多 ${String(limit)} ${unit}`,
        en: `${there} ${plural(has, one, many)}, and at most ${String(limit)} ${limit === 1 ? 'fits' : 'fit'}`,
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

function sayNumber(rule: string, value: number, limit: number, { minimum, maximum }: Schema): Say {
  const text = showValue(value);
  const end = String(limit);
  const isMost = rule.startsWith('max');
  const isRange = typeof minimum === 'number' && typeof maximum === 'number';
  const oneSided = isMost
    ? { cn: `请写 ${end} 或更小的数`, en: `Write ${end} or less` }
    : { cn: `请写 ${end} 或更大的数`, en: `Write ${end} or more` };
  return {
    rule,
    message: isMost
      ? { cn: `${text} 大于上限 ${end}`, en: `${text} is more than ${end}, the most it may be` }
      : { cn: `${text} 小于下限 ${end}`, en: `${text} is less than ${end}, the least it may be` },
    hint: isRange
      ? {
          cn: `请写 ${String(minimum)} 到 ${String(maximum)} 之间的数`,
          en: `Write a number from ${String(minimum)} to ${String(maximum)}`,
        }
      : oneSided,
  };
}

/** Letters of a text as people count them, entries of a list. */
function sizeOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? [...value].length : 0;
}

/** Of `maxLength`, `minItems`, `maximum` and their kin. */
export function sayLimit({ keyword, params }: ValidatorError, value: unknown, schema: Schema): Say {
  const limit = Number(params['limit']);
  if (typeof value === 'number') return sayNumber(keyword, value, limit, schema);
  return saySize(keyword, sizeOf(value), limit, typeof value === 'string');
}

/** Of two entries of a list that may hold each value once; their places are counted from 0 and named in no order. */
export function saySame(places: readonly [number, number]): Say {
  const one = String(Math.min(...places) + 1);
  const two = String(Math.max(...places) + 1);
  return {
    rule: 'uniqueItems',
    message: { cn: `第 ${one} 项与第 ${two} 项相同`, en: `Entries ${one} and ${two} are the same` },
    hint: { cn: '去掉其中一项', en: 'Take one of them out' },
  };
}
