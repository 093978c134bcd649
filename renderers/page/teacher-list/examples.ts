/** Named configs of the teachers. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const TEACHERS: Props['teachers'] = [
  {
    name: { cn: '林晚舟', en: 'Lin Wanzhou' },
    role: { cn: '产品教练', en: 'Product coach' },
    bio: {
      cn: '做过三款从零到一的产品，擅长把复杂的问题讲成一张图。',
      en: 'Took three products from nothing to market; draws hard problems as one picture.',
    },
    avatar: '/demo/avatars/lin.svg',
    link: { link_type: 5, link_id: 'product' },
  },
  {
    name: { cn: '沈知行', en: 'Shen Zhixing' },
    role: { cn: '非虚构写作者', en: 'Non-fiction writer' },
    bio: {
      cn: '写了十五年城市与人的故事，相信好文章是改出来的。',
      en: 'Fifteen years of cities and people; believes good pieces are rewritten ones.',
    },
    avatar: '/demo/avatars/shen.svg',
    link: { link_type: 5, link_id: 'writing' },
  },
  {
    name: { cn: '顾念禾', en: 'Gu Nianhe' },
    role: { cn: '心理咨询师', en: 'Counsellor' },
    bio: {
      cn: '陪伴过两千多位来访者，关注情绪与亲密关系。',
      en: 'Two thousand clients, with an ear for feelings and close bonds.',
    },
    avatar: '/demo/avatars/gu.svg',
    link: { link_type: 5, link_id: 'mind' },
  },
  {
    name: { cn: '陆清和', en: 'Lu Qinghe' },
    role: { cn: '摄影师', en: 'Photographer' },
    bio: {
      cn: '用手机拍下一座老城的四季。',
      en: 'Photographed an old town through four seasons, on a phone.',
    },
    avatar: '/demo/avatars/lu.svg',
  },
];

export const examples: RendererExample<Props>[] = [
  { name: 'minimal', props: { teachers: [{ name: { cn: '林晚舟', en: 'Lin Wanzhou' } }] } },
  {
    name: 'typical',
    props: {
      title: { cn: '一起学习的老师', en: 'The people who teach' },
      subtitle: { cn: '每一位都在自己教的事情里工作', en: 'All of them do what they teach' },
      more: { link_type: 3, link_id: 'teachers' },
      teachers: TEACHERS,
    },
  },
  {
    name: 'maximal',
    props: {
      title: { cn: '全部讲师', en: 'All teachers' },
      teachers: [...TEACHERS, ...TEACHERS, ...TEACHERS],
    },
  },
  {
    name: 'long-text',
    props: {
      teachers: TEACHERS.map((teacher) => ({
        ...teacher,
        name: { cn: '一位名字特别长特别长的老师', en: 'Maximiliana von Hohenstauffen-Wittgenstein' },
        role: {
          cn: '头衔也写得很长：产品教练、写作者、摄影师与播客主理人',
          en: 'Product coach, writer, photographer and host of a podcast',
        },
        bio: { cn: '简介写得很长。'.repeat(20), en: 'There is much to say. '.repeat(10) },
      })),
    },
  },
  {
    name: 'broken-image',
    props: {
      teachers: TEACHERS.slice(0, 3).map((teacher, index) => ({
        ...teacher,
        avatar: index === 0 ? '' : '/demo/avatars/gone.svg',
      })),
    },
  },
];
