/** All of a shop's documents with one text in every string that may be published, each field of each kind filled once. */
import { DETAIL_TYPES } from '#schemas/content/resource-type.ts';
import type { Footer } from '#schemas/shop/footer.ts';
import { FIELD_KINDS, type Form } from '#schemas/form/form.ts';
import type { Navbar } from '#schemas/shop/navbar.ts';
import type { SuspendMenu } from '#schemas/shop/suspend-menu.ts';
import { TAB_KEYS, type TabSet } from '#schemas/shop/tab-set.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import type { Zone } from '#schemas/zone/zone.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { ExampleRow } from './examples.ts';
import { poison, poisonDocument } from './poison.ts';
import type { ConfigDocument, PageNodeJson } from './publish-to.ts';

const PICTURE = '/demo/covers/photo-camp.svg';
const words = { cn: '字', en: 'words' };
const link = { link_type: 6, link_url: '/page/about', link_id: 'about', type: 3, content_app_id: 'app' };
const leaf = { title: words, link_title: words, ...link };

const navbar: Navbar = {
  nav_list: [{ ...leaf, nav_list: [leaf, { ...leaf, title: 'words' }] }],
  basic: {
    logo: PICTURE,
    nav_bg_style: 2,
    bg_style_value: PICTURE,
    jump_url: '/page/about',
    nav_text_color: '#222222',
    my_purchase_title: words,
    learning_title: words,
    myTasks: words,
    search_title: words,
  },
};

const footer = (template_code: string): Footer => ({
  template_code,
  data: {
    nav_lists: [{ ...leaf, nav_list: [leaf] }],
    show_wechat: 1,
    wechat_img: PICTURE,
    show_sina: 1,
    sina_url: '/page/about',
    show_qq: 1,
    qq_url: '/page/about',
    text1: words,
    text2: words,
    copyright: words,
  },
  company: { phone: '1', hours: words, addresses: [words, 'words'] },
  operation: { text: words, copyright: words },
});

const suspend: SuspendMenu = {
  hover_menu_status: 1,
  suspend_config: [1, 2, 3, 4, 5].map((show_type) => ({
    icon_url: PICTURE,
    title: words,
    show_type,
    img_url: PICTURE,
    img_tips: words,
    link_url: '/page/about',
    wx_account_link: '/page/about',
    ai_customer_link: '/page/about',
  })),
};

const theme: Theme = { primary: '#1f5eff', primary_text: '#ffffff', accent: '#b3261e', bg: '#ffffff' };

const tabs: TabSet = {
  types: Object.fromEntries(
    DETAIL_TYPES.map((type) => [String(type), TAB_KEYS.map((key) => ({ key, title: words, visible: true }))]),
  ),
};

/** Under the id the examples of the form's block name. */
const FORM_ID = 'enrol';
const form: Form = {
  title: words,
  intro: words,
  fields: FIELD_KINDS.map((kind) => ({
    id: kind,
    kind,
    label: words,
    hint: words,
    options: [words, 'words'],
  })),
  submit: words,
  thanks: words,
};

const zone = (page_id: string): Zone => ({
  title: words,
  logo: PICTURE,
  page_id,
  auth: { mode: 'open' },
  navbar,
  footer: footer('template2'),
  theme,
});

const page = (
  id: string,
  kind: PageDocument['kind'],
  main: PageDocument['regions']['main'],
): PageDocument => ({
  schema_version: 1,
  id,
  kind,
  title: words,
  seo: { title: words, description: words, keywords: words, og_image: PICTURE },
  style: { bg_color: '#ffffff', bg_image: PICTURE },
  regions: { main: main ?? [] },
});

export interface HostileShop {
  documents: ConfigDocument[];
  /** The page's nodes. */
  nodes: PageNodeJson[];
  /** How many strings hold the text. */
  strings: number;
  /** Whether the tabs of detail pages hold it. */
  isInTabs: boolean;
}

/** Page `id` of these blocks, zone `id` with a small page, one form and the chrome, all holding the text. */
export function hostileShop(id: string, rows: readonly ExampleRow[], payload: string): HostileShop {
  let strings = 0;
  const count = <Place extends { places: readonly string[] }>(place: Place): Place => {
    strings += place.places.length;
    return place;
  };
  const main = rows.map((row, index) => ({
    id: `n-${index}`,
    kind: row.definition.kind,
    v: row.definition.version,
    props: count(poison(row, payload, true)).props,
  }));
  const zoneId = `${id}-zone`;
  const empty = count(poisonDocument('page', page(id, 'micro', []), payload)).body;
  const home = { id: 'title', kind: 'title-bar', v: 1, props: { title: words } };
  const tabSet = count(poisonDocument('tabs', tabs, payload));
  const documents: ConfigDocument[] = [
    { kind: 'page', id, body: { ...empty, regions: { main } } },
    {
      kind: 'page',
      id: zoneId,
      body: count(poisonDocument('page', page(zoneId, 'zone', [home]), payload)).body,
    },
    { kind: 'zone', id, body: count(poisonDocument('zone', zone(zoneId), payload, KEPT)).body },
    { kind: 'form', id: FORM_ID, body: count(poisonDocument('form', form, payload)).body },
    { kind: 'navbar', id: 'main', body: count(poisonDocument('navbar', navbar, payload)).body },
    {
      kind: 'footer',
      id: 'main',
      body: count(poisonDocument('footer', footer('template1'), payload)).body,
    },
    {
      kind: 'suspend',
      id: 'main',
      body: count(poisonDocument('suspend', suspend, payload)).body,
    },
    { kind: 'tabs', id: 'main', body: tabSet.body },
    { kind: 'theme', id: 'main', body: count(poisonDocument('theme', theme, payload)).body },
  ];
  return { documents, nodes: main, strings, isInTabs: tabSet.places.length > 0 };
}

/** A template of an unknown name is drawn as the first one, which the shop's own footer shows. */
const KEPT = ['footer.template_code'];
