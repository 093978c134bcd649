/** Navbar, footer and side menu of a training shop. */
import type { Footer } from '#schemas/shop/footer.ts';
import type { Navbar } from '#schemas/shop/navbar.ts';
import type { SuspendMenu } from '#schemas/shop/suspend-menu.ts';
import { toAll, toHome, toPage, toTag } from '../links.ts';
import { logoUrl, type ShopIdentity } from '../shop-info.ts';

export function trainingNavbar(shop: ShopIdentity): Navbar {
  return {
    nav_list: [
      { title: { cn: '首页', en: 'Home' }, ...toHome() },
      {
        title: { cn: '课程', en: 'Courses' },
        ...toAll(),
        nav_list: [
          { title: { cn: '入职培训', en: 'Onboarding' }, ...toTag('onboarding') },
          { title: { cn: '合规必修', en: 'Compliance' }, ...toTag('compliance') },
          { title: { cn: '销售学院', en: 'Sales' }, ...toTag('sales') },
          { title: { cn: '管理成长', en: 'Management' }, ...toTag('management') },
        ],
      },
      { title: { cn: '学习路径', en: 'Paths' }, ...toTag('path') },
      { title: { cn: '学院', en: 'About' }, ...toPage('about') },
    ],
    basic: {
      logo: logoUrl(shop.label),
      is_show_search: 0,
      is_show_learning: 1,
      is_show_my_purchase: 0,
      nav_bg_style: 1,
      bg_style_value: '#ffffff',
      jump_url: '/',
      nav_text_color: '#1b2733',
      nav_text_size: 14,
      learning_title: { cn: '学习记录', en: 'Records' },
      myTasks: { cn: '我的任务', en: 'My tasks' },
      search_title: { cn: '搜索课程', en: 'Search courses' },
    },
  };
}

export function trainingFooter(shop: ShopIdentity): Footer {
  return {
    template_code: 'template1',
    data: {
      nav_lists: [
        { title: { cn: '全部课程', en: 'All courses' }, ...toAll() },
        { title: { cn: '关于学院', en: 'About' }, ...toPage('about') },
      ],
      copyright: {
        cn: `© ${shop.name.cn} · 仅供内部学习`,
        en: `© ${shop.name.en} · For staff and partners`,
      },
    },
  };
}

export const TRAINING_SUSPEND: SuspendMenu = {
  hover_menu_status: 1,
  suspend_config: [
    {
      icon_url: '/demo/icons/phone.svg',
      title: { cn: '学习支持', en: 'Help desk' },
      show_type: 2,
      img_tips: { cn: '学习支持 199-0000-0200', en: 'Help desk: 199-0000-0200' },
    },
    {
      icon_url: '/demo/icons/guide.svg',
      title: { cn: '新手指引', en: 'Guide' },
      show_type: 3,
      link_url: '/page/about',
    },
  ],
};
