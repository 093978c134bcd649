/** Demo shop `knowledge`: 拾光书院 / Lumen Academy, open, everything sold (version_type 3). */
import { demoClock } from '../content/clock.ts';
import { shopDocuments } from '../content/documents.ts';
import { buildGoods } from '../content/goods.ts';
import { footer, navbar, suspend } from '../content/knowledge/chrome.ts';
import { coupons } from '../content/knowledge/coupons.ts';
import { series } from '../content/knowledge/goods-series.ts';
import { singles } from '../content/knowledge/goods-singles.ts';
import { home } from '../content/knowledge/home.ts';
import { IDENTITY, THEME } from '../content/knowledge/identity.ts';
import { pages } from '../content/knowledge/pages.ts';
import { comments } from '../content/knowledge/comments.ts';
import { records } from '../content/knowledge/records.ts';
import { rights } from '../content/knowledge/rights.ts';
import { TAGS } from '../content/knowledge/tags.ts';
import { DOORS, zones } from '../content/knowledge/zones.ts';
import { tabs } from '../content/knowledge/tabs.ts';
import { people } from '../content/people.ts';
import { shopInfo } from '../content/shop-info.ts';
import type { BuildDemoShop, DemoShop } from '../demo-shop.ts';

/** Each finds something, in either language. */
const HOT_WORDS: DemoShop['hotWords'] = [
  { cn: '写作', en: 'writing' },
  { cn: '产品经理', en: 'product manager' },
  { cn: '人像', en: 'portrait' },
  { cn: '亲密关系', en: 'relationships' },
  { cn: '账本', en: 'budget' },
  { cn: '每天三百字', en: 'three hundred words' },
  { cn: '摄影训练营', en: 'photography camp' },
  { cn: '睡前', en: 'before sleep' },
];

export const knowledgeShop: BuildDemoShop = (now) => {
  const clock = demoClock(now);
  const goods = buildGoods(IDENTITY.app_id, clock, [...series(clock), ...singles(clock)]);
  return {
    label: IDENTITY.label,
    about: {
      cn: '知识店铺：什么都卖，开门营业',
      en: 'Knowledge shop: open, sells everything',
    },
    info: shopInfo(IDENTITY, {
      pc: { pc_shop_logo: '/demo/logos/knowledge.svg', record: '示例备案 20260001 号-1' },
      gwab_code: '示例公安网备 20260000000001 号',
      gwab_link: 'https://record.example.com/police/20260000000001',
      gswj_link: 'https://record.example.com/licence/20260001',
      page_mp_bgcolor: '#fbf7f1',
      wx_info: { app_id: 'wxdemoknowledge', name: '拾光书院' },
    }),
    documents: [
      ...shopDocuments({ navbar: navbar(goods), footer: footer(), suspend: suspend(), theme: THEME }),
      tabs(),
      home(goods),
      ...pages(goods),
      ...zones(goods, clock),
    ],
    goods: goods.rows,
    coupons: coupons(clock, goods),
    hotWords: HOT_WORDS,
    tags: TAGS,
    doors: DOORS,
    rights: rights(goods, clock),
    comments: comments(goods, clock),
    records: records(goods, clock),
    people: people(['learner', 'svip', 'banned', 'owner', 'newcomer', 'designated']),
  };
};
