/** What only the enterprise school has: the company footer (M97) and a sub-menu past thirty items (M77). */
import type { Footer } from '#schemas/shop/footer.ts';
import type { NavItem } from '#schemas/shop/navbar.ts';
import { SERVICE_HOURS } from '#schemas/constants.ts';
import type { TagRow } from '#server/areas/catalogue/listing-store.ts';
import { toAll, toNothing, toPage, toTag } from '../links.ts';

/** Schools of the company and their job guides. */
const GUIDES = [
  {
    tag: 'making',
    cn: '装配 焊接 冲压 涂装 注塑 机加 包装 点检 设备 夜班',
    en: 'Assembly,Welding,Stamping,Painting,Moulding,Machining,Packing,Checks,Equipment,Night shift',
  },
  {
    tag: 'quality',
    cn: '来料 首件 巡检 终检 计量 追溯 客诉 改善 实验 审核',
    en: 'Incoming,First piece,Patrol,Final,Metrology,Tracing,Complaints,Kaizen,Lab,Audit',
  },
  {
    tag: 'people',
    cn: '班组 带教 排班 面谈 激励 新人 轮岗 安全 沟通 复盘',
    en: 'Teams,Coaching,Rotas,One-to-ones,Praise,Newcomers,Rotation,Safety,Talking,Reviews',
  },
  {
    tag: 'supply',
    cn: '采购 仓储 配送 报关 计划 盘点 供应商 物流 能源 回收',
    en: 'Buying,Storage,Delivery,Customs,Planning,Counting,Suppliers,Freight,Energy,Recycling',
  },
] as const;

/** Forty leaves, so that sub-menu columns hold fifteen. */
export const JOB_GUIDES: NavItem = {
  title: { cn: '岗位专题', en: 'Job guides' },
  ...toNothing(),
  nav_list: GUIDES.flatMap(({ tag, cn, en }) => {
    const english = en.split(',');
    return cn
      .split(' ')
      .map((name, index) => ({ title: { cn: name, en: english[index] ?? name }, ...toTag(tag) }));
  }),
};

export const SCHOOLS: TagRow[] = [
  { id: 'making', title: { cn: '制造', en: 'Making' } },
  { id: 'quality', title: { cn: '质量', en: 'Quality' } },
  { id: 'people', title: { cn: '带队', en: 'Leading' } },
  { id: 'supply', title: { cn: '供应', en: 'Supply' } },
];

export const COMPANY_FOOTER: Footer = {
  template_code: 'template1',
  data: {
    nav_lists: [
      { title: { cn: '全部课程', en: 'All courses' }, ...toAll() },
      { title: { cn: '关于学院', en: 'About' }, ...toPage('about') },
    ],
    copyright: { cn: '© 云麓企业学院', en: '© Cloudfoot School' },
  },
  company: {
    phone: '199-0000-0300',
    hours: SERVICE_HOURS,
    addresses: [
      { cn: '总部：云麓市示范大道 1 号', en: 'Head office: 1 Sample Avenue, Cloudfoot' },
      { cn: '东区工厂：云麓市示范路 88 号', en: 'East works: 88 Sample Road, Cloudfoot' },
    ],
  },
};
