/** The looks a merchant may start from: six, sound as stored, whole in both languages, and worn by demo shops. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkConfig } from '#schemas/page/check.ts';
import { presets } from '#schemas/presets/presets.gen.ts';
import { demoShops } from '#demo/shops.gen.ts';

const NOW = Date.UTC(2026, 10, 21);
const LOOKS = Object.entries(presets);

/** Texts that stand in one language only. */
function oneLanguage(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return /[\u4e00-\u9fff]/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('cn' in value || 'en' in value) {
    const { cn, en } = { cn: '', en: '', ...value };
    return cn !== '' && en !== '' ? [] : [path];
  }
  return Object.entries(value).flatMap(([name, part]) => oneLanguage(part, `${path}/${name}`));
}

describe('looks', () => {
  it('D112: there are six, and each is worn by a demo shop', () => {
    expect(LOOKS).toHaveLength(6);
    const homes = [...demoShops.values()]
      .flatMap((build) => build(NOW).documents)
      .filter(({ kind, id }) => kind === 'page' && id === 'home')
      .map(({ body }) => JSON.stringify(body));
    const bare = LOOKS.filter(([, { home }]) => !homes.includes(JSON.stringify(home))).map(([name]) => name);
    expect(bare).toEqual([]);
  });

  it.each(LOOKS)('D45, D112: %s can be pushed as it stands, and speaks both languages', (_name, look) => {
    const faults = [
      ...checkConfig('theme', look.theme, catalogue),
      ...checkConfig('navbar', look.navbar, catalogue),
      ...checkConfig('footer', look.footer, catalogue),
      ...checkConfig('suspend', look.suspend, catalogue),
      ...checkConfig('page', look.home, catalogue),
    ];
    expect(faults).toEqual([]);
    expect(oneLanguage(look)).toEqual([]);
  });

  it('D36: between them they show the breadth of blocks, and no two homes are built alike', () => {
    const kinds = LOOKS.map(([, { home }]) => home.regions.main.map(({ kind }) => kind).join(' '));
    expect(new Set(kinds).size).toBe(LOOKS.length);
    expect(new Set(kinds.join(' ').split(' ')).size).toBeGreaterThan(14);
  });
});
