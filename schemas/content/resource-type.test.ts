/** The table of what can be sold, row by row of the specification. */
import { describe, expect, it } from 'vitest';
import { DETAIL_TYPES, hasDetail, resourceOfType, RESOURCES } from './resource-type.ts';

describe('what can be sold', () => {
  it('M1: names each of the 22 content kinds in both languages, with an icon and a place to open', () => {
    const soldItems = [
      'image_text',
      'audio',
      'video',
      'alive',
      'member',
      'column',
      'topic',
      'camp',
      'e_course',
      'community',
      'activity',
      'punch_card',
      'practice',
      'ebook',
      'entity_goods',
      'big_class',
      'ai_course',
      'course_package',
      'course_offline',
      'service_goods',
      'cop',
      'examination',
    ] as const;
    expect(new Set(soldItems).size).toBe(22);
    for (const name of soldItems) {
      const row = RESOURCES[name];
      expect(row.name.cn && row.name.en && row.icon, name).toBeTruthy();
      expect(['detail', 'exam', 'practice', 'unsupport'], name).toContain(row.opens);
    }
  });

  it.each([
    [1, 'Article'],
    [2, 'Audio'],
    [3, 'Video'],
    [4, 'Live'],
    [5, 'Membership'],
    [6, 'Column'],
    [8, 'Big column'],
    [25, 'Training camp'],
    [50, 'Course'],
  ])('M2: resource type %i is %s', (type, name) => {
    expect(resourceOfType(type)?.name.en).toBe(name);
  });

  it('M3: exactly nine types have a detail; any other is unsupported', () => {
    const withDetail = Array.from({ length: 1000 }, (_, type) => type).filter(hasDetail);
    expect(withDetail).toEqual([1, 2, 3, 4, 5, 6, 8, 25, 50]);
    expect([...DETAIL_TYPES]).toEqual(withDetail);
    expect(resourceOfType(0)).toBeUndefined();
  });

  it('M4: knows the 25 content type names and no other', () => {
    const names =
      'alive audio image_text video term column member topic distribute_goods camp e_course community activity ' +
      'punch_card practice ebook entity_goods big_class ai_course course_package course_offline service_goods ' +
      'examination cop ai_assistant';
    expect(Object.keys(RESOURCES).sort()).toEqual(names.split(' ').sort());
  });
});
