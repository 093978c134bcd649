/** The rows of the navbar, the footer and the side menu that are decided before anything is drawn. */
import { describe, expect, test } from 'vitest';
import { buildBoot } from '../../tests/support/build-boot.ts';
import type { Locale } from '../locale.ts';
import { capabilities } from '../shop/capabilities.ts';
import { readShop } from '../shop/shop-info.ts';
import { readBlankChrome, readChrome } from './chrome.ts';
import type { Region } from './document.ts';

const PLACE = { origin: 'https://shop.example.com', year: 2026 };

type Overrides = NonNullable<Parameters<typeof buildBoot>[0]>;
type Basic = NonNullable<Overrides['navbar']>['basic'];

function chromeOf(overrides: Overrides = {}, locale: Locale = 'cn') {
  const boot = buildBoot(overrides);
  return readChrome(boot, locale, capabilities(readShop(boot.info)), PLACE);
}

function blankOf(overrides: Overrides) {
  const boot = buildBoot(overrides);
  return readBlankChrome(boot, 'cn', capabilities(readShop(boot.info)));
}

function propsOf(kind: string, overrides: Overrides = {}, locale: Locale = 'cn') {
  const nodes = Object.values(chromeOf(overrides, locale).regions).flat();
  return nodes.find((node) => node.kind === kind)?.props;
}

const kindsIn = (region: Region, overrides: Overrides = {}) =>
  chromeOf(overrides).regions[region]?.map((node) => node.kind) ?? [];

const navbarOf = (basic: Basic, more: Overrides = {}) =>
  propsOf('navbar', { ...more, navbar: { nav_list: [], basic } });

describe('the regions', () => {
  test('M49: the default layout has navbar, footer and side menu in their regions', () => {
    const suspend = { hover_menu_status: 1, suspend_config: [] };
    expect(kindsIn('top')).toEqual(['navbar']);
    expect(kindsIn('bottom')).toEqual(['footer-record']);
    expect(kindsIn('float', { suspend })).toEqual(['suspend-menu', 'continue-strip', 'browser-mask']);
  });
  test('M61: an expired shop has the banner first on the default and the blank layout', () => {
    const info = { expiry_version: 2 };
    expect(kindsIn('top', { info })).toEqual(['expired-banner', 'navbar']);
    expect(blankOf({ info }).regions.top?.map((node) => node.kind)).toEqual(['expired-banner', 'home-bar']);
    expect(blankOf({}).regions.top?.map((node) => node.kind)).toEqual(['home-bar']);
  });
  test('M54: the browser-support notice stands in the float region of every default page', () => {
    expect(kindsIn('float').at(-1)).toBe('browser-mask');
  });
});

describe('the nodes', () => {
  const footerOf = (template_code: string, data: object) => ({
    footer: {
      template_code,
      data,
      company: { phone: '400-000-0000', hours: '', addresses: [] },
      operation: { text: '', copyright: '' },
    },
  });
  const buildNamedValue = (regions: ReturnType<typeof chromeOf>['regions']) =>
    Object.fromEntries(
      Object.entries(regions).map(([region, nodes]) => [region, nodes.map(({ id, when }) => [id, when])]),
    );

  test('M49: each is called by its kind, and all but one are drawn for everybody', () => {
    const suspend = { hover_menu_status: 1, suspend_config: [] };
    const info = { expiry_version: 2 };
    const links = footerOf('template1', { nav_lists: [{ title: 'a' }] });
    expect(buildNamedValue(chromeOf({ ...links, suspend, info }).regions)).toEqual({
      top: [
        ['chrome-expired-banner', undefined],
        ['chrome-navbar', undefined],
      ],
      bottom: [
        ['chrome-footer-links', undefined],
        ['chrome-footer-company', undefined],
        ['chrome-footer-record', undefined],
      ],
      float: [
        ['chrome-suspend-menu', undefined],
        ['chrome-continue', { login: 'in' }],
        ['chrome-browser-mask', undefined],
      ],
    });
    const contact = chromeOf(footerOf('template2', { text1: 'a' })).regions.bottom;
    expect(contact?.map(({ id }) => id)).toEqual([
      'chrome-footer-contact',
      'chrome-footer-company',
      'chrome-footer-record',
    ]);
    const blank = blankOf({ ...links, info: { ...info, isOperationSchool: true } });
    expect(buildNamedValue(blank.regions)).toEqual({
      top: [
        ['chrome-expired-banner', undefined],
        ['chrome-home-bar', undefined],
      ],
      bottom: [['chrome-footer-operation', undefined]],
    });
  });

  test('M49: what a shop did not set up stands nowhere', () => {
    expect(buildNamedValue(chromeOf().regions)).toEqual({
      top: [['chrome-navbar', undefined]],
      bottom: [['chrome-footer-record', undefined]],
      float: [
        ['chrome-continue', { login: 'in' }],
        ['chrome-browser-mask', undefined],
      ],
    });
    expect(blankOf({ info: { isOperationSchool: true } }).regions.bottom).toEqual([]);
    const empty = { template_code: 'template1', data: {} };
    expect(chromeOf({ footer: empty }).regions.bottom).toHaveLength(1);
    expect(chromeOf({ footer: { ...empty, template_code: 'template2' } }).regions.bottom).toHaveLength(1);
  });

  test('M49: they are a document of their own, called by the shop’s name', () => {
    const { regions: _regions, ...document } = chromeOf({}, 'en');
    const own = { id: 'chrome', kind: 'chrome', title: 'Lumen Academy', seo: {}, style: {} };
    expect(document).toEqual(own);
    const { regions: _blank, ...blank } = blankOf({});
    expect(blank).toEqual({ ...own, title: '拾光书院' });
  });
});

describe('the navbar', () => {
  test('M74: a shop that set nothing has its name, the way home, a search box and no more', () => {
    expect(propsOf('navbar', { info: { version_type: 3 } }, 'en')).toStrictEqual({
      shop_name: 'Lumen Academy',
      home_url: '/',
      items: [],
      text_size: 14,
      search: { placeholder: '', scope: 'courses', hot_words: [] },
    });
  });
  test('M76: an item without a sub-menu has none', () => {
    const nav_list = [
      { title: 'a' },
      { title: 'b', nav_list: [] },
      { title: 'c', nav_list: [{ title: '' }] },
    ];
    const items = propsOf('navbar', { navbar: { nav_list, basic: {} } })?.['items'];
    expect(items).toStrictEqual(['a', 'b', 'c'].map((title) => ({ title, link: {} })));
  });
  test.each([
    ['an image that may not be drawn', { nav_bg_style: 2, bg_style_value: 'javascript:x' }],
    ['an image without an address', { nav_bg_style: 2 }],
    ['a colour that is none', { nav_bg_style: 1, bg_style_value: '/bg.png' }],
    ['no colour', { nav_bg_style: 1 }],
    ['nothing', {}],
  ])('M81: %s paints nothing', (_name, basic) => {
    const props = navbarOf(basic);
    expect([props?.['bg_color'], props?.['bg_image']]).toEqual([undefined, undefined]);
    expect(Object.keys(props ?? {}).filter((key) => key.startsWith('bg_'))).toEqual([]);
  });
  test('M81: a colour without a style is a colour, and that of the page stands behind', () => {
    expect(navbarOf({ bg_style_value: '#fafafa' })).toMatchObject({ bg_color: '#fafafa' });
    expect(propsOf('navbar', { theme: { primary: '#1f5eff', bg: '#eeeeee' } })).toMatchObject({
      page_bg: '#eeeeee',
    });
  });
  test('M74: the logo is basic.logo, else pc_shop_logo, else none; it leads to jump_url, else home', () => {
    const pc = { pc_shop_logo: '/pc.png', record: '' };
    expect(navbarOf({ logo: '/a.png', jump_url: '/page/9' }, { info: { pc } })).toMatchObject({
      logo: '/a.png',
      home_url: '/page/9',
    });
    expect(navbarOf({}, { info: { pc } })).toMatchObject({ logo: '/pc.png', home_url: '/' });
    expect(navbarOf({})).not.toHaveProperty('logo');
    expect(navbarOf({ jump_url: 'javascript:alert(1)' })).toMatchObject({ home_url: '/' });
  });
  test('M75: an item is called by title, else link_title; one without either is not drawn', () => {
    const link = { link_type: 2, link_id: 'c_1', type: 50, content_app_id: 'appx', link_url: '' };
    const nav_list = [
      { title: { cn: '首页', en: 'Home' }, link_type: 1 },
      { title: '', link_title: '课程', ...link },
      { link_type: 1 },
    ];
    expect(propsOf('navbar', { navbar: { nav_list, basic: {} } }, 'en')).toMatchObject({
      items: [
        { title: 'Home', link: { link_type: 1 } },
        { title: '课程', link },
      ],
    });
  });
  test('M76: a nested nav_list becomes the sub-menu of its item', () => {
    const nav_list = [
      { title: '课程', nav_list: [{ link_title: '写作', link_type: 5, link_id: 't1' }, { title: '' }] },
    ];
    expect(propsOf('navbar', { navbar: { nav_list, basic: {} } })).toMatchObject({
      items: [{ title: '课程', items: [{ title: '写作', link: { link_type: 5, link_id: 't1' } }] }],
    });
  });
  test('M80: the text size is 14 unless the shop names its own size and colour', () => {
    expect(navbarOf({})).toMatchObject({ text_size: 14 });
    expect(navbarOf({ nav_text_size: 18, nav_text_color: '#123456' })).toMatchObject({
      text_size: 18,
      text_color: '#123456',
    });
  });
  test.each([
    ['style 1 paints a colour', { nav_bg_style: 1, bg_style_value: '#fafafa' }, { bg_color: '#fafafa' }],
    ['style 2 paints an image', { nav_bg_style: 2, bg_style_value: '/bg.png' }, { bg_image: '/bg.png' }],
  ])('M81: %s', (_name, basic, expectedValue) => {
    expect(navbarOf(basic)).toMatchObject(expectedValue);
  });
  test('M82: is_show_search 0 or absent shows the search box, 1 hides it', () => {
    expect(navbarOf({ is_show_search: 0 })).toHaveProperty('search');
    expect(navbarOf({})).toHaveProperty('search');
    expect(navbarOf({ is_show_search: 1 })).not.toHaveProperty('search');
  });
  test('M83: the search box has search_title as placeholder and the hot words; training shops have none (D16)', () => {
    const hot_words = [{ cn: '写作', en: 'writing' }, '理财'];
    const basic = { search_title: '搜课程' };
    expect(navbarOf(basic, { hot_words })).toMatchObject({
      search: { placeholder: '搜课程', scope: 'courses', hot_words: ['写作', '理财'] },
    });
    expect(propsOf('navbar', { hot_words }, 'en')).toMatchObject({
      search: { hot_words: ['writing', '理财'] },
    });
    expect(navbarOf(basic, { hot_words, info: { version_type: 170 } })).toMatchObject({
      search: { scope: 'company', hot_words: [] },
    });
  });
  test.each([
    [
      'M84: is_show_learning 1 shows records under the shop’s title',
      { is_show_learning: 1, learning_title: '足迹' },
      'records',
      { title: '足迹' },
    ],
    [
      'M84: is_show_learning 0 hides records',
      { is_show_learning: 0, learning_title: '足迹' },
      'records',
      undefined,
    ],
    [
      'M85: is_show_my_purchase 1 shows purchases under the shop’s title',
      { is_show_my_purchase: 1, my_purchase_title: '书架' },
      'purchases',
      { title: '书架' },
    ],
    ['M85: is_show_my_purchase 0 hides purchases', { is_show_my_purchase: 0 }, 'purchases', undefined],
  ])('%s', (_name, basic, key, expectedValue) => {
    expect(navbarOf(basic)?.[key]).toEqual(expectedValue);
  });
  test('M86: tasks need a text and a shop that has tasks', () => {
    const training = { info: { version_type: 170 } };
    expect(navbarOf({ myTasks: '任务' }, training)).toMatchObject({ my_tasks: { title: '任务' } });
    expect(navbarOf({ myTasks: '任务' }, { info: { tasks_enabled: 1 } })).toMatchObject({
      my_tasks: { title: '任务' },
    });
    expect(navbarOf({ myTasks: '' }, training)).not.toHaveProperty('my_tasks');
    expect(navbarOf({ myTasks: '任务' })).not.toHaveProperty('my_tasks');
  });
  test('M63: a shop without login has no personal entry; a training shop has my courses and no purchases', () => {
    const all = { is_show_learning: 1, is_show_my_purchase: 1, myTasks: '任务' };
    const free = navbarOf(all, { info: { is_no_login: 1, tasks_enabled: 1 } });
    for (const key of ['records', 'purchases', 'my_tasks', 'my_courses'])
      expect(free).not.toHaveProperty(key);
    const training = navbarOf(all, { info: { version_type: 170 } });
    expect(training).toHaveProperty('my_courses');
    expect(training).not.toHaveProperty('purchases');
  });
});

describe('the footer', () => {
  const footer = (template_code: string, data: object = {}) => ({
    footer: { template_code, data: { ...data } },
  });

  test.each(['template1', 'template9'])('M92: %s draws nav_lists', (code) => {
    const data = { nav_lists: [{ title: '关于', link_type: 3, link_id: 'about' }] };
    expect(propsOf('footer-links', footer(code, data))).toMatchObject({
      items: [{ title: '关于', link: { link_type: 3, link_id: 'about' } }],
    });
  });
  test('M93: template2 draws only the ways of contact that are switched on', () => {
    const data = {
      show_wechat: 1,
      wechat_img: '/qr.png',
      show_sina: 0,
      sina_url: 'https://weibo.com/x',
      show_qq: 1,
      qq_url: 'https://qq.com/x',
      text1: '一',
      text2: '二',
    };
    expect(propsOf('footer-contact', footer('template2', data))).toEqual({
      qr_image: '/qr.png',
      qq_url: 'https://qq.com/x',
      text1: '一',
      text2: '二',
    });
    expect(propsOf('footer-contact', footer('template2'))).toBeUndefined();
  });
  test('M93: the code of the shop leads to where the page is served from, and only where it is switched on', () => {
    expect(propsOf('footer-contact', footer('template2', { show_shop_code: 1 }))).toEqual({
      shop_url: 'https://shop.example.com/',
    });
    expect(propsOf('footer-contact', footer('template2', { show_shop_code: 0 }))).toBeUndefined();
  });
  test('M94: filing, police record and licence stand there when the shop has them', () => {
    const info = {
      pc: { pc_shop_logo: '', record: '京ICP备1号' },
      gwab_code: '京公网安备2号',
      gwab_link: 'https://beian.mps.gov.cn/',
      gswj_link: '/licence.png',
    };
    expect(propsOf('footer-record', { info })).toMatchObject({
      filing: '京ICP备1号',
      police: { code: '京公网安备2号', url: 'https://beian.mps.gov.cn/' },
      licence_url: '/licence.png',
    });
    const none = propsOf('footer-record');
    for (const key of ['filing', 'police', 'licence_url']) expect(none).not.toHaveProperty(key);
  });
  test('M95: the copyright is the shop’s own, else the year and the shop’s name', () => {
    expect(propsOf('footer-record', footer('template1', { copyright: '© 我们' }))).toMatchObject({
      copyright: '© 我们',
    });
    expect(propsOf('footer-record', {}, 'en')).toMatchObject({ copyright: '© 2026 Lumen Academy' });
  });
  test('M96: the complaint link has a default address; is_hide takes the support line away', () => {
    expect(propsOf('footer-record')).toMatchObject({ complaint_url: '/page/complaint', support: true });
    expect(propsOf('footer-record', { info: { support_url: 'https://help.example.com/' } })).toMatchObject({
      support_url: 'https://help.example.com/',
    });
    const info = { complaint_url: 'mailto:care@example.com', is_hide_support: 1 };
    expect(propsOf('footer-record', { info })).toMatchObject({
      complaint_url: 'mailto:care@example.com',
      support: false,
    });
  });
  test('M97: a company footer has phone, hours and addresses', () => {
    const company = {
      phone: '400-000-0000',
      hours: { cn: '每天 9:00-21:00', en: '9:00-21:00 every day' },
      addresses: [{ cn: '杭州', en: 'Hangzhou' }],
    };
    const overrides = { footer: { template_code: 'template1', data: {}, company } };
    expect(propsOf('footer-company', overrides, 'en')).toEqual({
      phone: '400-000-0000',
      hours: '9:00-21:00 every day',
      addresses: ['Hangzhou'],
    });
  });
  test('M93: a way of contact is drawn where it is switched on and leads somewhere', () => {
    const all = {
      wechat_img: '/qr.png',
      sina_url: 'https://weibo.com/x',
      qq_url: 'https://qq.com/x',
      text1: { cn: '', en: '' },
      text2: '二',
    };
    const contact = (data: object) => propsOf('footer-contact', footer('template2', data));
    expect(contact({ ...all, show_wechat: 0, show_sina: 0, show_qq: 0 })).toStrictEqual({ text2: '二' });
    expect(contact({ ...all, show_wechat: 1, show_sina: 1, show_qq: 1 })).toStrictEqual({
      qr_image: '/qr.png',
      microblog_url: 'https://weibo.com/x',
      qq_url: 'https://qq.com/x',
      text2: '二',
    });
    const bad = { wechat_img: 'x:y', sina_url: 'javascript:x', qq_url: '' };
    expect(contact({ ...bad, show_wechat: 1, show_sina: 1, show_qq: 1, text1: '一' })).toStrictEqual({
      text1: '一',
    });
  });
  test('M94: what has no address, or none that may be followed, is told without one', () => {
    const bare = {
      copyright: '© 2026 Lumen Academy',
      complaint_url: '/page/complaint',
      support: true,
    };
    expect(propsOf('footer-record', {}, 'en')).toStrictEqual(bare);
    const info = { gwab_code: '2号', gwab_link: '', gswj_link: 'javascript:x', support_url: 'javascript:x' };
    expect(propsOf('footer-record', { info }, 'en')).toStrictEqual({ ...bare, police: { code: '2号' } });
  });
  test('M97: an address without words is not listed', () => {
    const company = { phone: '', hours: '', addresses: [{ cn: '', en: '' }, '杭州', ''] };
    const overrides = { footer: { template_code: 'template1', data: {}, company } };
    expect(propsOf('footer-company', overrides)).toMatchObject({ addresses: ['杭州'] });
  });
  test('M98: the operations school’s own footer stands on its login page and nowhere else', () => {
    const boot = {
      footer: { template_code: 'template1', data: {}, operation: { text: '运营学院', copyright: '© 学院' } },
    };
    expect(blankOf({ ...boot, info: { isOperationSchool: true } }).regions.bottom).toEqual([
      {
        id: 'chrome-footer-operation',
        kind: 'footer-operation',
        props: { text: '运营学院', copyright: '© 学院' },
      },
    ]);
    expect(blankOf(boot).regions.bottom).toEqual([]);
    expect(kindsIn('bottom', { ...boot, info: { isOperationSchool: true } })).toEqual(['footer-record']);
  });
});

describe('the side menu', () => {
  const menu = (items: readonly object[], status = 1) =>
    propsOf('suspend-menu', {
      suspend: {
        hover_menu_status: status,
        suspend_config: items.map((item) => ({ title: '客服', show_type: 1, ...item })),
      },
    });

  test('M99: hover_menu_status 0 takes the menu away', () => {
    expect(menu([{ show_type: 2 }], 0)).toBeUndefined();
    expect(menu([])).toEqual({ items: [] });
  });
  test.each([
    [
      'M100: an image with its tips',
      { show_type: 1, img_url: '/a.png', img_tips: '扫一扫' },
      { type: 'image', image: '/a.png', tips: '扫一扫' },
    ],
    ['M101: a text', { show_type: 2, img_tips: '工作日 9 点' }, { type: 'text', tips: '工作日 9 点' }],
    ['M102: a link', { show_type: 3, link_url: '/all/0' }, { type: 'link', url: '/all/0' }],
    ['M103: a QR image', { show_type: 4, img_url: '/qr.png' }, { type: 'qr', image: '/qr.png' }],
    [
      'M103: a QR of an account link',
      { show_type: 4, wx_account_link: 'https://w.example.com/a' },
      { type: 'qr', url: 'https://w.example.com/a' },
    ],
    [
      'M103: a QR of a page of the shop, which a phone opens by its whole address',
      { show_type: 4, wx_account_link: '/page/about' },
      { type: 'qr', url: 'https://shop.example.com/page/about' },
    ],
    [
      'M104: the AI customer service',
      { show_type: 5, ai_customer_link: 'https://ai.example.com/' },
      { type: 'ai', url: 'https://ai.example.com/' },
    ],
  ])('%s', (_name, item, expectedValue) => {
    expect(menu([item])).toEqual({ items: [{ title: '客服', ...expectedValue }] });
  });
  test('M99: at most eight items, and none with nothing behind it', () => {
    const texts = Array.from({ length: 9 }, () => ({ show_type: 2 }));
    expect(
      menu([{ show_type: 3, link_url: 'javascript:alert(1)' }, { show_type: 1 }, ...texts])?.['items'],
    ).toHaveLength(8);
  });

  const all = {
    img_url: '/a.png',
    img_tips: '扫一扫',
    link_url: '/all/0',
    wx_account_link: 'https://w.example.com/a',
    ai_customer_link: 'https://ai.example.com/',
  };
  test.each([
    ['M100: an image', 1, { type: 'image', image: '/a.png', tips: '扫一扫' }],
    ['M101: a text', 2, { type: 'text', tips: '扫一扫' }],
    ['M102: a link', 3, { type: 'link', tips: '扫一扫', url: '/all/0' }],
    ['M103: a code', 4, { type: 'qr', image: '/a.png', tips: '扫一扫', url: 'https://w.example.com/a' }],
    ['M104: the AI customer service', 5, { type: 'ai', tips: '扫一扫', url: 'https://ai.example.com/' }],
  ])('%s shows what is its own of all that was written', (_name, show_type, expectedValue) => {
    expect(menu([{ ...all, show_type, icon_url: '/i.png' }])?.['items']).toStrictEqual([
      { title: '客服', icon: '/i.png', ...expectedValue },
    ]);
  });
  test.each([
    ['M100: an image alone', { show_type: 1, img_url: '/a.png' }, { type: 'image', image: '/a.png' }],
    ['M100: the tips of an image alone', { show_type: 1, img_tips: '一' }, { type: 'image', tips: '一' }],
    ['M101: a text that is its title', { show_type: 2 }, { type: 'text', tips: '客服' }],
  ])('%s is enough', (_name, item, expectedValue) => {
    expect(menu([item])?.['items']).toStrictEqual([{ title: '客服', ...expectedValue }]);
  });
  test.each([
    ['M100: an image of nothing', { show_type: 1, link_url: '/a' }],
    ['M101: a text without words', { show_type: 2, title: '', img_url: '/a.png' }],
    ['M102: a link without an address', { show_type: 3, img_url: '/a.png', img_tips: '一' }],
    ['M103: a code of nothing', { show_type: 4, img_tips: '一' }],
    ['M104: a service without an address', { show_type: 5, img_url: '/a.png', img_tips: '一' }],
    ['M99: a type nobody knows', { ...all, show_type: 9 }],
  ])('%s is not listed', (_name, item) => {
    expect(menu([item, { show_type: 2 }])?.['items']).toHaveLength(1);
    expect(menu([item])).toEqual({ items: [] });
  });
});
