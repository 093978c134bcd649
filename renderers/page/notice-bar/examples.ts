/** Named configs of the notice bar. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  {
    name: 'minimal',
    props: {
      notices: [
        { text: { cn: '本周日 20:00 直播答疑', en: 'Live questions and answers this Sunday, 20:00' } },
      ],
    },
  },
  {
    name: 'typical',
    props: {
      notices: [
        {
          text: {
            cn: '秋季训练营开放报名，前一百名立减 200 元',
            en: 'Autumn camp: the first hundred save ¥200',
          },
          link: { link_type: 3, link_id: 'camp' },
        },
        {
          text: {
            cn: '会员权益升级：全部直播回放永久可看',
            en: 'Members now keep every live replay for good',
          },
          link: { link_type: 12, link_id: 'vip' },
        },
        {
          text: {
            cn: '系统将于周二凌晨 2:00 维护约十分钟',
            en: 'Ten minutes of maintenance on Tuesday, 2:00',
          },
        },
      ],
    },
  },
  {
    name: 'maximal',
    props: {
      label: { cn: '重要通知', en: 'Important' },
      tone: 'warning',
      notices: Array.from({ length: 8 }, (_, index) => ({
        text: {
          cn: `第 ${index + 1} 条通知：请及时更新课程资料`,
          en: `Notice ${index + 1}: please update your course material`,
        },
        link: { link_type: 6, link_url: 'https://example.com/notice' },
      })),
    },
  },
  {
    name: 'neutral',
    props: {
      tone: 'neutral',
      notices: [
        {
          text: { cn: '国庆期间客服 9:00-18:00 在线', en: 'Holiday support hours: 9:00 to 18:00' },
          link: { link_type: 1 },
        },
      ],
    },
  },
  {
    name: 'long-text',
    props: {
      notices: [
        {
          text: {
            cn: '这是一条写得非常长的公告，用来说明在一行放不下的时候，文字会被安静地截断在右侧而不会折成两行，也不会挤掉前面的标签和后面的按钮，点开以后可以看到完整的内容，请放心阅读。',
            en: 'A very long notice that does not fit on its line: it is cut off quietly at the right and opens in full when followed',
          },
          link: { link_type: 1 },
        },
        {
          text: {
            cn: '展开后的公告会完整显示，不会被截断。'.repeat(6),
            en: 'Opened notices show in full and wrap. '.repeat(3),
          },
        },
      ],
    },
  },
];
