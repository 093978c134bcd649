/** Parses phone numbers (M164-M166, D53, B25): digits only, in one written form, so that no limit counts a number twice. */

/** M133. */
export const DEFAULT_AREA_CODE = '86';
const CHINA = /^1\d{10}$/;
/** Other countries are not judged (M166, D120): any digits that fit the wire. */
const ELSEWHERE = /^\d{1,20}$/;

export interface Phone {
  /** Without the plus. */
  area: string;
  number: string;
}

function isPhone({ area, number }: Phone): boolean {
  return area === DEFAULT_AREA_CODE ? CHINA.test(number) : ELSEWHERE.test(number);
}

/** What stands between the digits of a phone, and the marks of direction an address book copies along with it. */
const BETWEEN = /[\s()\p{Pd}\p{Cf}]/gu;

/** Strips separators and the area's own code, which is stored apart. Only 0-9 count as digits (B25). */
function digitsIn(area: string, text: string): string {
  const digits = text.replace(BETWEEN, '');
  const abroad = /^(?:\+|00)(\d+)$/.exec(digits)?.[1];
  if (abroad?.startsWith(area) === true) return abroad.slice(area.length);
  const isBare =
    area === DEFAULT_AREA_CODE && digits.startsWith(area) && CHINA.test(digits.slice(area.length));
  return isBare ? digits.slice(area.length) : digits;
}

/** The one form of an area code: without a plus, and without zeros before it. */
export function areaCodeOf(area: string): string {
  return area.replace(/^\+/, '').replace(/^0+/, '');
}

/** A phone as typed or pasted; undefined for what is no number of that area. */
export function readPhone(area: string, text: string): Phone | undefined {
  const code = areaCodeOf(area);
  const phone = { area: code, number: digitsIn(code, text) };
  return isPhone(phone) ? phone : undefined;
}

/** `86-13800000000` (M215), read back; undefined for what is no phone. */
export function readWholePhone(whole: string): Phone | undefined {
  const [area = '', number = ''] = whole.split('-', 2);
  return readPhone(area, number);
}

/** An area code and a dash before it; no country's code is three digits that begin with 1. */
const WHOLE = /^\+?(?!1\d\d-)\d{1,4}-\d+$/;

/** What spreadsheets and address books leave in a number: dots, spaces, invisible marks, and the quote that marks a cell as text. */
const LEFT_IN_FILES = /^'|\.0+$|[.\s\p{Cf}\p{Mn}]/gu;

/** A phone as a merchant writes it in a file or a command: of the default area, or `44-7700900123`; full-width digits too (D127). */
export function readWrittenPhone(input: string): Phone | undefined {
  const text = input.normalize('NFKC').trim().replace(LEFT_IN_FILES, '');
  return WHOLE.test(text) ? readWholePhone(text) : readPhone(DEFAULT_AREA_CODE, text);
}

export function wholePhone({ area, number }: Phone): string {
  return `${area}-${number}`;
}

/** The one form in which a phone is stored and counted: bare for the default area, else with its area code. */
export function phoneKey(phone: Phone): string {
  return phone.area === DEFAULT_AREA_CODE ? phone.number : wholePhone(phone);
}

/** All digits of a phone, area code first: the same text however the phone was written. */
export function phoneDigits({ area, number }: Phone): string {
  return `${area}${number}`;
}

/** The same of a phone written freely; without an area code it is one of the default area. */
export function digitsOfText(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : `${DEFAULT_AREA_CODE}${digits}`;
}

/** A phone written freely, as one of these area codes; undefined for what is none. */
export function phoneOfText(text: string, areas: readonly string[]): Phone | undefined {
  const digits = digitsOfText(text.trim());
  // Of `1` and `1242` the longer one is meant.
  const fitting = areas.filter((code) => digits.startsWith(code)).toSorted((a, b) => b.length - a.length);
  const [area] = fitting;
  return area === undefined ? undefined : readPhone(area, digits.slice(area.length));
}

/** The phone of a stored form. */
export function phoneOfKey(key: string): Phone {
  const dash = key.indexOf('-');
  return dash < 0
    ? { area: DEFAULT_AREA_CODE, number: key }
    : { area: key.slice(0, dash), number: key.slice(dash + 1) };
}
