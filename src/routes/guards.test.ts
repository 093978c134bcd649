/** The guard list as a table: who meets which page in which shop (D13). */
import { describe, expect, test } from 'vitest';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import type { ShopTrait, ShopVariant } from '#schemas/shop/variant.ts';
import type { RouteDefinition } from '#engine/define-route.ts';
import { routes } from '#app/routes.gen.ts';
import { guard, type Verdict } from './guards.ts';

function shop(variant: ShopVariant, ...traits: ShopTrait[]): Capabilities {
  return capabilities({ variant, traits: new Set(traits) });
}

function route(name: string): RouteDefinition {
  const foundDefinition = routes.find((one) => one.name === name);
  if (foundDefinition === undefined) throw new Error(`no route ${name}`);
  return foundDefinition;
}

const PROCEED: Verdict = { kind: 'proceed' };
const LOGIN: Verdict = { kind: 'show', screen: 'login' };
const LOGIN_BOX: Verdict = { kind: 'show', screen: 'login-box' };
const go = (href: string): Verdict => ({ kind: 'go', href });

const knowledge = shop('knowledge');
const training = shop('training');

const ROWS: readonly (readonly [
  title: string,
  can: Capabilities,
  name: string,
  url: string,
  loggedIn: boolean,
  Verdict,
])[] = [
  ['M32: a course shop searches at /search', knowledge, 'search', '/search/x', false, PROCEED],
  [
    'M32: and its other address leads there with all it holds',
    knowledge,
    'company-search',
    '/company_search/a%2Fb?type=3',
    false,
    go('/search/a%2Fb?type=3'),
  ],
  [
    'M33: other shops search at /company_search',
    training,
    'company-search',
    '/company_search/x',
    true,
    PROCEED,
  ],
  ['M33: and their other address leads there', training, 'search', '/search', true, go('/company_search')],
  [
    'M33: however the address is written',
    shop('enterprise-school'),
    'search',
    '//%73earch/x?content=y',
    false,
    go('/company_search/x?content=y'),
  ],
  [
    'M34, D24: a shop without a college login has the usual one, with all that was asked for',
    knowledge,
    'college-login',
    '/college_login?jumpfrom=%2Frecord',
    false,
    go('/login?jumpfrom=%2Frecord'),
  ],
  [
    'M34, D24: a training shop has none either',
    training,
    'college-login',
    '/college_login',
    false,
    go('/login'),
  ],
  [
    'M34: an enterprise school has its own',
    shop('enterprise-school'),
    'college-login',
    '/college_login',
    false,
    PROCEED,
  ],
  ['M11: an open shop shows its home to anybody', knowledge, 'home', '/', false, PROCEED],
  [
    'M62: a sealed shop sends every page to shopBlocked',
    shop('knowledge', 'sealed'),
    'home',
    '/',
    true,
    go('/shopBlocked?shop_state=3&page_type=1'),
  ],
  [
    'M62: a sealed shop has no login either',
    shop('knowledge', 'sealed'),
    'login',
    '/login',
    false,
    go('/shopBlocked?shop_state=3&page_type=1'),
  ],
  [
    'M62: shopBlocked of a sealed shop is no loop',
    shop('knowledge', 'sealed'),
    'shop-blocked',
    '/shopBlocked?shop_state=3',
    false,
    PROCEED,
  ],
  [
    'D13: sealed comes before closed',
    shop('knowledge', 'closed', 'sealed'),
    'home',
    '/',
    false,
    go('/shopBlocked?shop_state=3&page_type=1'),
  ],
  [
    'M56: a closed shop redirects',
    shop('knowledge', 'closed'),
    'home',
    '/',
    false,
    go('/shopBlocked?shop_state=1&page_type=1'),
  ],
  [
    'M56: a closed shop redirects learners too',
    shop('knowledge', 'closed'),
    'detail',
    '/detail/v_1/3',
    true,
    go('/shopBlocked?shop_state=1&page_type=1'),
  ],
  [
    'D13: login stays reachable in a closed shop',
    shop('knowledge', 'closed'),
    'login',
    '/login',
    false,
    PROCEED,
  ],
  [
    'D13: shopBlocked of a closed shop is no loop',
    shop('knowledge', 'closed'),
    'shop-blocked',
    '/shopBlocked',
    false,
    PROCEED,
  ],
  [
    'M53: a closed Tencent shop shows the login in place',
    shop('knowledge', 'tencent', 'closed'),
    'home',
    '/',
    false,
    LOGIN,
  ],
  [
    'M53, D116: a closed Tencent shop shows its content to whom it knows',
    shop('knowledge', 'tencent', 'closed'),
    'home',
    '/',
    true,
    PROCEED,
  ],
  [
    'M53, D116: one without any login is closed like any other',
    shop('knowledge', 'tencent', 'no-login', 'closed'),
    'home',
    '/',
    false,
    go('/shopBlocked?shop_state=1&page_type=1'),
  ],
  [
    'M56, D116: a closed training shop sends strangers to the screen that says so',
    shop('training', 'closed'),
    'home',
    '/',
    false,
    go('/shopBlocked?shop_state=1&page_type=1'),
  ],
  [
    'M128, D116: and shows its content to whom it knows',
    shop('training', 'closed'),
    'home',
    '/',
    true,
    PROCEED,
  ],
  [
    'M57: an anonymous visitor of a training shop goes to login',
    training,
    'home',
    '/',
    false,
    go('/login?jumpfrom=%2F'),
  ],
  [
    'M58: is_mall_course stays in jumpfrom',
    training,
    'detail',
    '/detail/v_1/3?is_mall_course=1',
    false,
    go('/login?jumpfrom=%2Fdetail%2Fv_1%2F3%3Fis_mall_course%3D1'),
  ],
  ['M57: a learner of a training shop proceeds', training, 'home', '/', true, PROCEED],
  ['D13: the login of a training shop is no loop', training, 'login', '/login?jumpfrom=%2F', false, PROCEED],
  [
    'D13: no-permission is exempt in a training shop',
    training,
    'no-permissions',
    '/noPermissions/2',
    false,
    PROCEED,
  ],
  ['D27: a learner page asks a stranger to log in', knowledge, 'record', '/record', false, LOGIN_BOX],
  ['M24: a learner page lets a learner in', knowledge, 'record', '/record', true, PROCEED],
  ['D27: logout of a stranger goes home', knowledge, 'logout', '/logout', false, go('/')],
  [
    'D16: a shop without login sends learner pages home',
    shop('knowledge', 'no-login'),
    'bought',
    '/bought',
    false,
    go('/'),
  ],
  [
    'D18: a mobile-only shop shows its QR',
    shop('knowledge', 'only-mobile'),
    'home',
    '/',
    true,
    { kind: 'show', screen: 'mobile-only' },
  ],
  [
    'D25: health speaks of no shop',
    shop('training', 'sealed', 'only-mobile'),
    'health',
    '/health',
    false,
    PROCEED,
  ],
];

describe('guards', () => {
  test.each(ROWS)('%s', (_title, can, name, url, loggedIn, verdict) => {
    expect(guard({ route: route(name), url, can, loggedIn })).toEqual(verdict);
  });

  test.each(['record', 'bought', 'personal', 'logout', 'task-book', 'check-task'])(
    'M189: %s is for who is logged in',
    (name) => {
      const at = { route: route(name), url: route(name).path, can: knowledge };
      expect(guard({ ...at, loggedIn: true })).toEqual(PROCEED);
      expect(guard({ ...at, loggedIn: false })).toEqual(name === 'logout' ? go('/') : LOGIN_BOX);
    },
  );

  test('M189: these pages ask for a login, and their other addresses in a training shop, and no page else', () => {
    const asking = routes.filter(({ access }) => access === 'learner').map(({ path }) => path);
    expect(asking.sort()).toEqual(
      [
        '/record',
        '/bought',
        '/personal',
        '/logout',
        '/taskBook',
        '/checkTask',
        // M41, M44, M45.
        '/my-courses',
        '/p/t_pc/pc_training/my_course',
        '/p/t_pc/pc_training/my_tasks',
        // D71.
        '/order/confirm',
        '/order/:id',
        '/orders',
        // 312.
        '/learn/:id/:type',
        '/exam/:id',
        '/practice/:id',
        '/live/:id/host',
      ].sort(),
    );
  });

  test('D13: exactly the exempt pages are exempt', () => {
    const exempt = routes.filter((one) => one.exempt).map((one) => one.path);
    expect(exempt.sort()).toEqual(
      [
        '/404',
        // M289: read before a login, in every shop that has one.
        '/agreement/:name/:language?',
        // D48: the phone lets a computer in; the calls behind it refuse in a shop that is shut.
        '/auth/qr_confirm',
        // D48: a company sends a scan back here.
        '/auth/scan/:provider',
        '/college_login',
        '/email_auth/email_login',
        '/health',
        '/login',
        '/login/change_password',
        '/noPermissions/:state',
        '/shopBlocked',
      ].sort(),
    );
  });
});
