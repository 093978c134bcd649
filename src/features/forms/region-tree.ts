/** The regions that have been asked for as a tree of choices; what lies in one that was not asked for is open yet. */
import type { Region, Regions } from './use-regions.ts';

/** The shape of a cascader's choices: one with nothing below it is the last. */
export interface RegionChoice {
  value: string;
  label: string;
  disabled?: boolean;
  children?: RegionChoice[];
}

const LEVELS = 3;

export function regionTree(list: readonly Region[], under: Regions['under'], level = 1): RegionChoice[] {
  return list.map(({ code, name }) => {
    const row = { value: code, label: name };
    const below = level < LEVELS ? under(code) : [];
    if (typeof below === 'string')
      return { ...row, children: [{ value: `${code}-open`, label: '…', disabled: true }] };
    return below.length === 0 ? row : { ...row, children: regionTree(below, under, level + 1) };
  });
}
