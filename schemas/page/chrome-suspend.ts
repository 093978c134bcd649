/** Reads the floating side menu into its node: numbers of show_type become words (D34, M99-M104). */
import { SIDE_MENU_MAX_ITEMS } from '../constants.ts';
import type { Locale } from '../locale.ts';
import { isSitePath, safeImageUrl, safeUrl } from '../address/safe-url.ts';
import type { Boot } from '../shop/boot.ts';
import type { SuspendItem } from '../shop/suspend-menu.ts';
import type { ChromePlace } from './chrome-place.ts';
import type { SideItemType, SuspendItemProps } from './chrome-props.ts';
import type { ReadyNode } from './ready.ts';
import { readText } from './text.ts';

/** The place in this list is show_type - 1. */
const TYPES: readonly SideItemType[] = ['image', 'text', 'link', 'qr', 'ai'];

/** What a code says: a phone opens a page of the shop only by its whole address. */
function codeOf(link: string | undefined, { origin }: ChromePlace): string | undefined {
  const url = safeUrl(link);
  return url !== undefined && isSitePath(url) ? origin + url : url;
}

function urlOf(item: SuspendItem, type: SideItemType, place: ChromePlace): string | undefined {
  if (type === 'link') return safeUrl(item.link_url);
  if (type === 'qr') return codeOf(item.wx_account_link, place);
  return type === 'ai' ? safeUrl(item.ai_customer_link) : undefined;
}

/** True where a click would show or open something; an item with nothing behind it is not listed. */
function works({ type, image, tips, url }: SuspendItemProps): boolean {
  if (type === 'image') return image !== undefined || tips !== undefined;
  if (type === 'text') return tips !== undefined;
  if (type === 'qr') return image !== undefined || url !== undefined;
  return url !== undefined;
}

function readItem(item: SuspendItem, locale: Locale, place: ChromePlace): SuspendItemProps | undefined {
  const type = TYPES[item.show_type - 1];
  if (type === undefined) return undefined;
  const title = readText(item.title, locale);
  const icon = safeImageUrl(item.icon_url);
  const image = type === 'image' || type === 'qr' ? safeImageUrl(item.img_url) : undefined;
  const tips = readText(item.img_tips, locale) || (type === 'text' ? title : '');
  const url = urlOf(item, type, place);
  const props: SuspendItemProps = {
    type,
    title,
    ...(icon === undefined ? {} : { icon }),
    ...(image === undefined ? {} : { image }),
    ...(tips === '' ? {} : { tips }),
    ...(url === undefined ? {} : { url }),
  };
  return works(props) ? props : undefined;
}

/** M99: the whole menu, back-to-top with it, stands or falls with hover_menu_status. */
export function readSuspendMenu(boot: Boot, locale: Locale, place: ChromePlace): ReadyNode[] {
  if (boot.suspend.hover_menu_status !== 1) return [];
  const items = boot.suspend.suspend_config
    .map((item) => readItem(item, locale, place))
    .filter((item) => item !== undefined)
    .slice(0, SIDE_MENU_MAX_ITEMS);
  return [{ id: 'chrome-suspend-menu', kind: 'suspend-menu', props: { items } }];
}
