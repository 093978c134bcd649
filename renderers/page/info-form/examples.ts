/** Named configs of the form, each with a form as the server would answer it. */
import type { InfoField, InfoForm } from '#schemas/api/forms/forms.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const field = (
  id: string,
  kind: InfoField['kind'],
  label: string,
  more: Partial<InfoField> = {},
): InfoField => ({
  id,
  kind,
  label,
  hint: '',
  required: false,
  max: 200,
  options: [],
  ...more,
});

const NAME = field('name', 'text', '怎么称呼你 / Your name', { required: true, max: 20 });
const PHONE = field('phone', 'phone', '手机号 / Phone', {
  required: true,
  hint: '只用于课程顾问回电 / For one call',
});
const EVERY: InfoField[] = [
  NAME,
  PHONE,
  field('mail', 'email', '邮箱 / E-mail'),
  field('company', 'company', '公司 / Company'),
  field('since', 'date', '希望开始的日期 / When to begin'),
  field('level', 'radio', '现在的水平 / Level', {
    required: true,
    options: ['刚开始 / New', '会一些 / Some', '很熟练 / Skilled'],
  }),
  field('topics', 'checkbox', '感兴趣的主题 / Topics', {
    max: 2,
    options: ['产品 / Product', '写作 / Writing', '摄影 / Photography', '心理 / Psychology'],
  }),
  field('source', 'select', '从哪里知道我们 / Heard of us from', {
    options: ['朋友 / A friend', '搜索 / A search', '其他 / Elsewhere'],
  }),
  field('place', 'region', '所在地区 / Where you live'),
  field('wish', 'textarea', '想学成什么样 / What you hope for', { max: 500 }),
];

const form = (fields: InfoField[], more: Partial<InfoForm> = {}): { form: InfoForm } => ({
  form: {
    id: 'enrol',
    version: '0',
    title: '报名咨询 / Ask about a course',
    intro: '',
    submit: '',
    thanks: '',
    login: false,
    fields,
    ...more,
  },
});

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { form_id: 'enrol', show_title: false }, data: form([NAME]) },
  {
    name: 'typical',
    props: { form_id: 'enrol' },
    data: form([NAME, PHONE, EVERY[6] ?? NAME, EVERY[9] ?? NAME], {
      intro: '留下联系方式，一个工作日内回电。/ Leave a number, we call within a day.',
      submit: '预约 / Book',
    }),
  },
  {
    name: 'maximal',
    props: { form_id: 'enrol', scene: 'register', show_title: true },
    data: form(EVERY, {
      intro: '每一种题目。/ Every kind of field.',
      submit: '提交 / Send',
      thanks: '谢谢 / Thanks',
    }),
  },
  { name: 'for-learners', props: { form_id: 'enrol' }, data: form([NAME], { login: true }) },
  {
    name: 'long-text',
    props: { form_id: 'enrol' },
    data: form(
      [
        field(
          'long',
          'radio',
          '一个写得很长的问题，它会在自己的位置里自然折行，下面的选项也一样。'.repeat(2).slice(0, 60),
          {
            required: true,
            hint: 'A hint as long as one may be, which wraps below the question and above what may be chosen. '.slice(
              0,
              120,
            ),
            options: Array.from({ length: 12 }, (_, index) => `选项 ${index + 1}：${'长'.repeat(index * 4)}`),
          },
        ),
      ],
      {
        title: 'A form with a title that goes on for as long as sixty letters',
        intro: '说明文字也很长。'.repeat(30),
      },
    ),
  },
];
