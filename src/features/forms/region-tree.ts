/** The regions that have been asked for as a tree of choices; what lies in one that was not asked for is open yet. */
import type { CascadeOption } from '#ui/arco/cascade.tsx';
import type { Region, Regions } from './use-regions.ts';

const LEVELS = 3;

export function regionTree(list: readonly Region[], under: Regions['under'], level = 1): CascadeOption[] {
  return list.map(({ code, name }) => {
    const row = { value: code, label: name };
    const below = level < LEVELS ? under(code) : [];
    if (typeof below === 'string')
      return { ...row, children: [{ value: `${code}-open`, label: '…', disabled: true }] };
    return below.length === 0 ? row : { ...row, children: regionTree(below, under, level + 1) };
  });
}
