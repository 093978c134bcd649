/** What a merchant is told of a document beyond its fields: of its size, its blocks and where they stand, in both languages. */
import { nearest } from './nearest.ts';
import type { Say } from './ready.ts';
import { showNames } from './show-value.ts';

/** Faults that are ours to name, beside those of schemas. */
export const FAULTS = {
  notObject: {
    rule: 'not-object',
    message: { cn: '文档应为一个 JSON 对象', en: 'A document has to be one JSON object' },
    hint: { cn: '以 { 开始，以 } 结束', en: 'Start with { and end with }' },
  },
  cyclic: {
    rule: 'not-json',
    message: {
      cn: '内容自我引用或嵌套过深，无法存为 JSON',
      en: 'It refers to itself or nests too deep to be JSON',
    },
    hint: { cn: '去掉对自身的引用', en: 'Remove the part that refers to itself' },
  },
  maxBytes: {
    rule: 'max-bytes',
    message: { cn: '文档超过 256 KB', en: 'The document is larger than 256 KB' },
    hint: { cn: '拆成多个页面，或减少内容', en: 'Split it into pages, or shorten it' },
  },
  maxNodes: {
    rule: 'max-nodes',
    message: { cn: '组件超过 300 个，之后的不会显示', en: 'More than 300 blocks; those after are not shown' },
    hint: { cn: '减到 300 个以内', en: 'Bring it down to 300' },
  },
  maxDepth: {
    rule: 'max-depth',
    message: { cn: '嵌套超过 12 层', en: 'Nested deeper than 12 levels' },
    hint: { cn: '把内层组件移到外层', en: 'Move the inner blocks further out' },
  },
  duplicateId: {
    rule: 'duplicate-id',
    message: { cn: '本页另一个组件也用了这个 id', en: 'This id is used by another block of the page' },
    hint: { cn: '换一个本页没有用过的 id', en: 'Give this block an id of its own' },
  },
  migration: {
    rule: 'migration',
    message: { cn: '旧版内容无法升级', en: 'This older content could not be brought up to date' },
    hint: { cn: '按当前版本重写该组件', en: 'Write this block anew in the current version' },
  },
} as const satisfies Record<string, Say>;

export function sayUnknownKind(kind: string, kinds: readonly string[]): Say {
  const suggestion = nearest(kind, kinds);
  return {
    rule: 'unknown-kind',
    message: { cn: `没有名为 ${kind} 的组件`, en: `There is no block named ${kind}` },
    hint:
      suggestion === undefined
        ? { cn: '可用组件见 /schemas/index.json', en: 'The blocks there are: /schemas/index.json' }
        : { cn: `是否想写 ${suggestion}？`, en: `Did you mean ${suggestion}?` },
  };
}

export function sayNewerVersion(storedVersion: number, newestVersion: number): Say {
  return {
    rule: 'newer-version',
    message: {
      cn: `版本 ${storedVersion} 高于本店支持的 ${newestVersion}`,
      en: `Version ${storedVersion} is newer than the ${newestVersion} known here`,
    },
    hint: { cn: '升级服务器，或使用旧版本写法', en: 'Update the server, or write the older version' },
  };
}

/** `fit` names what may stand there; empty where any block of a page may. */
export function sayNotAllowedHere(kind: string, fit: readonly string[]): Say {
  const names = showNames(fit);
  return {
    rule: 'not-allowed-here',
    message: { cn: `${kind} 不能放在这里`, en: `${kind} may not stand here` },
    hint:
      fit.length === 0
        ? { cn: '这里只放页面组件，请删除它', en: 'Only blocks of pages stand here: take it out' }
        : { cn: `这里可放：${names}`, en: `What may stand here: ${names}` },
  };
}

export function sayUnknownSlot(name: string, kind: string, slots: readonly string[]): Say {
  const suggestion = nearest(name, slots);
  return {
    rule: 'not-allowed-here',
    message: { cn: `${kind} 没有名为 ${name} 的槽位`, en: `${kind} has no slot named ${name}` },
    hint:
      slots.length === 0
        ? { cn: '它没有槽位，请删除', en: 'It has no slots: take it out' }
        : suggestion === undefined
          ? { cn: `它的槽位：${showNames(slots)}`, en: `Its slots: ${showNames(slots)}` }
          : { cn: `是否想写 ${suggestion}？`, en: `Did you mean ${suggestion}?` },
  };
}

export function sayFullSlot(count: number, max: number): Say {
  return {
    rule: 'max-slot',
    message: {
      cn: `这里有 ${String(count)} 个组件，只显示前 ${String(max)} 个`,
      en: `There are ${String(count)} blocks, and ${max === 1 ? 'only the first is' : `the first ${String(max)} are`} shown`,
    },
    hint: { cn: `减到 ${String(max)} 个`, en: `Bring them down to ${String(max)}` },
  };
}
