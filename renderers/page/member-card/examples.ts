/** Named configs of the member card, with the membership a shop server would answer. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const MEMBERSHIP: GoodsCard = {
  id: 'p_1',
  type: 5,
  title: '拾光会员 · 年卡',
  summary: '',
  cover: '',
  price: 36_500,
  line_price: 49_800,
  pay_state: 1,
  marketing_type: 0,
  marketing_end_ts: 0,
  student_count: 4302,
  lesson_count: 0,
  teacher: '',
  alive_state: -1,
  start_ts: 0,
  svip_free: false,
};

const onSale = { goods: { lists: [[MEMBERSHIP]] } };
const unsold = { goods: { lists: [] } };

const typical: Example['props'] = {
  goods_id: 'p_1',
  title: { cn: '拾光会员', en: 'Lumen membership' },
  subtitle: { cn: '一天一块钱，安心学一年', en: 'A year of learning, one yuan a day' },
  unit: { cn: '年', en: 'year' },
  benefits: [
    {
      title: { cn: '会员课随便学', en: 'Every member course' },
      text: { cn: '每周更新，不限次数', en: 'New ones each week, as often as you like' },
    },
    {
      title: { cn: '训练营八五折', en: '15% off camps' },
      text: { cn: '每期都可使用', en: 'In every cohort' },
    },
    {
      title: { cn: '直播回放', en: 'All replays' },
      text: { cn: '错过直播也不要紧', en: 'Nothing lost when you miss an evening' },
    },
    {
      title: { cn: '七天内全额退款', en: 'Full refund for seven days' },
      text: { cn: '不满意，原路退回', en: 'Back the way you paid' },
    },
  ],
  button: { cn: '开通年卡', en: 'Join for a year' },
  member_button: { cn: '去学会员课', en: 'To the member courses' },
  member_link: { link_type: 5, link_id: 'svip' },
};

export const examples: Example[] = [
  {
    name: 'empty',
    props: { ...typical, link: { link_type: 1 } },
    data: { goods: { lists: [[]] } },
  },
  {
    name: 'minimal',
    props: {
      title: { cn: '会员', en: 'Membership' },
      benefits: [{ title: { cn: '会员课随便学', en: 'Every member course' } }],
    },
    data: unsold,
  },
  { name: 'typical', props: typical, data: onSale },
  { name: 'brand', props: { ...typical, look: 'brand' }, data: onSale },
  { name: 'paper', props: { ...typical, look: 'paper' }, data: onSale },
  {
    name: 'maximal',
    props: { ...typical, benefits: [...typical.benefits, ...typical.benefits], look: 'paper' },
    data: onSale,
  },
  {
    name: 'sold-out',
    props: typical,
    data: { goods: { lists: [[{ ...MEMBERSHIP, pay_state: 4 }]] } },
  },
  {
    name: 'long-text',
    props: {
      ...typical,
      title: {
        cn: '一个名字写得特别长的会员，用来看看它怎样折行',
        en: 'A membership with a name that goes on and on',
      },
      subtitle: { cn: '副标题也写得很长。'.repeat(12), en: 'There is a lot to say here. '.repeat(5) },
      unit: { cn: '每三百六十五天', en: 'every 365 days' },
      benefits: Array.from({ length: 8 }, () => ({
        title: {
          cn: '一项写满四十个字的权益名称，会在自己的位置里折行',
          en: 'A benefit with a name of forty letters',
        },
        text: { cn: '说明也写得很长。'.repeat(10), en: 'The text is long too. '.repeat(5) },
      })),
    },
    data: { goods: { lists: [[{ ...MEMBERSHIP, price: 99_999_900, line_price: 199_999_900 }]] } },
  },
];
