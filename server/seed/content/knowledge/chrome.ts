/** Navbar, footer and side menu of the knowledge shop. */
import type { Footer } from '#schemas/shop/footer.ts';
import type { Navbar, NavItem } from '#schemas/shop/navbar.ts';
import type { SuspendMenu } from '#schemas/shop/suspend-menu.ts';
import type { Goods } from '../goods.ts';
import { toAll, toGoods, toHome, toPage, toTag, toZone } from '../links.ts';
import { logoUrl } from '../shop-info.ts';
import { IDENTITY, SUBJECTS } from './identity.ts';
import { ZONES } from './zone-names.ts';

const FORMS: NavItem[] = [
  { title: { cn: '图文', en: 'Articles' }, ...toTag('read') },
  { title: { cn: '音频', en: 'Audio' }, ...toTag('listen') },
  { title: { cn: '视频', en: 'Video' }, ...toTag('watch') },
  { title: { cn: '系列课', en: 'Series' }, ...toTag('series') },
];

export function navbar(goods: Goods): Navbar {
  return {
    nav_list: [
      { title: { cn: '首页', en: 'Home' }, ...toHome() },
      {
        title: { cn: '课程', en: 'Courses' },
        ...toAll(),
        nav_list: [...SUBJECTS.map(({ id, name }) => ({ title: name, ...toTag(id) })), ...FORMS],
      },
      { title: { cn: '直播', en: 'Live' }, ...toTag('live') },
      {
        title: { cn: '训练营', en: 'Camps' },
        ...toPage('photo-camp'),
        nav_list: [
          { title: { cn: '摄影训练营', en: 'Photography camp' }, ...toPage('photo-camp') },
          { title: { cn: '免费试听', en: 'Free trial' }, ...toPage('trial') },
          { title: { cn: '报名咨询', en: 'Ask us' }, ...toPage('enrol') },
        ],
      },
      {
        title: { cn: '会员', en: 'VIP' },
        ...toPage('svip'),
        nav_list: [
          { title: { cn: '会员权益', en: 'Benefits' }, ...toPage('svip') },
          { title: { cn: '开通年卡', en: 'Join for a year' }, ...toGoods(goods.get('membership-year')) },
        ],
      },
      {
        title: { cn: '专区', en: 'Zones' },
        ...toZone(ZONES.reading.id),
        nav_list: Object.values(ZONES).map(({ id, title }) => ({ title, ...toZone(id) })),
      },
      { title: { cn: '关于我们', en: 'About' }, ...toPage('about') },
    ],
    basic: {
      logo: logoUrl(IDENTITY.label),
      is_show_search: 0,
      is_show_learning: 1,
      is_show_my_purchase: 1,
      nav_bg_style: 1,
      bg_style_value: '#ffffff',
      jump_url: '/',
      nav_text_color: '#2b211b',
      nav_text_size: 15,
      learning_title: { cn: '学习记录', en: 'Learning' },
      my_purchase_title: { cn: '已购', en: 'Purchases' },
      search_title: { cn: '搜课程、老师', en: 'Search courses' },
    },
  };
}

export function footer(): Footer {
  return {
    template_code: 'template2',
    data: {
      nav_lists: [
        { title: { cn: '关于我们', en: 'About us' }, ...toPage('about') },
        { title: { cn: '会员权益', en: 'Membership' }, ...toPage('svip') },
        { title: { cn: '投诉与建议', en: 'Complaints' }, ...toPage('complaint') },
      ],
      show_wechat: 1,
      wechat_img: '/demo/art/follow-card.svg',
      show_sina: 1,
      sina_url: 'https://weibo.example.com/lumen',
      show_qq: 1,
      qq_url: 'https://qq.example.com/lumen',
      text1: {
        cn: '课程咨询：199-0000-0100（每天 9:00-21:00）',
        en: 'Questions: 199-0000-0100, 9:00-21:00 every day',
      },
      text2: { cn: '邮箱：hello@lumen.example.com', en: 'Mail: hello@lumen.example.com' },
      copyright: { cn: '© 拾光书院 · 愿你有自己的光', en: '© Lumen Academy · Learn by your own light' },
    },
  };
}

/** One item of each kind the side menu knows (M100-M104). */
export function suspend(): SuspendMenu {
  return {
    hover_menu_status: 1,
    suspend_config: [
      {
        icon_url: '/demo/icons/follow.svg',
        title: { cn: '关注', en: 'Follow' },
        show_type: 1,
        img_url: '/demo/art/follow-card.svg',
        img_tips: {
          cn: '关注服务号，开课前一小时提醒你',
          en: 'Follow us for a reminder an hour before class',
        },
      },
      {
        icon_url: '/demo/icons/phone.svg',
        title: { cn: '咨询', en: 'Call us' },
        show_type: 2,
        img_tips: { cn: '课程顾问 199-0000-0100', en: 'Course advisor: 199-0000-0100' },
      },
      {
        icon_url: '/demo/icons/member.svg',
        title: { cn: '会员', en: 'Members' },
        show_type: 3,
        link_url: '/page/svip',
      },
      {
        icon_url: '/demo/icons/mobile.svg',
        title: { cn: '手机学', en: 'Phone' },
        show_type: 4,
        img_tips: { cn: '扫码在手机上继续学', en: 'Scan to go on learning on your phone' },
        wx_account_link: 'https://knowledge.example.com/follow',
      },
      {
        icon_url: '/demo/icons/ai.svg',
        title: { cn: '智能客服', en: 'Ask AI' },
        show_type: 5,
        ai_customer_link: '/page/complaint',
      },
    ],
  };
}
