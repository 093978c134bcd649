/** Regions in both languages, from the province to the district. */
import { describe, expect, it } from 'vitest';
import { isRegion, listRegions, regionNames } from './regions.ts';

const english = (code: string) => regionNames(code, 'en').at(-1);

describe('regions of China', () => {
  it('M228: every region above a district has some below it, and every one its names', () => {
    const provinces = listRegions('en').filter(({ has_more: more }) => more === 1);
    const cities = provinces.flatMap(({ code }) => listRegions('en', code));
    const districts = cities.flatMap(({ code }) => listRegions('en', code));
    expect([provinces.length, cities.length, districts.length]).toEqual([34, 369, 3479]);
    expect([...cities, ...districts].filter(({ name }) => !/^\p{Lu}[\p{L}' -]+$/u.test(name))).toEqual([]);
    expect(districts.every(({ has_more: more }) => more === 0)).toBe(true);
  });

  it('D91: a code is known by the names of all levels, in both languages', () => {
    expect(regionNames('330106', 'cn')).toEqual(['浙江省', '杭州市', '西湖区']);
    expect(regionNames('330106', 'en')).toEqual(['Zhejiang', 'Hangzhou', 'Xihu']);
    expect(regionNames('330000', 'en')).toEqual(['Zhejiang']);
    expect([isRegion('339999'), regionNames('339999', 'en')]).toEqual([false, []]);
  });

  it.each([
    ['230100', 'Harbin', 'usage'],
    ['330382', 'Yueqing', 'usage'],
    ['141100', 'Lüliang', 'ü'],
    ['370900', "Tai'an", 'a syllable of its own'],
    ['222400', 'Yanbian', 'an autonomous prefecture'],
    ['653130', 'Bachu', 'a county'],
    ['310115', 'Pudong', 'a new area'],
    ['141024', 'Hongtong', 'a local reading'],
    ['220171', 'Changchun Development Zone', 'a development zone'],
    ['360192', 'High-tech Zone', 'a zone without a name of its own'],
    ['653201', 'Hetian City', 'a city beside the county of its name'],
    ['653221', 'Hetian County', 'a county beside the city of its name'],
  ])('D91: %s is called %s in English (%s)', (code, name) => {
    expect(english(code)).toBe(name);
  });
});
