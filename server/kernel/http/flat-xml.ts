/** XML as payment companies send it: one root, texts below it, nothing else; no entities but the five, no DTD. */

const NAME = String.raw`[A-Za-z_][\w.-]*`;
const DECLARATION = /^\s*(?:<\?xml[^<>]*\?>)?\s*/;
const ROOT = new RegExp(String.raw`^<(${NAME})>([\s\S]*)</\1>\s*$`);
const FIELD = new RegExp(
  String.raw`\s*(?:<(${NAME})\s*/>|<(${NAME})>\s*<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>\s*</\2>|<(${NAME})>([^<>]*)</\4>)\s*`,
  'y',
);
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|&/gi;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The texts by their elements; undefined for anything deeper, for attributes, repeated names and documents with a DTD. */
export function readFlatXml(text: string): Readonly<Record<string, string>> | undefined {
  const inside = ROOT.exec(text.replace(DECLARATION, ''))?.[2];
  if (inside === undefined) return undefined;
  const fields = new Map<string, string>();
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < inside.length) {
    const match = FIELD.exec(inside);
    if (match === null) return inside.trim() === '' ? {} : undefined;
    const [, empty, cdata, data, plain, letters = ''] = match;
    const value = data ?? decode(letters);
    const name = empty ?? cdata ?? plain;
    if (name === undefined || value === undefined || fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** Undefined where an entity is none of the five and no letter. */
function decode(letters: string): string | undefined {
  let isGood = true;
  const text = letters.replaceAll(ENTITY, (_all, decimal?: string, hex?: string, name?: string) => {
    const letter = name === undefined ? fromCode(decimal, hex) : NAMED.get(name);
    isGood &&= letter !== undefined;
    return letter ?? '';
  });
  return isGood ? text : undefined;
}

function fromCode(decimal?: string, hex?: string): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isLetter = code > 0 && code <= 0x10_ffff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isLetter ? String.fromCodePoint(code) : undefined;
}
