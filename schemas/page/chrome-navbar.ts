/** Reads navbar data into the navbar's props: wire switches and numbers become words here (D32, M74-M86). */
import { NAV_TEXT_SIZE_PX } from '../constants.ts';
import type { Locale } from '../locale.ts';
import { readHotWords } from '../search/hot-words.ts';
import { safeImageUrl, safeUrl } from '../address/safe-url.ts';
import type { Boot } from '../shop/boot.ts';
import type { Capabilities } from '../shop/capabilities.ts';
import type { Navbar, NavItem } from '../shop/navbar.ts';
import type { NavbarProps, NavItemProps, NavLeafProps } from './chrome-props.ts';
import type { Link } from './link.ts';
import { readText, type Text } from './text.ts';

const BG_IMAGE = 2;

function readLeaf(item: Omit<NavItem, 'nav_list'>, locale: Locale): NavLeafProps {
  const { title, link_title: linkTitle, ...rest } = item;
  const link: Link = rest;
  return { title: readText(title, locale) || readText(linkTitle, locale), link };
}

/** A menu of up to two levels; an item without any title is not drawn (M75, M76). */
export function readNavItems(items: readonly NavItem[], locale: Locale): NavItemProps[] {
  return items
    .map(({ nav_list: children, ...item }) => {
      const leaves = (children ?? [])
        .map((child) => readLeaf(child, locale))
        .filter((leaf) => leaf.title !== '');
      const leaf = readLeaf(item, locale);
      return leaves.length > 0 ? { ...leaf, items: leaves } : leaf;
    })
    .filter((item) => item.title !== '');
}

/** M81: style 2 paints bg_style_value as an image, anything else as a colour. */
function readBackground(basic: Navbar['basic']): Pick<NavbarProps, 'bg_color' | 'bg_image'> {
  const value = basic.bg_style_value ?? '';
  if (basic.nav_bg_style === BG_IMAGE) {
    const image = safeImageUrl(value);
    return image === undefined ? {} : { bg_image: image };
  }
  return value.startsWith('#') ? { bg_color: value } : {};
}

function readSearch(boot: Boot, locale: Locale, can: Capabilities): Pick<NavbarProps, 'search'> {
  const { basic } = boot.navbar;
  // M82: the one inverted switch - 0, and so an absent value, means shown.
  if ((basic.is_show_search ?? 0) !== 0) return {};
  return {
    search: {
      placeholder: readText(basic.search_title, locale),
      scope: can.searchScope,
      hot_words: can.hotSearch ? readHotWords(boot.hot_words, locale) : [],
    },
  };
}

type Entries = Pick<NavbarProps, 'my_courses' | 'my_tasks' | 'records' | 'purchases'>;

/** M84-M86 with the polarity of D32; what the shop cannot do is never shown (D16). */
function readEntries(basic: Navbar['basic'], locale: Locale, can: Capabilities): Entries {
  const entry = (title: Text | undefined) => ({ title: readText(title, locale) });
  return {
    ...(can.myCourses ? { my_courses: entry(undefined) } : {}),
    ...(can.myTasks && readText(basic.myTasks, locale) !== '' ? { my_tasks: entry(basic.myTasks) } : {}),
    ...(can.learningRecords && basic.is_show_learning === 1 ? { records: entry(basic.learning_title) } : {}),
    ...(can.purchases && basic.is_show_my_purchase === 1
      ? { purchases: entry(basic.my_purchase_title) }
      : {}),
  };
}

export function readNavbar(boot: Boot, locale: Locale, can: Capabilities): NavbarProps {
  const { basic, nav_list: items } = boot.navbar;
  const logo = safeImageUrl(basic.logo) ?? safeImageUrl(boot.info.pc.pc_shop_logo);
  return {
    shop_name: readText(boot.info.base.shop_name, locale),
    ...(logo === undefined ? {} : { logo }),
    home_url: safeUrl(basic.jump_url) ?? '/',
    items: readNavItems(items, locale),
    ...readBackground(basic),
    ...(boot.theme.bg === undefined ? {} : { page_bg: boot.theme.bg }),
    ...(basic.nav_text_color === undefined ? {} : { text_color: basic.nav_text_color }),
    text_size: basic.nav_text_size ?? NAV_TEXT_SIZE_PX,
    ...readSearch(boot, locale, can),
    ...readEntries(basic, locale, can),
  };
}
