/** Which menu items stand in the bar and which go under "more": decided from text alone, the same on server and client. */
import {
  NAV_OVERFLOW_EXACT_ITEMS,
  NAV_OVERFLOW_NAME_UNITS,
  NAV_WIDTH_LIMIT_PX,
  SUB_MENU_COLUMN_ITEMS,
  SUB_MENU_LONG_COLUMN_ITEMS,
  SUB_MENU_LONG_FROM_ITEMS,
} from '#schemas/constants.ts';
import { textWidth, widthUnits } from './text-width.ts';

/** Pixels the style sheet adds around a title; kept in step with view.module.css. */
const ITEM_PADDING_PX = 24;
const ITEM_CHEVRON_PX = 14;
/** A longer title is cut with an ellipsis at this many ems. */
const ITEM_MAX_EMS = 12;

interface Item {
  readonly title: string;
  readonly items?: readonly unknown[];
}

/** Width of one item of the bar. */
export function itemWidth(item: Item, fontSize: number): number {
  const text = Math.min(textWidth(item.title, fontSize), ITEM_MAX_EMS * fontSize);
  return text + ITEM_PADDING_PX + (item.items === undefined ? 0 : ITEM_CHEVRON_PX);
}

/** M78: what the menu may fill; a long shop name takes from it too, so that nothing is ever squeezed. */
export function navWidthLimit(rightArea: number, room = NAV_WIDTH_LIMIT_PX): number {
  return Math.max(0, Math.min(NAV_WIDTH_LIMIT_PX, room) - rightArea);
}

export interface SplitNav<T> {
  readonly visible: readonly T[];
  readonly more: readonly T[];
}

/** M78, M79: items from the left as long as they fit; the rest overflows. */
export function splitNav<T extends Item>(
  items: readonly T[],
  limit: number,
  fontSize: number,
  moreTitle: string,
): SplitNav<T> {
  const widths = items.map((item) => itemWidth(item, fontSize));
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= limit) return { visible: items, more: [] };
  const room = limit - itemWidth({ title: moreTitle, items: [] }, fontSize);
  let usedWidth = 0;
  let count = 0;
  for (const width of widths) {
    if (usedWidth + width > room) break;
    usedWidth += width;
    count += 1;
  }
  return { visible: items.slice(0, count), more: listedInMore(items.slice(count)) };
}

/** M79: when exactly six items overflow, names over eight units are not listed. */
function listedInMore<T extends Item>(overflow: readonly T[]): readonly T[] {
  if (overflow.length !== NAV_OVERFLOW_EXACT_ITEMS) return overflow;
  return overflow.filter((item) => widthUnits(item.title) <= NAV_OVERFLOW_NAME_UNITS);
}

/** M77: a column of a sub-menu holds 10 items, 15 when there are more than 30. */
export function columnItems(count: number): number {
  return count > SUB_MENU_LONG_FROM_ITEMS ? SUB_MENU_LONG_COLUMN_ITEMS : SUB_MENU_COLUMN_ITEMS;
}
