/** Every address of the storefront: routes, links, guards, the sitemap and robots.txt read it here. */

/** Pages that are a login themselves. */
const LOGIN_PAGES = {
  login: '/login',
  'college-login': '/college_login',
  'email-login': '/email_auth/email_login',
} as const;

/** Other pages from which a login continues: the reset of a forgotten password, and the return from an identity provider (D66). */
const LOGIN_STEPS = {
  'change-password': '/login/change_password',
  'scan-return': '/auth/scan/:provider',
} as const;

/** Pages of one person: a stranger is asked to log in (M24-M29, D27), at their addresses in a training shop too (M41, M44, M45). Lessons are studied at `learn` (ADR-312), exams taken at `exam` (D26). */
const PERSONAL_PAGES = {
  record: '/record',
  bought: '/bought',
  personal: '/personal',
  logout: '/logout',
  'task-book': '/taskBook',
  'check-task': '/checkTask',
  'my-courses': '/my-courses',
  'training-my-course': '/p/t_pc/pc_training/my_course',
  'training-my-tasks': '/p/t_pc/pc_training/my_tasks',
  'order-confirm': '/order/confirm',
  order: '/order/:id',
  orders: '/orders',
  learn: '/learn/:id/:type',
  exam: '/exam/:id',
  practice: '/practice/:id',
  'live-host': '/live/:id/host',
} as const;
export type PersonalPage = keyof typeof PERSONAL_PAGES;

const SEARCH_PAGES = {
  search: '/search/:content?',
  'company-search': '/company_search/:content?',
} as const;

/** Addresses by the name of their route: react-router patterns with `:name` and a last `:name?`. */
export const PATHS = {
  home: '/',
  index: '/index',
  page: '/page/:id',
  zone: '/p/pc/zone/:zoneId',
  'tag-list': '/all/:tagId/:componentId?',
  detail: '/detail/:id/:type',
  /** A live room (D29, ADR-365). */
  live: '/live/:id',
  study: '/study/:id/:type',
  middle: '/middle/:goods_id/:goods_type',
  'goods-jump': '/p/t_pc/goods_pc_detail/goods_detail/:goods_id/:goods_type?',
  'training-camp': '/p/t_pc/course_pc_detail/camp_pro/:id',
  unsupport: '/unsupport',
  agreement: '/agreement/:name/:language?',
  certificate: '/certificate/:number',
  'qr-confirm': '/auth/qr_confirm',
  'no-permissions': '/noPermissions/:state',
  'zone-auth': '/zoneAuth/:state',
  'shop-blocked': '/shopBlocked',
  health: '/health',
  'not-found': '/404',
  ...LOGIN_PAGES,
  ...LOGIN_STEPS,
  ...PERSONAL_PAGES,
  ...SEARCH_PAGES,
} as const;
export type PathName = keyof typeof PATHS;

/** A good's page in the shop for phones, which is another site (D21). */
export const PHONE_DETAIL_PATH = '/detail/:id/:type?';

/** Where one good is bought, or taken where it costs nothing (D71, D74); it works without script. */
export function orderConfirmHref(good: { goods_id: string; goods_type: number }): string {
  const query = new URLSearchParams({ goods_id: good.goods_id, goods_type: String(good.goods_type) });
  return `${PATHS['order-confirm']}?${query.toString()}`;
}

type Value = string | number;
type ParamsOf<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> & ParamsOf<Rest>
  : Pattern extends `:${infer Name}?`
    ? { [key in Name]?: Value }
    : Pattern extends `:${infer Name}`
      ? { [key in Name]: Value }
      : unknown;

const PARAMETER = /\/:([^/?]+)(\?)?/g;

/** A pattern with its parameters filled in; one that may be absent and is, goes with its slash. */
export function fillPath<Pattern extends string>(pattern: Pattern, params: ParamsOf<Pattern>): string;
export function fillPath(pattern: string, params: unknown): string {
  return pattern.replace(PARAMETER, (_all, name: string, optional?: string) => {
    const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : '';
    if (typeof value === 'string' || typeof value === 'number') return `/${encodeURIComponent(value)}`;
    return optional === undefined ? '/' : '';
  });
}

/**
 * The address of a page with parameters.
 *
 * @example pathTo('detail', { id: 'v_1', type: 3 }) // '/detail/v_1/3'
 */
export function pathTo<Name extends PathName>(name: Name, params: ParamsOf<(typeof PATHS)[Name]>): string {
  return fillPath<(typeof PATHS)[Name]>(PATHS[name], params);
}

function upToParameter(pattern: string): string {
  return pattern.replace(/:.*$/, '');
}

/** What every address of a page begins with, up to its first parameter. */
export function prefixOf(name: PathName): string {
  return upToParameter(PATHS[name]);
}

/** True where an address asks for one person's own page. */
export function isPersonalPage(name: string): name is PersonalPage {
  return Object.hasOwn(PERSONAL_PAGES, name);
}

/** True for a page that is a login itself, at its own address or in place of another. */
export function isLoginPage(name: string): name is keyof typeof LOGIN_PAGES {
  return Object.hasOwn(LOGIN_PAGES, name);
}

const LOGIN_PATHS: ReadonlySet<string> = new Set(Object.values(LOGIN_PAGES));

/** True for pages of a login, which a person leaves once they are logged in. */
export function isLoginPath(path: string): boolean {
  return (
    LOGIN_PATHS.has(path) || path === PATHS['change-password'] || path.startsWith(prefixOf('scan-return'))
  );
}

/** True for paths a login never returns to, because they would ask for a login again or end it (requirement 11). */
export function isNoWayBack(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return LOGIN_PATHS.has(plain) || plain === PATHS.logout;
}

/** Matches every continuation; a parameter in the middle becomes a wildcard (RFC 9309 2.2.3), so that neighbouring paths stay open. */
function crawlPattern(pattern: string): string {
  const isOpenEnded = /^[^:]*(?:\/:\w+\??)*$/.test(pattern);
  return isOpenEnded ? upToParameter(pattern) : pattern.replaceAll(/:\w+/g, '*');
}

/** Addresses no search engine needs: logins, pages of one person, results of a search. Asked of the server alone, so that no page carries it. */
export function uncrawledPaths(): string[] {
  return [
    ...Object.values({ ...LOGIN_PAGES, ...PERSONAL_PAGES }).map(crawlPattern),
    prefixOf('search'),
    prefixOf('company-search'),
    prefixOf('certificate'),
  ];
}

/** Fits the path of one person's own page, plainly written. Asked of the server alone, so that no page carries it. */
export function personalPaths(): RegExp {
  const patterns = Object.values(PERSONAL_PAGES).map((pattern) => pattern.replaceAll(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${patterns.join('|')})/?$`);
}

/** What a route takes from this table: its name, its address, and whether it is one person's own. */
export function pageAt<Name extends PathName>(name: Name) {
  const access: 'learner' | 'anyone' = isPersonalPage(name) ? 'learner' : 'anyone';
  return { name, path: PATHS[name], access };
}
