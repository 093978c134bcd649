/** The knowledge shop lets you try and ask: a trial lesson with two recordings, and a form to be called back. */
import type { Form } from '#schemas/form/form.ts';
import { block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toPage } from '../links.ts';
import { SUBJECTS } from './identity.ts';

const ENROL: Form = {
  title: { cn: '报名咨询', en: 'Ask before you enrol' },
  intro: {
    cn: '留下联系方式，课程顾问一个工作日内回电，帮你挑第一门课。',
    en: 'Leave a number. An advisor calls within one working day and helps you pick a first course.',
  },
  fields: [
    {
      id: 'name',
      kind: 'text',
      label: { cn: '怎么称呼你', en: 'What shall we call you?' },
      required: true,
      max: 20,
    },
    {
      id: 'phone',
      kind: 'phone',
      label: { cn: '手机号', en: 'Phone' },
      hint: { cn: '只用来回这一次电话', en: 'For this one call only' },
      required: true,
      verify: true,
    },
    { id: 'mail', kind: 'email', label: { cn: '邮箱', en: 'E-mail' }, verify: true },
    {
      id: 'subjects',
      kind: 'checkbox',
      label: { cn: '想学什么', en: 'What would you like to learn?' },
      required: true,
      max: 3,
      options: SUBJECTS.map(({ name }) => name),
    },
    {
      id: 'level',
      kind: 'radio',
      label: { cn: '现在的基础', en: 'Where do you start from?' },
      options: [
        { cn: '从零开始', en: 'From nothing' },
        { cn: '自学过一点', en: 'Taught myself a little' },
        { cn: '想更进一步', en: 'Want to go further' },
      ],
    },
    { id: 'begin', kind: 'date', label: { cn: '希望哪天开始', en: 'When would you like to begin?' } },
    { id: 'company', kind: 'company', label: { cn: '所在公司', en: 'Where do you work?' } },
    { id: 'place', kind: 'region', label: { cn: '所在地区', en: 'Where do you live?' } },
    {
      id: 'wish',
      kind: 'textarea',
      label: { cn: '学完想做成的一件事', en: 'One thing you would like to have made' },
      max: 300,
    },
  ],
  submit: { cn: '请回电给我', en: 'Please call me' },
  thanks: { cn: '收到了，一个工作日内给你回电', en: 'Received. We will call within one working day' },
};

function trial(goods: Goods): DemoDocument {
  return pageDocument({
    id: 'trial',
    title: { cn: '免费试听', en: 'Free trial lesson' },
    seo: {
      description: {
        cn: '一节摄影课，两段录音，不用注册。',
        en: 'A photography lesson and two recordings, without signing up.',
      },
    },
    main: [
      block('title', 'title-bar', {
        title: { cn: '先听一节，再决定', en: 'Try first, decide later' },
        subtitle: { cn: '不用注册，现在就能看', en: 'No account needed, right now' },
        more: toPage('enrol'),
        more_text: { cn: '报名咨询', en: 'Ask us' },
        align: 'center',
      }),
      block('lesson', 'video', {
        url: '/demo/media/window-light.mp4',
        title: { cn: '第一课：一扇窗，三种光', en: 'Lesson one: one window, three kinds of light' },
        caption: {
          cn: '程野川 · 摄影入门。二十四秒，看懂正面光、侧光和逆光。',
          en: 'Cheng Yechuan, first steps in photography: front, side and back light in twenty-four seconds.',
        },
        poster: '/demo/media/window-light.webp',
        captions: [
          { locale: 'cn', url: '/demo/media/window-light.cn.vtt' },
          { locale: 'en', url: '/demo/media/window-light.en.vtt' },
        ],
      }),
      block('sounds', 'audio', {
        title: { cn: '睡前和写作时，听这两段', en: 'Two recordings, for sleep and for writing' },
        subtitle: { cn: '戴上耳机更好。', en: 'Better with headphones.' },
        tracks: [
          {
            url: '/demo/media/breathing.m4a',
            title: { cn: '把今天放下：先呼吸几次', en: 'Put the day down: a few breaths' },
            speaker: { cn: '吸四秒，呼六秒', en: 'In for four, out for six' },
            duration: 24,
            cover: goods.get('put-the-day-down').cover,
          },
          {
            url: '/demo/media/writing-rain.mp3',
            title: { cn: '三百字的雨声', en: 'Rain for three hundred words' },
            speaker: { cn: '写作背景音', en: 'Something to write to' },
            duration: 24,
            cover: goods.get('three-hundred-words').cover,
          },
        ],
      }),
      block('next', 'goods-list', {
        title: { cn: '喜欢的话，接着学', en: 'If you liked it, go on' },
        query: {
          source: 'manual',
          ids: goods.ids('one-window', 'put-the-day-down', 'three-hundred-words'),
          limit: 3,
        },
        columns: 3,
      }),
    ],
  });
}

function enrol(): DemoDocument {
  return pageDocument({
    id: 'enrol',
    title: { cn: '报名咨询', en: 'Ask before you enrol' },
    seo: { description: { cn: '留下电话，课程顾问回电。', en: 'Leave a number and an advisor calls back.' } },
    main: [
      block('form', 'info-form', { form_id: 'enrol' }),
      block('unsure', 'rich-text', {
        html: {
          cn: '<p>还没想好？<a href="/page/trial">先免费试听一节</a>。</p>',
          en: '<p>Not sure yet? <a href="/page/trial">Try a lesson for free</a>.</p>',
        },
      }),
    ],
  });
}

export function trialDocuments(goods: Goods): DemoDocument[] {
  return [trial(goods), enrol(), { kind: 'form', id: 'enrol', body: ENROL }];
}
