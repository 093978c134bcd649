/** What readers of old wire data write must be what the chrome renderers declare. */
import { Check, Errors } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { definitions } from '#renderers/definitions.gen.ts';
import { readBlankChrome, readChrome } from '#schemas/page/chrome.ts';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { buildBoot } from '../support/build-boot.ts';

const PLACE = { origin: 'https://shop.example.com', year: 2026 };

const link = { link_type: 2, link_id: 'c_1', type: 50, content_app_id: 'appx', target: '_blank' as const };
const both = (text: string) => ({ cn: text, en: text });
const full = buildBoot({
  info: {
    pc: { pc_shop_logo: '/logo.svg', record: '京ICP备1号' },
    gwab_code: '公安备1',
    gwab_link: 'https://beian.mps.gov.cn/',
    gswj_link: 'https://licence.example.com/1',
    tasks_enabled: 1,
    expiry_version: 2,
    isOperationSchool: true,
  },
  navbar: {
    nav_list: [{ title: both('课程'), ...link, nav_list: [{ link_title: both('写作'), ...link }] }],
    basic: {
      logo: '/logo.svg',
      is_show_search: 0,
      is_show_learning: 1,
      is_show_my_purchase: 1,
      nav_bg_style: 2,
      bg_style_value: '/bg.png',
      nav_text_color: '#111111',
      nav_text_size: 16,
      myTasks: both('任务'),
      search_title: both('搜索'),
    },
  },
  footer: {
    template_code: 'template1',
    data: { nav_lists: [{ title: both('关于'), ...link }], copyright: both('©') },
    company: { phone: '199-0000-0100', hours: both('9-21'), addresses: [both('杭州')] },
    operation: { text: both('学院'), copyright: both('©') },
  },
  suspend: {
    hover_menu_status: 1,
    suspend_config: [1, 2, 3, 4, 5].map((show_type) => ({
      title: both('项'),
      show_type,
      icon_url: '/i.png',
      img_url: '/a.png',
      img_tips: both('提示'),
      link_url: '/a',
      wx_account_link: 'https://w.example.com/',
      ai_customer_link: 'https://ai.example.com/',
    })),
  },
  hot_words: Array.from({ length: 30 }, (_, index) => `词${index}`),
});
const contact = buildBoot({
  footer: {
    template_code: 'template2',
    data: {
      show_wechat: 1,
      wechat_img: '/qr.png',
      show_shop_code: 1,
      show_sina: 1,
      sina_url: 'https://s.example.com/',
      text1: both('一'),
    },
  },
});

const documents = (['cn', 'en'] as const).flatMap((locale): (readonly [string, ReadyDocument])[] =>
  [full, contact, buildBoot()].flatMap((boot, index) => {
    const can = capabilities(readShop(boot.info));
    return [
      [`chrome ${index} ${locale}`, readChrome(boot, locale, can, PLACE)] as const,
      [`blank chrome ${index} ${locale}`, readBlankChrome(boot, locale, can)] as const,
    ];
  }),
);

describe.each(documents)('%s', (_name, document) => {
  const nodes = Object.values(document.regions).flat();
  test('M49: every node is of a registered chrome kind and its props pass that kind’s schema', () => {
    for (const node of nodes) {
      const definition = definitions.find((one) => one.kind === node.kind);
      if (definition === undefined) throw new Error(`nobody draws ${node.kind}`);
      expect(definition.offers).toBe('chrome');
      expect([...Errors(definition.props, node.props)]).toEqual([]);
      expect(Check(definition.props, node.props)).toBe(true);
    }
  });
  test('M49: node ids are unique', () => {
    expect(new Set(nodes.map((node) => node.id)).size).toBe(nodes.length);
  });
});
