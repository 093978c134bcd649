/** The link object of navbar, footers and blocks, and the one function that turns it into an address (D31). */
import { Type, type Static } from 'typebox';
import { field } from './field.ts';
import { NamedSchema, NumberedSchema, UrlSchema } from './fragments.ts';
import type { LocaleText } from './text.ts';
import { safeUrl } from '../address/safe-url.ts';
import { ALL_TAG } from '../content/listing.ts';
import { PATHS, pathTo, type PersonalPage } from '../paths.ts';

/** Where a link may lead; the place in this list is the wire number of link_type (D31). */
export const LINK_NAMES = [
  'none',
  'home',
  'goods',
  'page',
  'zone',
  'tag',
  'url',
  'records',
  'purchases',
  'tasks',
  'my-courses',
  'search',
  'svip',
  'course-list',
] as const;
type LinkTo = (typeof LINK_NAMES)[number];

const LINK_TITLES: readonly LocaleText[] = [
  { cn: '不跳转', en: 'Nowhere' },
  { cn: '首页', en: 'Home' },
  { cn: '商品', en: 'A good' },
  { cn: '微页面', en: 'A page' },
  { cn: '专区', en: 'A zone' },
  { cn: '标签', en: 'A tag' },
  { cn: '网址', en: 'A web address' },
  { cn: '学习记录', en: 'Learning records' },
  { cn: '已购', en: 'Purchases' },
  { cn: '任务', en: 'Tasks' },
  { cn: '我的课程', en: 'My courses' },
  { cn: '搜索', en: 'Search' },
  { cn: '超级会员', en: 'Super membership' },
  { cn: '课程列表', en: 'Course list' },
];

export const LinkSchema = field(
  {
    cn: '链接',
    en: 'Link',
    group: 'behaviour',
    control: 'link',
    help: { cn: '点击后跳转到哪里', en: 'Where a click leads' },
  },
  Type.Object(
    {
      link_type: field(
        {
          cn: '跳转到',
          en: 'Leads to',
          group: 'behaviour',
          help: {
            cn: '不填时，有网址就跳网址，没有就不跳转',
            en: 'When left out: the web address where there is one, else nowhere',
          },
        },
        Type.Optional(NumberedSchema(LINK_TITLES)),
      ),
      link_url: field(
        {
          cn: '网址',
          en: 'Web address',
          group: 'behaviour',
          help: {
            cn: '站内路径以 / 开头，站外网址以 https:// 开头；仅在跳转到“网址”时使用',
            en: 'A path of this shop such as /about, or https://…; used when it leads to a web address',
          },
        },
        Type.Optional(UrlSchema()),
      ),
      link_id: field(
        {
          cn: '目标编号',
          en: 'Target ID',
          group: 'behaviour',
          help: {
            cn: '商品、微页面、专区或标签的编号；跳转到搜索时填搜索词',
            en: 'ID of the good, page, zone or tag; for a search, the word to search for',
          },
        },
        Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]*$' })),
      ),
      type: field(
        {
          cn: '商品类型',
          en: 'Type of good',
          group: 'advanced',
          help: {
            cn: '类型编号，如 3 是视频、50 是课程；不填则自动识别',
            en: 'Number of the type, such as 3 for a video and 50 for a course; detected when left out',
          },
        },
        Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
      ),
      content_app_id: field(
        {
          cn: '来源店铺',
          en: 'Shop of origin',
          group: 'advanced',
          help: {
            cn: '商品来自其他店铺时填那家店的 app_id',
            en: 'The app_id of the shop the good comes from, where it is another',
          },
        },
        Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_]*$' })),
      ),
      target: field(
        {
          cn: '打开方式',
          en: 'Opens in',
          group: 'behaviour',
          help: { cn: '站外网址总在新窗口打开', en: 'Addresses of other sites always open in a new window' },
        },
        Type.Optional(
          NamedSchema({
            _self: { cn: '当前窗口', en: 'Same window' },
            _blank: { cn: '新窗口', en: 'New window' },
          }),
        ),
      ),
    },
    { additionalProperties: false },
  ),
);
export type Link = Static<typeof LinkSchema>;

/** A link ready for an anchor: `login` is true where an anonymous click opens the login box (M87). */
export interface LinkTarget {
  href: string;
  external: boolean;
  newTab: boolean;
  login: boolean;
}

/** Pages of one person a link may lead to. */
const PERSONAL = {
  records: 'record',
  purchases: 'bought',
  tasks: 'task-book',
  'my-courses': 'my-courses',
} as const satisfies Partial<Record<LinkTo, PersonalPage>>;

function goodsPath(id: string, { type, content_app_id: shop }: Link): string {
  const query = shop ? `?content_app_id=${encodeURIComponent(shop)}` : '';
  // A merchant may leave the type out; there it is found out.
  const path = type === undefined ? pathTo('goods-jump', { goods_id: id }) : pathTo('detail', { id, type });
  return path + query;
}

function pathOf(to: LinkTo, link: Link): string | undefined {
  const id = link.link_id ?? '';
  switch (to) {
    case 'none':
      return undefined;
    case 'home':
      return PATHS.home;
    case 'goods':
      return id ? goodsPath(id, link) : undefined;
    case 'page':
    case 'svip':
      return id ? pathTo('page', { id }) : undefined;
    case 'zone':
      return id ? pathTo('zone', { zoneId: id }) : undefined;
    case 'tag':
    case 'course-list':
      return pathTo('tag-list', { tagId: id || ALL_TAG });
    case 'url':
      return safeUrl(link.link_url);
    case 'search':
      return pathTo('search', { content: id });
    case 'records':
    case 'purchases':
    case 'tasks':
    case 'my-courses':
      return PATHS[PERSONAL[to]];
  }
}

/** Where a link goes, or undefined when it goes nowhere or may not be followed (then only its text is drawn). */
export function resolveLink(link: Link | undefined): LinkTarget | undefined {
  if (link === undefined) return undefined;
  const fallback: LinkTo = link.link_url ? 'url' : 'none';
  const to = link.link_type === undefined ? fallback : (LINK_NAMES[link.link_type] ?? 'none');
  const href = pathOf(to, link);
  if (href === undefined) return undefined;
  const external = !href.startsWith('/') && !href.startsWith('#');
  return { href, external, newTab: link.target === '_blank' || external, login: Object.hasOwn(PERSONAL, to) };
}
