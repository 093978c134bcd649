/** Named configs of the navbar. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const item = (cn: string, en: string, id: string) => ({
  title: { cn, en },
  link: { link_type: 5, link_id: id },
});
const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    item(`专题 ${index + 1}`, `Topic ${index + 1}`, `t${index + 1}`),
  );

const shop_name = { cn: '拾光书院', en: 'Lumen Academy' };
const hot_words = ['写作', '时间管理', '亲子阅读', '手机摄影', '理财入门'];
const search = {
  placeholder: { cn: '搜索课程、专栏', en: 'Search courses' },
  scope: 'courses' as const,
  hot_words,
};

const typical: Props = {
  shop_name,
  home_url: '/',
  text_size: 14,
  items: [
    { title: { cn: '首页', en: 'Home' }, link: { link_type: 1 } },
    {
      ...item('全部课程', 'Courses', '0'),
      items: [
        item('写作表达', 'Writing', 'write'),
        item('产品思维', 'Product', 'product'),
        item('个人理财', 'Money', 'money'),
        item('心理成长', 'Psychology', 'mind'),
      ],
    },
    item('直播', 'Live', 'live'),
    item('训练营', 'Camps', 'camp'),
    { title: { cn: '会员', en: 'VIP' }, link: { link_type: 12, link_id: 'vip' } },
  ],
  search,
  records: { title: '' },
  purchases: { title: '' },
};

export const examples: RendererExample<Props>[] = [
  { name: 'empty', props: { shop_name, home_url: '/', text_size: 14, items: [] } },
  {
    name: 'minimal',
    props: {
      shop_name,
      home_url: '/',
      text_size: 14,
      items: [{ title: { cn: '首页', en: 'Home' }, link: { link_type: 1 } }],
    },
  },
  { name: 'typical', props: typical },
  {
    name: 'training',
    props: {
      ...typical,
      shop_name: { cn: '恒远企业大学', en: 'Northfield Training' },
      search: { ...search, placeholder: '', scope: 'company', hot_words: [] },
      my_courses: { title: '' },
      my_tasks: { title: { cn: '我的任务', en: 'My tasks' } },
    },
  },
  {
    name: 'own-colours',
    props: { ...typical, bg_color: '#14342b', text_color: '#f6efe2', text_size: 15 },
  },
  { name: 'unreadable-colours', props: { ...typical, bg_color: '#fdf6e3', text_color: '#ffe9a8' } },
  {
    name: 'maximal',
    props: {
      ...typical,
      my_courses: { title: '' },
      my_tasks: { title: { cn: '我的任务', en: 'My tasks' } },
      items: [
        { title: { cn: '三十一项', en: 'Thirty-one' }, items: lessons(31) },
        { title: { cn: '十二项', en: 'Twelve' }, items: lessons(12) },
        ...Array.from({ length: 38 }, (_, index) =>
          item(`栏目 ${index + 1}`, `Section ${index + 1}`, `s${index + 1}`),
        ),
      ],
    },
  },
  {
    name: 'long-text',
    props: {
      ...typical,
      shop_name: {
        cn: '拾光书院终身学习与职业成长研究中心',
        en: 'The Lumen Academy for Lifelong and Professional Learning',
      },
      items: [
        item('面向未来十年的职业成长与终身学习计划', 'Professional growth for the next ten years', 'a'),
        item('写作', 'Writing for people who have never written before', 'b'),
        item('家庭教育与亲子沟通专题课程', 'Family education and talking with children', 'c'),
      ],
      records: { title: { cn: '我的全部学习记录', en: 'Everything I learned' } },
      purchases: { title: { cn: '我购买的课程', en: 'Courses I purchased' } },
    },
  },
  { name: 'broken-image', props: { ...typical, logo: '/missing/logo.png', bg_image: '/missing/bg.png' } },
];
