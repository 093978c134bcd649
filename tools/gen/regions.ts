/** The cities and districts of China by code (GB/T 2260), made from @vant/area-data and pinyin-pro (ADR-222). */
import { readFileSync } from 'node:fs';
import { areaList } from '@vant/area-data';
import { at, writeGenerated } from './files.ts';
import { englishNames } from './region-names.ts';

type Level = ReadonlyMap<string, string>;

/** The regions that share the first digits of their code. */
function levelsOf(regions: Readonly<Record<string, string>>, digits: number): readonly Level[] {
  const levels = new Map<string, Map<string, string>>();
  for (const [code, cn] of Object.entries(regions)) {
    const above = code.slice(0, digits);
    levels.set(above, (levels.get(above) ?? new Map<string, string>()).set(code, cn));
  }
  return [...levels.values()];
}

function rowsOf(level: Level): string[] {
  const english = englishNames(level);
  return [...level].map(([code, cn]) => `  ${JSON.stringify([code, cn, english.get(code)])},`);
}

export function writeRegions(): void {
  const levels = [...levelsOf(areaList.city_list, 2), ...levelsOf(areaList.county_list, 4)];
  const licence = readFileSync(at('node_modules/@vant/area-data/LICENSE'), 'utf8').trim();
  writeGenerated(
    'server/areas/regions/rules/china.gen.ts',
    `/*! Codes and Chinese names of @vant/area-data:\n\n${licence}\n*/
export const REGIONS: readonly (readonly [code: string, cn: string, en: string])[] = [
${levels.flatMap(rowsOf).join('\n')}
];
`,
  );
}
