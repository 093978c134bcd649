/** Navbar and footer of the small shops. */
import type { Footer } from '#schemas/shop/footer.ts';
import type { Navbar, NavItem } from '#schemas/shop/navbar.ts';
import { toAll, toHome, toPage } from '../links.ts';
import { logoUrl, type ShopIdentity } from '../shop-info.ts';

export function cornerNavbar(shop: ShopIdentity, items: NavItem[]): Navbar {
  return {
    nav_list: [
      { title: { cn: '首页', en: 'Home' }, ...toHome() },
      { title: { cn: '课程', en: 'Courses' }, ...toAll() },
      ...items,
      { title: { cn: '关于', en: 'About' }, ...toPage('about') },
    ],
    basic: {
      logo: logoUrl(shop.label),
      is_show_search: 0,
      is_show_learning: 1,
      is_show_my_purchase: 1,
      jump_url: '/',
      learning_title: { cn: '学习记录', en: 'My learning' },
      my_purchase_title: { cn: '已购', en: 'Purchases' },
      search_title: { cn: '搜索课程', en: 'Search courses' },
    },
  };
}

export function cornerFooter(shop: ShopIdentity): Footer {
  return {
    template_code: 'template1',
    data: {
      nav_lists: [
        { title: { cn: '全部课程', en: 'All courses' }, ...toAll() },
        { title: { cn: '关于', en: 'About' }, ...toPage('about') },
      ],
      copyright: { cn: `© ${shop.name.cn}`, en: `© ${shop.name.en}` },
    },
  };
}
