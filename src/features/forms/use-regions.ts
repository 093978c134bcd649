/** The regions of an address, level by level (M228, D91): provinces, then the cities of one, then the districts of one. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { formRegionGet } from '#schemas/api/regions/regions.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';

export interface Region {
  readonly code: string;
  readonly name: string;
}
type Level = readonly Region[] | 'loading' | 'failed';

/** Codes of the levels a region lies in, itself last: `310104` is in `310000` and `310100` (GB/T 2260). */
export function levelsOf(code: string): string[] {
  if (code === '') return [];
  const province = `${code.slice(0, 2)}0000`;
  const city = `${code.slice(0, 4)}00`;
  return [...new Set([province, city, code])];
}

export interface Regions {
  /** Those under a region; provinces under none. Asked for by `ask`. */
  readonly under: (parent: string) => Level;
  readonly ask: (parent: string) => void;
}

export function useRegions(act: Caller): Regions {
  const [levels, setLevels] = useState<Readonly<Record<string, Level>>>({});
  const requests = useRef(new Set<string>());
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const ask = useCallback((parent: string) => {
    if (requests.current.has(parent)) return;
    requests.current.add(parent);
    const put = (level: Level) => setLevels((before) => ({ ...before, [parent]: level }));
    put('loading');
    void latest.current(formRegionGet, parent === '' ? {} : { parent }).then((answer) => {
      if (!answer.ok) requests.current.delete(parent);
      put(answer.ok ? answer.data.list : 'failed');
    });
  }, []);
  const under = (parent: string): Level => levels[parent] ?? 'loading';
  return { under, ask };
}
