/** The link object of navbar, footers and blocks, and the one function that turns it into an address (D31). */
import { Type, type Static } from 'typebox';
import { NumberedSchema, UrlSchema } from './fragments.ts';
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
  { cn: '不跳转', en: 'nowhere' },
  { cn: '首页', en: 'home' },
  { cn: '商品', en: 'a good' },
  { cn: '微页面', en: 'a page' },
  { cn: '专区', en: 'a zone' },
  { cn: '标签', en: 'a tag' },
  { cn: '网址', en: 'an address' },
  { cn: '学习记录', en: 'learning records' },
  { cn: '已购', en: 'purchases' },
  { cn: '任务', en: 'tasks' },
  { cn: '我的课程', en: 'my courses' },
  { cn: '搜索', en: 'search' },
  { cn: '超级会员', en: 'super-VIP' },
  { cn: '课程列表', en: 'the course list' },
];

export const LinkSchema = Type.Object(
  {
    link_type: Type.Optional(
      NumberedSchema(
        LINK_TITLES,
        `Where to: ${LINK_NAMES.map((name, index) => `${index} ${name}`).join(', ')}`,
      ),
    ),
    link_url: Type.Optional(UrlSchema('Address, for a link of type 6')),
    link_id: Type.Optional(
      Type.String({
        maxLength: 64,
        pattern: '^[A-Za-z0-9_-]*$',
        description: 'Id of the good, page, zone or tag',
      }),
    ),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999, description: 'Resource type of the good' })),
    content_app_id: Type.Optional(
      Type.String({
        maxLength: 64,
        pattern: '^[A-Za-z0-9_]*$',
        description: 'Shop the good comes from, where it is another',
      }),
    ),
    target: Type.Optional(
      Type.Union([Type.Literal('_self'), Type.Literal('_blank')], {
        description: 'Same window, or a new one',
      }),
    ),
  },
  { additionalProperties: false, description: 'Where it leads' },
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
