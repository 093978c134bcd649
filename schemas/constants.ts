/** Business constants of the specification, each with its section. Names carry the unit. */
import { secondsOf } from './time.ts';

// Section 9: requests.
export const REQUEST_TIMEOUT_MS = 10_000;

// Section 9: page and chrome.
export const PAGE_MIN_WIDTH_PX = 1200;
export const NAV_WIDTH_LIMIT_PX = 1036;
export const NAV_TEXT_SIZE_PX = 14;
export const SUB_MENU_COLUMN_ITEMS = 10;
export const SUB_MENU_LONG_COLUMN_ITEMS = 15;
export const SUB_MENU_LONG_FROM_ITEMS = 30;
/** When exactly this many items overflow, names wider than NAV_OVERFLOW_NAME_UNITS are not listed (D32). */
export const NAV_OVERFLOW_EXACT_ITEMS = 6;
export const NAV_OVERFLOW_NAME_UNITS = 8;
export const SIDE_MENU_SCROLL_THROTTLE_MS = 150;
export const SIDE_MENU_MAX_ITEMS = 8;
export const MESSAGE_BOX_HIDE_MS = 300;
export const BROWSER_MASK_WIDTH_PX = 540;
export const BROWSER_MASK_HEIGHT_PX = 300;
export const SERVICE_HOURS = { cn: '每天 9:00-21:00', en: '9:00-21:00 every day' } as const;

// Section 9: search.
export const SEARCH_CLICK_GUARD_MS = 500;
export const SEARCH_TEXT_MAX = 50;

// Section 9: the login dialog.
export const LOGIN_DIALOG_WIDTH_PX = 540;
export const LOGIN_CONTROL_WIDTH_PX = 300;
export const QR_SIZE_PX = 150;
export const COUNTRY_LIST_STEP = 8;
export const COUNTRY_LIST_MAX_HEIGHT_PX = 233;
export const COUNTRY_LIST_WIDTH_PX = 300;
export const QR_POLL_MS = 2000;
/** At this tick a QR code counts as expired: about two minutes. */
export const QR_TICKS_MAX = 60;
/** A code to scan lives as long as it is asked for, in seconds (requirement 19). */
export const QR_LIFE_S = secondsOf(QR_POLL_MS * QR_TICKS_MAX);
/** An unpaid order is asked about so often, for five minutes (D71). */
export const ORDER_POLL_MS = 2000;
export const ORDER_TICKS_MAX = 150;
/** An order the shop was too busy for is sent again by the same key after so long (ADR-387). */
export const ORDER_AGAIN_MS: readonly number[] = [2000, 4000];
export const SMS_WAIT_S = 59;
export const SMS_CODE_LENGTH = 6;
export const IMAGE_CODE_LENGTH = 4;
export const IMAGE_CODE_KEY_LENGTH = 10;
export const POLLING_LAYER_Z = 99_998;

// Section 9: counts. From here on a count shows as "Nw+".
export const COUNT_SHORT_FROM = 10_000;

// D35: limits of a page document.
export const DOCUMENT_MAX_NODES = 300;
export const DOCUMENT_MAX_DEPTH = 12;
export const DOCUMENT_MAX_BYTES = 256 * 1024;

// Section 7: interface versions.
export const GOODS_INTERFACE_VERSION = '2.0.0';

// Section 9 and D79: the learning report.
export const REPORT_INTERVAL_MINUTES = 2;
export const REPORT_POINTS = [50, 90, 100] as const;

// D11: lists.
export const LIST_PAGE_SIZE = 20;
export const LIST_PAGE_SIZE_MAX = 50;
/** No reader pages further than this; an address beyond it was made by a machine (B56). */
export const LIST_PAGE_MAX = 500;

/** M227: files are read for their hash in pieces of this size. */
export const HASH_CHUNK_BYTES = 2 * 1024 * 1024;
/** D93: what a picture to be sent may weigh at most. */
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;

/** Letters of a zone's password (D38). */
export const ZONE_PASSWORD_MIN = 4;
export const ZONE_PASSWORD_MAX = 64;
