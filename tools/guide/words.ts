/** Words of the guide's own pages, in both languages. */
import type { Locale } from '#schemas/locale.ts';

const cn = {
  guide: '使用手册',
  skip: '跳到正文',
  contents: '目录',
  other: 'English',
  merchants: '商家',
  designers: '设计师',
  operators: '运维',
  developers: '开发者',
  blocks: '页面组件',
  documents: '店铺设置',
  picture: '效果',
  form: '可以填写什么',
  json: 'JSON 示例',
  copy: '复制',
  copied: '已复制',
  field: '项目',
  meaning: '说明',
  value: '取值',
  fallback: '默认',
  required: '必填',
  none: '这个组件没有要填写的内容。',
  slots: '可以放入',
  slotsOf: (slot: string, max: number) => `${slot}：最多 ${max} 个组件`,
  place: '把下面这段放进页面文档的任意区域。',
  whole: '这是一份完整的文档。',
  everyBlock: '每个组件都有的内容',
  signedIn: '学员登录后才会显示，所以这里没有效果图。',
  english: '（英文）',
  onThisPage: '本页内容',
  or: '或',
  colon: '：',
  anyBlock: '任意组件',
  forms: {
    text: '文字（可分中英文）',
    string: '文字',
    choice: '选项',
    colour: '颜色',
    url: '链接地址',
    image: '图片地址',
    number: '数字',
    integer: '整数',
    boolean: '开或关',
    object: '一组',
    list: '列表',
    value: '值',
  },
  range: (form: string, min?: number, max?: number) => {
    const unit = form === 'list' ? ' 项' : form === 'number' || form === 'integer' ? '' : ' 个字符';
    if (min !== undefined && max !== undefined) return `${min}–${max}${unit}`;
    if (max !== undefined) return `最多 ${max}${unit}`;
    return min === undefined ? '' : `至少 ${min}${unit}`;
  },
};

export type GuideWords = typeof cn;

const en: GuideWords = {
  guide: 'Lectern guide',
  skip: 'Skip to content',
  contents: 'Contents',
  other: '中文',
  merchants: 'Merchants',
  designers: 'Designers',
  operators: 'Operators',
  developers: 'Developers',
  blocks: 'Page blocks',
  documents: 'Shop documents',
  picture: 'What it looks like',
  form: 'What you can fill in',
  json: 'JSON example',
  copy: 'Copy',
  copied: 'Copied',
  field: 'Field',
  meaning: 'Help',
  value: 'Value',
  fallback: 'Default',
  required: 'required',
  none: 'This block has nothing to fill in.',
  slots: 'Blocks inside',
  slotsOf: (slot, max) => `${slot}: up to ${max} blocks`,
  place: 'Put this into any region of a page document.',
  whole: 'This is a whole document.',
  everyBlock: 'Fields every block has',
  signedIn: 'Shown once a learner has signed in, so there is no picture of it here.',
  english: '',
  onThisPage: 'On this page',
  or: ' or ',
  colon: ': ',
  anyBlock: 'blocks of any kind',
  forms: {
    text: 'Text, in one or both languages',
    string: 'Text',
    choice: 'Choice',
    colour: 'Colour',
    url: 'Link',
    image: 'Picture address',
    number: 'Number',
    integer: 'Whole number',
    boolean: 'On or off',
    object: 'Group',
    list: 'List',
    value: 'Value',
  },
  range: (form, min, max) => {
    const unit = form === 'list' ? ' entries' : form === 'number' || form === 'integer' ? '' : ' characters';
    if (min !== undefined && max !== undefined) return `${min}–${max}${unit}`;
    if (max !== undefined) return `up to ${max}${unit}`;
    return min === undefined ? '' : `at least ${min}${unit}`;
  },
};

export const WORDS: Readonly<Record<Locale, GuideWords>> = { cn, en };
