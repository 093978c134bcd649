/** Named configs of the countdown. Moments are fixed, so each shows the same on the same day. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

/** 2026-12-31 20:00 in the shop's zone. */
const NEW_YEARS_EVE = 1_798_718_400;
/** Well past. */
const LONG_AGO = 1_735_660_800;

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { to: NEW_YEARS_EVE, title: { cn: '跨年直播', en: 'New Year’s Eve, live' } } },
  {
    name: 'typical',
    props: {
      to: NEW_YEARS_EVE,
      title: { cn: '写作训练营报名即将截止', en: 'Enrolment for the writing camp closes soon' },
      text: {
        cn: '席位一百个，报满即止；截止前报名立减 200 元。',
        en: 'A hundred seats in all. Enrol before the end and save ¥200.',
      },
      ended: { cn: '报名已截止，下期见', en: 'Enrolment has closed. See you next time' },
      button: { cn: '立即报名', en: 'Enrol now' },
      link: { link_type: 3, link_id: 'camp' },
      button_shown: 'before',
    },
  },
  {
    name: 'maximal',
    props: {
      to: 4_102_444_799,
      look: 'band',
      title: { cn: '距离世纪公开课开讲', en: 'Until the lecture of the century' },
      text: {
        cn: '一堂课讲完一百年。预约后，开讲前一小时会收到提醒。',
        en: 'A hundred years in one lecture. Book a seat and we will remind you an hour before it starts.',
      },
      ended: { cn: '公开课已经开讲', en: 'The lecture has begun' },
      button: { cn: '预约席位', en: 'Book a seat' },
      link: { link_type: 6, link_url: 'https://example.com/lecture', target: '_blank' },
    },
  },
  {
    name: 'band',
    props: {
      to: NEW_YEARS_EVE,
      look: 'band',
      title: { cn: '跨年直播，一起倒数', en: 'Count the year down with us' },
      text: { cn: '十二位老师轮番登场，整点抽书。', en: 'Twelve teachers, and books to win every hour.' },
      button: { cn: '进入直播间', en: 'Join the room' },
      link: { link_type: 1 },
    },
  },
  {
    name: 'ended',
    props: {
      to: LONG_AGO,
      title: { cn: '早鸟票', en: 'Early bird tickets' },
      text: { cn: '结束前显示的说明', en: 'Only said until the end' },
      ended: {
        cn: '早鸟票已售完，仍可购买普通票',
        en: 'Early birds are gone; regular tickets are still here',
      },
      button: { cn: '购买普通票', en: 'Get a regular ticket' },
      link: { link_type: 1 },
      button_shown: 'after',
    },
  },
  {
    name: 'long-text',
    props: {
      to: NEW_YEARS_EVE,
      title: {
        cn: '一个写得非常长的倒计时标题，用来说明它会在自己的位置里折行，既不会挤掉右边的数字，也不会溢出',
        en: 'A countdown title that goes on for as long as it may, and wraps where it stands',
      },
      text: {
        cn: '截止时间前可以反复修改报名信息，截止以后不再接受任何形式的补交。'.repeat(5),
        en: 'Entries may be changed until the end and not a minute after it. '.repeat(3),
      },
      button: { cn: '查看全部报名与参赛须知', en: 'Read all of the rules' },
      link: { link_type: 1 },
    },
  },
];
