/** What stands on the right of the bar and how wide it is, from data alone (M78). */
import type { NavbarProps } from '#schemas/page/chrome-props.ts';
import { resolveLink, type Link, type LinkTarget } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { textWidth } from './text-width.ts';
import type { NavbarTranslate } from './words.ts';

/** Pixels of view.module.css and search-box.module.css; the search box counts at its narrowest, it takes what is left. */
export const SEARCH_MIN_PX = 148;
const LANGUAGE_PX = 40;
const ACCOUNT_PX = 80;
const ENTRY_PADDING_PX = 16;
const ADMIN_PADDING_PX = 48;
const GAP_PX = 8;
const ENTRY_SIZE_PX = 14;
const ADMIN_SIZE_PX = 13;
const MENU_CHEVRON_PX = 24;
/**
 * Entries wider than this together stand in one menu, so that long words in one language leave room for the shop's
 * own menu; where the console's button stands beside them there is less room.
 */
const ENTRIES_INLINE_PX = 280;
const ENTRIES_BESIDE_DOOR_PX = 230;

export interface Entry {
  readonly key: 'my_courses' | 'my_tasks' | 'records' | 'purchases';
  readonly title: string;
  readonly link: Link;
  readonly target: LinkTarget | undefined;
}

type Props = InOneLanguage<NavbarProps>;

/** The entries of M84-M86 in one order; an anonymous click on any of them opens the login box (M87). */
export function entriesOf(props: Props, t: NavbarTranslate): Entry[] {
  const rows = [
    ['my_courses', props.my_courses, t('myCourses'), 10],
    ['my_tasks', props.my_tasks, t('tasks'), 9],
    ['records', props.records, t('records'), 7],
    ['purchases', props.purchases, t('purchases'), 8],
  ] as const;
  return rows.flatMap(([key, entry, word, linkType]) => {
    if (entry === undefined) return [];
    const link: Link = { link_type: linkType };
    return [{ key, title: entry.title || word, link, target: resolveLink(link) }];
  });
}

function inlineWidth(entries: readonly Entry[]): number {
  return entries.reduce((sum, { title }) => sum + textWidth(title, ENTRY_SIZE_PX) + ENTRY_PADDING_PX, 0);
}

/** Whether the bar keeps a place for the training console's button. */
export function hasAdminLink(can: Capabilities): boolean {
  return can.login && can.adminLink === 'training-console';
}

/** Whether the entries stand in one menu instead of side by side. */
export function entriesInMenu(entries: readonly Entry[], can: Capabilities): boolean {
  return inlineWidth(entries) > (hasAdminLink(can) ? ENTRIES_BESIDE_DOOR_PX : ENTRIES_INLINE_PX);
}

/** The sum of everything right of the menu; places that fill later (account, console) count from the start. */
export function rightAreaWidth(props: Props, can: Capabilities, t: NavbarTranslate): number {
  const entries = entriesOf(props, t);
  const menuWidth = textWidth(t('entries'), ENTRY_SIZE_PX) + ENTRY_PADDING_PX + MENU_CHEVRON_PX;
  const widths = [
    props.search === undefined ? 0 : SEARCH_MIN_PX,
    entriesInMenu(entries, can) ? menuWidth : inlineWidth(entries),
    LANGUAGE_PX,
    can.login ? ACCOUNT_PX : 0,
    hasAdminLink(can) ? textWidth(t('adminLink'), ADMIN_SIZE_PX) + ADMIN_PADDING_PX : 0,
  ];
  return widths.reduce((sum, width) => sum + (width === 0 ? 0 : width + GAP_PX), 0);
}
