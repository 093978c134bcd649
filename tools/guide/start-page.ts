/** The first page of the guide in each language: who starts where. */
import type { Locale } from '#schemas/locale.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { linkTo, SECTIONS, type GuidePage, type Nav } from './site.ts';
import { WORDS } from './words.ts';

const ABOUT: Readonly<Record<Locale, Readonly<Record<(typeof SECTIONS)[number], string>>>> = {
  cn: {
    merchants: '装修店铺、上架课程：每个组件的效果、可以填写的内容和示例。',
    designers: '字号、色彩、间距等规则，以及 Storybook 里的全部组件。',
    operators: '数据库、备份、支付、短信、日志，以及全部命令和环境变量。',
    developers: '从克隆代码到改出一个组件，系统结构、数据模型和每项决定的理由。',
  },
  en: {
    merchants:
      'Decorate a shop and put courses on sale: every block with its picture, its fields and an example.',
    designers: 'The rules of type, colour and space, and every part in Storybook.',
    operators: 'Databases, backups, payment, SMS and logs, with every command and variable.',
    developers:
      'From a clone to a changed block, the architecture, the data model, and why things are as they are.',
  },
};

const LEAD: Readonly<Record<Locale, string>> = {
  cn: 'Lectern 是一套开源的知识店铺，用来在网上销售和讲授课程。',
  en: 'Lectern is an open-source storefront for people who sell and teach courses online.',
};

export function startPage(locale: Locale, nav: Nav): GuidePage {
  const t = WORDS[locale];
  const path = locale === 'cn' ? 'cn/index.html' : 'index.html';
  const cards = SECTIONS.map((section) => {
    const links = nav[section]
      .filter(({ group }) => group === undefined)
      .map((entry) => `<li><a href="${linkTo(path, entry.path)}">${escapeHtml(entry.title)}</a></li>`);
    return `<section class="guide-card"><h2 id="${section}">${t[section]}</h2><p>${ABOUT[locale][section]}</p><ul>${links.join('')}</ul></section>`;
  });
  return {
    path,
    locale,
    title: t.guide,
    body: `<p class="guide-lead">${LEAD[locale]}</p><div class="guide-cards">${cards.join('')}</div>`,
    section: 'merchants',
    isStart: true,
  };
}
