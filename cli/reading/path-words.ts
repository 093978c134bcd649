/** Where in a document a pointer leads, in words: the block with its kind and name, then the field. */
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { stepsOf, valueAt } from '#schemas/page/walk-path.ts';

interface Words {
  whole: string;
  block: (place: string, number: number, kind: string, id: string) => string;
  slot: (name: string) => string;
  entry: (list: string, number: number) => string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  cn: {
    whole: '整份文档',
    block: (place, number, kind, id) =>
      `${place} 第 ${String(number)} 个组件（${kind}${id === '' ? '' : ` “${id}”`}）`,
    slot: (name) => `槽位 ${name}`,
    entry: (list, number) => `${list} 第 ${String(number)} 项`,
  },
  en: {
    whole: 'the whole document',
    block: (place, number, kind, id) =>
      `block ${String(number)} of ${place} (${kind}${id === '' ? '' : ` "${id}"`})`,
    slot: (name) => `slot ${name}`,
    entry: (list, number) => `entry ${String(number)} of ${list}`,
  },
};

function textField(block: unknown, field: string): string {
  const value = isObject(block) ? block[field] : undefined;
  return typeof value === 'string' ? value.slice(0, 40) : '';
}

/** A block stands in a region or a slot: `regions/main/0`, `slots/inside/0`. */
export function placeInWords(body: unknown, pointer: string, locale: Locale): string {
  const words = WORDS[locale];
  const steps = stepsOf(pointer);
  const parts: string[] = [];
  let path = '';
  for (let at = 0; at < steps.length; at += 1) {
    const [step = '', next, third] = steps.slice(at);
    path = `/${steps.slice(0, at + 1).join('/')}`;
    const isHolder = step === 'regions' || step === 'slots';
    if (isHolder && next !== undefined && third !== undefined && /^\d+$/.test(third)) {
      const block = valueAt(body, `${path}/${next}/${third}`);
      const place = step === 'slots' ? words.slot(next) : next;
      parts.push(
        words.block(place, Number(third) + 1, textField(block, 'kind') || '?', textField(block, 'id')),
      );
      at += 2;
    } else if (next !== undefined && Array.isArray(valueAt(body, path))) {
      parts.push(words.entry(step, Number(next) + 1));
      at += 1;
    } else if (step !== 'props') parts.push(step);
  }
  return parts.length === 0 ? words.whole : parts.join(locale === 'cn' ? '，' : ', ');
}
