/** Pages of a training shop: a home that says what is due, a page about the school, one for feedback. */
import type { PageNode } from '#schemas/page/node.ts';
import { banner, block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toGoods, toMyCourses, toTag, toTasks } from '../links.ts';
import type { ShopIdentity } from '../shop-info.ts';
import { COURSE_IDEA } from './course-idea.ts';
import { ABOUT_SCHOOL, FEEDBACK } from './page-texts.ts';
import { PATH } from './path.ts';

function hero(shop: ShopIdentity, image: string): PageNode {
  const slide = {
    image,
    eyebrow: shop.name,
    title: shop.tagline,
    subtitle: {
      cn: '入职、合规、销售、管理。每一级台阶都有人带你走。',
      en: 'Onboarding, compliance, sales and leading. Someone walks every step with you.',
    },
    button: { cn: '继续我的课程', en: 'Go on with my courses' },
    link: toMyCourses(),
  };
  return banner('hero', slide, { veil: 'none' });
}

function ways(goods: Goods): PageNode[] {
  return [
    block('news', 'notice-bar', {
      label: { cn: '学院通知', en: 'Notice' },
      tone: 'neutral',
      notices: [
        {
          text: {
            cn: '年度合规考试本月底截止，学完准则课即可参加',
            en: 'The annual compliance exam closes this month. Finish the course to enter',
          },
          link: toGoods(goods.get('code-of-conduct')),
        },
        {
          text: { cn: '季度开放日提问通道已开放', en: 'Send your questions for the quarterly open day' },
          link: toGoods(goods.get('quarter-open-day')),
        },
      ],
    }),
    block('schools', 'icon-nav', {
      label: { cn: '学院与任务', en: 'Schools and tasks' },
      look: 'card',
      entries: [
        entry(
          { cn: '入职培训', en: 'Onboarding' },
          { cn: '前三十天', en: 'First thirty days' },
          'onboarding',
          toTag('onboarding'),
        ),
        entry(
          { cn: '合规必修', en: 'Compliance' },
          { cn: '每年一次', en: 'Once a year' },
          'compliance',
          toTag('compliance'),
        ),
        entry(
          { cn: '销售学院', en: 'Sales' },
          { cn: '从电话到签约', en: 'From call to deal' },
          'sales',
          toTag('sales'),
        ),
        entry(
          { cn: '管理成长', en: 'Management' },
          { cn: '第一次带人', en: 'Leading others' },
          'management',
          toTag('management'),
        ),
        entry(
          { cn: '我的任务', en: 'My tasks' },
          { cn: '今天要学什么', en: 'What is due today' },
          'exam',
          toTasks(),
        ),
      ],
    }),
  ];
}

function entry(title: object, note: object, icon: string, link: object) {
  return { title, note, image: `/demo/icons/${icon}.svg`, link };
}

function courses(goods: Goods): PageNode[] {
  return [
    block('required', 'goods-list', {
      title: { cn: '必修', en: 'Required' },
      subtitle: { cn: '每位同事每年都要学完', en: 'Everyone, every year' },
      more: toTag('required'),
      query: { source: 'tag', tag_id: 'required', limit: 3 },
      columns: 3,
    }),
    block('path', 'steps', PATH),
    block('paths', 'goods-list', {
      title: { cn: '从这里起步', en: 'Where to begin' },
      subtitle: { cn: '入职与成长路径', en: 'Onboarding and growth' },
      query: {
        source: 'manual',
        ids: goods.ids('first-thirty-days', 'how-we-work', 'product-line-tour', 'first-time-manager'),
        limit: 4,
      },
    }),
    ...growth(goods),
  ];
}

function growth(goods: Goods): PageNode[] {
  return [
    block('sales', 'goods-list', {
      title: { cn: '销售学院', en: 'Sales academy' },
      more: toTag('sales'),
      query: {
        source: 'manual',
        ids: goods.ids('sales-camp', 'negotiation', 'first-call', 'quarter-open-day'),
        limit: 4,
      },
      tint: true,
    }),
    banner(
      'conduct',
      {
        image: '/demo/banners/paper-shield.svg',
        eyebrow: { cn: '合规必修', en: 'Compliance' },
        title: { cn: '合规不是条文，是习惯', en: 'Compliance is a habit, not a rule book' },
        subtitle: { cn: '六个真实场景，十五分钟', en: 'Six real situations, fifteen minutes' },
        button: { cn: '现在学', en: 'Start now' },
        link: toGoods(goods.get('data-privacy')),
      },
      { width: 'page', height: 'short', ink: 'dark', veil: 'none' },
    ),
    block('popular', 'goods-list', {
      title: { cn: '同事们在学', en: 'What colleagues are learning' },
      query: { source: 'hot', limit: 6 },
      layout: 'rank',
    }),
  ];
}

export function trainingHome(shop: ShopIdentity, goods: Goods, heroImage: string): DemoDocument {
  return pageDocument({
    id: 'home',
    title: shop.name,
    seo: { description: shop.description },
    main: [hero(shop, heroImage), ...ways(goods), ...courses(goods), block('end', 'spacer', { size: 'm' })],
  });
}

/** The pages every training shop has beside its home. */
export function trainingPages(): DemoDocument[] {
  const words = (
    id: string,
    title: { cn: string; en: string },
    html: object,
    more: PageNode[] = [],
  ): DemoDocument =>
    pageDocument({
      id,
      title,
      main: [
        block('title', 'title-bar', { title, align: 'center' }),
        block('words', 'rich-text', { html, look: 'card' }),
        ...more,
      ],
    });
  return [
    words('about', { cn: '关于学院', en: 'About the school' }, ABOUT_SCHOOL),
    words('complaint', { cn: '意见反馈', en: 'Feedback' }, FEEDBACK, [
      block('idea', 'info-form', { form_id: 'course-idea' }),
    ]),
    { kind: 'form', id: 'course-idea', body: COURSE_IDEA },
  ];
}
