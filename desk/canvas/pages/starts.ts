/** What a new page begins with: nothing, or the blocks of a look's home. */
import { DOCUMENT_SCHEMA_VERSION } from '#schemas/page/document.ts';
import { isObject } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { presets } from '#schemas/presets/presets.gen.ts';

export const BLANK = 'blank';
export type PresetName = string;

/** Name, title and one line for each start but the blank one. */
export const STARTS = Object.entries(presets).map(([name, { title, about }]) => ({ name, title, about }));

const lookOf = (name: PresetName) => new Map<string, { home: unknown }>(Object.entries(presets)).get(name);

/** The body of the new page as it is stored. */
export function bodyOf(start: PresetName, page: { id: string; title: Partial<LocaleText> }): object {
  const home = lookOf(start)?.home;
  const { regions = { main: [] } } = isObject(home) ? home : {};
  return { schema_version: DOCUMENT_SCHEMA_VERSION, kind: 'micro', ...page, regions };
}
