/** A form for the people of a training shop, once each: which course is missing. */
import type { Form } from '#schemas/form/form.ts';

export const COURSE_IDEA: Form = {
  title: { cn: '你想要哪门课', en: 'Which course is missing?' },
  intro: {
    cn: '每人一次，季度选题会逐条看。',
    en: 'Once each. We read every one when we plan the quarter.',
  },
  fields: [
    {
      id: 'course',
      kind: 'text',
      label: { cn: '课程名称', en: 'Name of the course' },
      required: true,
      max: 60,
    },
    {
      id: 'shape',
      kind: 'radio',
      label: { cn: '希望的形式', en: 'In what shape' },
      required: true,
      options: [
        { cn: '短视频', en: 'Short films' },
        { cn: '直播', en: 'Live' },
        { cn: '线下工作坊', en: 'A workshop' },
      ],
    },
    {
      id: 'team',
      kind: 'select',
      label: { cn: '给谁学', en: 'For whom' },
      options: [
        { cn: '新同事', en: 'New colleagues' },
        { cn: '销售', en: 'Sales' },
        { cn: '生产', en: 'Production' },
        { cn: '管理者', en: 'Team leads' },
      ],
    },
    {
      id: 'why',
      kind: 'textarea',
      label: { cn: '遇到了什么问题', en: 'What is the trouble it would mend?' },
      max: 500,
    },
  ],
  submit: { cn: '提交选题', en: 'Send the idea' },
  login: true,
};
