/** A page for each document of a shop that is no page: what it is for, what it looks like, its form and an example. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { describeSchema } from '#schemas/page/describe-props.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { ROOT } from '../imports.ts';
import { codeBlock, examplesOf, pathOf, pictureOf, typicalOf } from './block-pages.ts';
import { formTable } from './form-table.ts';
import type { Artist } from './picture.ts';
import type { GuidePage } from './site.ts';
import { WORDS } from './words.ts';

interface DocumentKind {
  readonly name: keyof typeof SHARED_SCHEMAS;
  readonly title: LocaleText;
  readonly description: LocaleText;
  /** Renderers that show it, in their order on a page. */
  readonly shownBy: readonly string[];
  /** It floats over a page, which gives it room. */
  readonly isFloating?: boolean;
  /** A document of the knowledge demo shop. */
  readonly example: string;
}

export const DOCUMENT_KINDS: readonly DocumentKind[] = [
  {
    name: 'document',
    title: { cn: '页面', en: 'Page' },
    description: {
      cn: '首页和微页面：标题、背景、搜索与分享的文字，以及各个区域里的组件。',
      en: 'The home page and every page of yours: its title, background, words for search and sharing, and the blocks in its regions.',
    },
    shownBy: ['banner', 'icon-nav', 'goods-list'],
    example: 'page/home.json',
  },
  {
    name: 'navbar',
    title: { cn: '顶部导航', en: 'Navbar' },
    description: {
      cn: '每个页面顶部的导航：标志、菜单、搜索框和热门搜索词。',
      en: 'The bar at the top of every page: logo, menu, search box and popular searches.',
    },
    shownBy: ['navbar'],
    example: 'navbar.json',
  },
  {
    name: 'footer',
    title: { cn: '页脚', en: 'Footer' },
    description: {
      cn: '每个页面底部的链接、联系方式和备案信息。',
      en: 'Links, contact details and registration numbers at the foot of every page.',
    },
    shownBy: ['footer-links', 'footer-contact', 'footer-company', 'footer-record'],
    example: 'footer.json',
  },
  {
    name: 'suspend',
    title: { cn: '侧边菜单', en: 'Side menu' },
    description: {
      cn: '悬浮在页面右侧的快捷入口，例如客服二维码和帮助。',
      en: 'Shortcuts that float at the right of a page, such as a QR code for support.',
    },
    shownBy: ['suspend-menu'],
    isFloating: true,
    example: 'suspend.json',
  },
  {
    name: 'theme',
    title: { cn: '店铺主题', en: 'Theme' },
    description: {
      cn: '主色、背景、圆角和字号。深色模式和所有可读的文字颜色由它们推导。',
      en: 'Main colour, background, corners and type size. Dark mode and readable text colours are derived from them.',
    },
    shownBy: ['icon-nav', 'notice-bar'],
    example: 'theme.json',
  },
  {
    name: 'tabs',
    title: { cn: '详情页选项卡', en: 'Detail tabs' },
    description: {
      cn: '每种商品的详情页有哪些选项卡、叫什么、按什么顺序排列。',
      en: 'Which tabs the page of each type of goods has, what they are called, and their order.',
    },
    shownBy: ['detail-tabs'],
    example: 'tabs.json',
  },
  {
    name: 'search',
    title: { cn: '搜索设置', en: 'Search' },
    description: {
      cn: '店铺搜索里意思相同的词。',
      en: 'Words that mean the same in a search of the shop.',
    },
    shownBy: ['search-box'],
    example: 'search.json',
  },
  {
    name: 'zone',
    title: { cn: '专区', en: 'Zone' },
    description: {
      cn: '一组受限页面：谁可以进入、密码页写什么。',
      en: 'A part of the shop with an entrance of its own: who may enter, and what the entrance says.',
    },
    shownBy: ['zone-auth'],
    example: 'zone/writers-circle.json',
  },
  {
    name: 'form',
    title: { cn: '信息表单', en: 'Form' },
    description: {
      cn: '让访客填写的表单：有哪些题目、是否必填、收集到之后说什么。',
      en: 'A form visitors fill in: its questions, which are required, and what is said afterwards.',
    },
    shownBy: ['info-form'],
    example: 'form/enrol.json',
  },
];

const exampleOf = ({ example }: DocumentKind): unknown =>
  JSON.parse(readFileSync(join(ROOT, 'demo/shops/knowledge', example), 'utf8'));

export async function documentPage(
  kind: DocumentKind,
  locale: Locale,
  artist: Artist,
  definitions: readonly AnyRenderer[],
): Promise<GuidePage> {
  const t = WORDS[locale];
  const file = `merchants/documents/${kind.name}.html`;
  const path = pathOf(locale, file);
  const title = kind.title[locale];
  const renderers = kind.shownBy.flatMap((name) => definitions.find((one) => one.kind === name) ?? []);
  const drawings = await Promise.all(
    renderers.map(async (one) => artist.draw(one, typicalOf(await examplesOf(one)), locale)),
  );
  const room = kind.isFloating === true ? '<div style="height:520px"></div>' : '';
  const everyBlock =
    kind.name === 'document'
      ? `<h2 id="every-block">${t.everyBlock}</h2>${formTable(describeSchema(SHARED_SCHEMAS.node), locale)}`
      : '';
  const body = `<p class="guide-lead">${escapeHtml(kind.description[locale])}</p>
<h2 id="picture">${t.picture}</h2>
${pictureOf(room + drawings.join(''), path, title, locale)}
<h2 id="form">${t.form}</h2>
${formTable(describeSchema(SHARED_SCHEMAS[kind.name]), locale)}
${everyBlock}
<h2 id="json">${t.json}</h2>
<p>${t.whole}</p>
${codeBlock(exampleOf(kind), locale)}`;
  return {
    path,
    locale,
    title,
    body,
    section: 'merchants',
    other: pathOf(locale === 'cn' ? 'en' : 'cn', file),
  };
}
