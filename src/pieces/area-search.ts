/** The countries of the list of area codes, and the one somebody begins to type; brought when the list is first opened. */
import { AREAS, type Area } from '#schemas/content/areas.gen.ts';

export interface AreaSearch {
  readonly areas: readonly Area[];
  /** The place of the country whose name in either language, or whose code, begins as typed; -1 for none. */
  readonly find: (key: { key: string; timeStamp: number }) => number;
}

/** Keys that follow each other within this are one word. */
const WORD_MS = 1000;

export function areaSearch(only: readonly string[] | undefined): AreaSearch {
  const areas = only === undefined ? AREAS : AREAS.filter(([, code]) => only.includes(code));
  let text = '';
  let at = 0;
  const find: AreaSearch['find'] = ({ key, timeStamp }) => {
    text = (timeStamp - at < WORD_MS ? text : '') + key.toLowerCase();
    at = timeStamp;
    const code = text.replace(/^\+/, '');
    return areas.findIndex(
      ([, area, cn, en]) =>
        cn.startsWith(text) || en.toLowerCase().startsWith(text) || (code !== '' && area.startsWith(code)),
    );
  };
  return { areas, find };
}
