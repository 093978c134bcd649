/** An information form a merchant composes (D91); published as a document, its answers are rows of their own. */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { ChoiceSchema, NamedSchema } from '../page/fragments.ts';
import { TextSchema, type LocaleText } from '../page/text.ts';
import { ID_PATTERN } from '../id.ts';

export const FIELD_KINDS = [
  'text',
  'textarea',
  'radio',
  'checkbox',
  'select',
  'date',
  'region',
  'phone',
  'email',
  'company',
] as const;

/** The kinds of fields as a merchant names them. */
const KIND_NAMES: Readonly<Record<(typeof FIELD_KINDS)[number], LocaleText>> = {
  text: { cn: '单行文字', en: 'One line' },
  textarea: { cn: '多行文字', en: 'Several lines' },
  radio: { cn: '单选', en: 'One choice' },
  checkbox: { cn: '多选', en: 'Several choices' },
  select: { cn: '下拉选择', en: 'Choice from a list' },
  date: { cn: '日期', en: 'Date' },
  region: { cn: '地区', en: 'Region' },
  phone: { cn: '手机号', en: 'Phone' },
  email: { cn: '邮箱', en: 'E-mail' },
  company: { cn: '公司', en: 'Company' },
};

const FormFieldSchema = Type.Object(
  {
    id: field(
      {
        cn: '字段编号',
        en: 'Field ID',
        group: 'advanced',
        help: {
          cn: '同一份表单里不能重复；改动后之前的回答就对不上了',
          en: 'Unique in this form; when it changes, earlier answers no longer match',
        },
      },
      Type.String({ pattern: '^[a-z][a-z0-9_]{0,31}$' }),
    ),
    kind: field({ cn: '填写方式', en: 'Kind of answer' }, NamedSchema(KIND_NAMES)),
    label: field(
      { cn: '字段名称', en: 'Label', help: { cn: '显示在输入框上方', en: 'Words above the field' } },
      TextSchema({ min: 1, max: 60 }),
    ),
    hint: field(
      {
        cn: '提示',
        en: 'Hint',
        help: { cn: '显示在输入框下方的一句话', en: 'One sentence below the field' },
      },
      Type.Optional(TextSchema({ max: 120 })),
    ),
    required: field({ cn: '必填', en: 'Required', group: 'behaviour' }, Type.Optional(Type.Boolean())),
    verify: field(
      {
        cn: '需要验证',
        en: 'Verify',
        group: 'behaviour',
        help: {
          cn: '用于手机号和邮箱：须在当前浏览器通过验证码验证',
          en: 'For phone and e-mail: it must be verified by a code in this browser',
        },
      },
      Type.Optional(Type.Boolean()),
    ),
    max: field(
      {
        cn: '上限',
        en: 'Limit',
        group: 'behaviour',
        help: {
          cn: '文字最多几个字符，多选最多选几项',
          en: 'Longest answer in characters, or most options that may be chosen',
        },
      },
      Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    ),
    options: field(
      {
        cn: '选项',
        en: 'Options',
        help: { cn: '用于单选、多选和下拉选择', en: 'For the kinds of answer with choices' },
      },
      Type.Optional(Type.Array(TextSchema({ min: 1, max: 60 }), { minItems: 1, maxItems: 50 })),
    ),
  },
  { additionalProperties: false },
);

export const FormSchema = Type.Object(
  {
    title: field({ cn: '表单标题', en: 'Title' }, TextSchema({ min: 1, max: 60 })),
    intro: field({ cn: '说明', en: 'Introduction' }, Type.Optional(TextSchema({ max: 300 }))),
    fields: field({ cn: '字段', en: 'Fields' }, Type.Array(FormFieldSchema, { minItems: 1, maxItems: 30 })),
    submit: field(
      { cn: '按钮文字', en: 'Button text', help: { cn: '不填则显示“提交”', en: '“Send” when left out' } },
      Type.Optional(TextSchema({ max: 20 })),
    ),
    thanks: field(
      {
        cn: '提交后的提示',
        en: 'Thank-you text',
        help: { cn: '提交成功后显示', en: 'Shown after the form is sent' },
      },
      Type.Optional(TextSchema({ max: 200 })),
    ),
    login: field(
      {
        cn: '需要登录',
        en: 'Login required',
        group: 'behaviour',
        help: {
          cn: '打开后只有登录的学员能填写，每人一次',
          en: 'Only learners who are logged in may answer, and once each',
        },
      },
      Type.Optional(Type.Boolean()),
    ),
  },
  { additionalProperties: false },
);
export type FormField = Static<typeof FormFieldSchema>;
export type Form = Static<typeof FormSchema>;

/** Before buying goods, before entering a live room, when registering, or in a page. */
export const FORM_SCENES = ['goods', 'live', 'register', 'page'] as const;

/** What every call about a form is asked with: where it is answered, and which form it is. */
export const FormInput = {
  scene: ChoiceSchema(FORM_SCENES, 'Where the form is answered'),
  /** The published form's own id, whatever the scene. */
  id: Type.String({ pattern: ID_PATTERN }),
};
