/** Named configs of the side menu. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;
type Item = Props['items'][number];

const all: Item[] = [
  {
    type: 'ai',
    title: { cn: 'AI 助手', en: 'AI guide' },
    url: 'https://ai.example.com/chat',
  },
  {
    type: 'qr',
    title: { cn: '加老师', en: 'Teacher' },
    url: 'https://work.example.com/teacher',
    tips: { cn: '添加老师，领取学习计划', en: 'Add a teacher and get your study plan' },
  },
  {
    type: 'image',
    title: { cn: '小程序', en: 'App' },
    image: '/demo/art/account-code.svg',
    tips: { cn: '扫码在手机上继续学习', en: 'Scan to go on learning on your phone' },
  },
  {
    type: 'text',
    title: { cn: '服务时间', en: 'Hours' },
    tips: { cn: '学习顾问在线时间：每天 9:00-21:00', en: 'Advisers are online 9:00-21:00 every day' },
  },
  { type: 'link', title: { cn: '帮助', en: 'Help' }, url: '/page/help' },
];

export const examples: RendererExample<Props>[] = [
  { name: 'empty', props: { items: [] } },
  { name: 'minimal', props: { items: all.slice(4) } },
  { name: 'typical', props: { items: all } },
  { name: 'maximal', props: { items: [...all, ...all.slice(1, 4)] } },
  {
    name: 'long-text',
    props: {
      items: [
        {
          type: 'text',
          title: { cn: '企业培训与内容采购', en: 'Corporate training' },
          tips: {
            cn: '如需为团队采购课程、开具专票或定制内训方案，请在工作日联系我们的企业顾问，电话 199-0000-0100。',
            en: 'To buy courses for a team, get an invoice or plan training in house, call our advisers on 199-0000-0100.',
          },
        },
      ],
    },
  },
  {
    name: 'broken-image',
    props: {
      items: [
        {
          type: 'image',
          title: { cn: '海报', en: 'Poster' },
          icon: '/missing/icon.png',
          image: '/missing/poster.png',
        },
      ],
    },
  },
];
