/** What a merchant is told of each broken rule: what is wrong and how to mend it, in both languages. */
import type { ValidatorError } from './catalogue.ts';
import type { Fault } from './ready.ts';

type Say = Pick<Fault, 'rule' | 'message' | 'hint'>;

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const TYPE_WORDS = new Map([
  ['string', '文本'],
  ['integer', '整数'],
  ['number', '数字'],
  ['boolean', 'true/false'],
  ['array', '列表'],
  ['object', '对象'],
]);

const PATTERN_HINTS: readonly (readonly [RegExp, { cn: string; en: string }])[] = [
  [/0-9a-fA-F/, { cn: '颜色请写成 #rrggbb', en: 'Write a colour as #rrggbb' }],
  [
    /\[mM\]\[pP\]4/,
    {
      cn: '视频请用 .mp4、.webm 或 .ogv 文件的地址，以 / 或 https:// 开头；暂不支持 .m3u8',
      en: 'Give the address of an .mp4, .webm or .ogv file, starting with / or https://; .m3u8 is not played yet',
    },
  ],
  [
    /\[mM\]\[pP\]3/,
    {
      cn: '音频请用 .mp3、.m4a、.aac、.ogg、.opus、.wav 或 .webm 文件的地址，以 / 或 https:// 开头',
      en: 'Give the address of an .mp3, .m4a, .aac, .ogg, .opus, .wav or .webm file, starting with / or https://',
    },
  ],
  [
    /\[vV\]\[tT\]\[tT\]/,
    {
      cn: '字幕请用 .vtt 文件的地址，以 / 或 https:// 开头',
      en: 'Give the address of a .vtt file, starting with / or https://',
    },
  ],
  [/https\?/, { cn: '地址须以 / 或 https:// 开头', en: 'Start the address with / or https://' }],
  [/A-Za-z0-9_-/, { cn: '只用字母、数字、_ 和 -', en: 'Use only letters, digits, _ and -' }],
];

function sayPattern(pattern: string): Say {
  const hint = PATTERN_HINTS.find(([test]) => test.test(pattern))?.[1];
  return {
    rule: 'pattern',
    message: { cn: '格式不正确', en: 'This is not in the expected form' },
    hint: hint ?? { cn: `须符合 ${pattern}`, en: `It has to match ${pattern}` },
  };
}

function sayLimit(error: ValidatorError): Say {
  const limit = show(error.params['limit']);
  const high = error.keyword.startsWith('max');
  const unit = error.keyword.endsWith('Length')
    ? { cn: '个字符', en: ' characters' }
    : error.keyword.endsWith('Items') || error.keyword.endsWith('Properties')
      ? { cn: '项', en: ' entries' }
      : { cn: '', en: '' };
  return {
    rule: error.keyword,
    message: high
      ? { cn: `超过上限 ${limit}${unit.cn}`, en: `More than the limit of ${limit}${unit.en}` }
      : { cn: `低于下限 ${limit}${unit.cn}`, en: `Less than the minimum of ${limit}${unit.en}` },
    hint: high
      ? { cn: `减到 ${limit}${unit.cn}以内`, en: `Bring it down to ${limit}${unit.en}` }
      : { cn: `至少 ${limit}${unit.cn}`, en: `Give at least ${limit}${unit.en}` },
  };
}

/** Turns one validator error into words. */
export function sayError(error: ValidatorError): Say {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required': {
      const name = show(params['missingProperty']);
      return {
        rule: 'required',
        message: { cn: `缺少字段 ${name}`, en: `The field ${name} is missing` },
        hint: { cn: `补上 ${name}`, en: `Add ${name}` },
      };
    }
    case 'additionalProperties': {
      const name = show(params['additionalProperty']);
      return {
        rule: 'additionalProperties',
        message: { cn: `未知字段 ${name}`, en: `Unknown field ${name}` },
        hint: { cn: `删除 ${name}，或检查拼写`, en: `Remove ${name}, or check its spelling` },
      };
    }
    case 'type': {
      const type = show(params['type']);
      return {
        rule: 'type',
        message: {
          cn: `类型不对，应为${TYPE_WORDS.get(type) ?? type}`,
          en: `Wrong type, it has to be ${type}`,
        },
        hint: { cn: `改为${TYPE_WORDS.get(type) ?? type}`, en: `Change it to ${type}` },
      };
    }
    case 'const':
    case 'enum': {
      const allowed = show(params['allowedValue'] ?? params['allowedValues']);
      return {
        rule: 'enum',
        message: { cn: '不在可选值之内', en: 'Not one of the allowed values' },
        hint: { cn: `可选：${allowed}`, en: `Allowed: ${allowed}` },
      };
    }
    case 'pattern':
      return sayPattern(show(params['pattern']));
    case 'anyOf':
    case 'oneOf':
      return {
        rule: keyword,
        message: { cn: '不符合任何一种可选写法', en: 'Matches none of the allowed forms' },
        hint: { cn: '参照 /schemas 中该组件的说明', en: 'See the schema of this kind under /schemas' },
      };
    default:
      if (/^(?:max|min|exclusive)/.test(keyword)) return sayLimit(error);
      return {
        rule: keyword,
        message: { cn: '不符合规则', en: error.message ?? 'Breaks a rule' },
        hint: { cn: '参照 /schemas 中的说明', en: 'See the schema under /schemas' },
      };
  }
}

/** Faults that are ours to name, beside those of schemas. */
export const FAULTS = {
  notObject: {
    rule: 'not-object',
    message: { cn: '不是 JSON 对象', en: 'This is not a JSON object' },
    hint: { cn: '从 { 开始，以 } 结束', en: 'Start with { and end with }' },
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
    message: { cn: '组件超过 300 个，之后的不会显示', en: 'More than 300 nodes; those after are not shown' },
    hint: { cn: '减到 300 个以内', en: 'Bring it down to 300' },
  },
  maxDepth: {
    rule: 'max-depth',
    message: { cn: '嵌套超过 12 层', en: 'Nested deeper than 12 levels' },
    hint: { cn: '把内层组件移到外层', en: 'Move the inner nodes further out' },
  },
  duplicateId: {
    rule: 'duplicate-id',
    message: { cn: '组件 id 重复', en: 'This node id is used twice' },
    hint: { cn: '给其中一个换一个 id', en: 'Give one of them another id' },
  },
  migration: {
    rule: 'migration',
    message: { cn: '旧版内容无法升级', en: 'This older content could not be brought up to date' },
    hint: { cn: '按当前版本重写该组件', en: 'Write this node anew in the current version' },
  },
} as const satisfies Record<string, Say>;

export function sayUnknownKind(kind: string, nearest: string | undefined): Say {
  return {
    rule: 'unknown-kind',
    message: { cn: `没有名为 ${kind} 的组件`, en: `There is no renderer named ${kind}` },
    hint:
      nearest === undefined
        ? { cn: '可用组件见 /schemas/index.json', en: 'The kinds there are: /schemas/index.json' }
        : { cn: `是否想写 ${nearest}？`, en: `Did you mean ${nearest}?` },
  };
}

export function sayNewerVersion(stored: number, known: number): Say {
  return {
    rule: 'newer-version',
    message: {
      cn: `版本 ${stored} 高于本店支持的 ${known}`,
      en: `Version ${stored} is newer than the ${known} known here`,
    },
    hint: { cn: '升级服务器，或使用旧版本写法', en: 'Update the server, or write the older version' },
  };
}

export function sayNotAllowedHere(kind: string, place: string): Say {
  return {
    rule: 'not-allowed-here',
    message: { cn: `${kind} 不能放在 ${place}`, en: `${kind} may not stand in ${place}` },
    hint: { cn: '移到允许的位置', en: 'Move it to a place that allows it' },
  };
}
