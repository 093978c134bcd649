/** The top navbar: logo, menus, search, personal entries and the door to the account (D32). */
import { authIsAdminGet } from '#schemas/api/identity/merchant-users.ts';
import { searchSuggestGet } from '#schemas/api/catalogue/search.ts';
import { NavbarPropsSchema } from '#schemas/page/chrome-props.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'navbar',
  family: 'chrome',
  title: { cn: '顶部导航', en: 'Navbar' },
  description: {
    cn: '店铺标志、导航菜单、搜索和个人入口',
    en: 'Shop logo, menus, search and personal entries',
  },
  offers: 'chrome',
  uses: ['chrome', 'search'],
  hydrate: 'load',
  props: NavbarPropsSchema,
  actions: { admin: { endpoint: authIsAdminGet }, suggest: { endpoint: searchSuggestGet } },
  intents: ['login.open', 'logout.ask', 'locale.set', 'search.submit', 'admin.enter', 'owner.enter'],
});
