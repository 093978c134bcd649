/** Places in a merchant's text (ADR-836). */
import { describe, expect, it } from 'vitest';
import { fillPlaces, readPlaces, unknownPlaces } from './places.ts';

const PLACES = {
  learner: { cn: '学员姓名', en: 'learner' },
  hours: { cn: '学时', en: 'study time' },
} as const;
const VALUES = { learner: 'Mira', hours: '4 hours' };

describe('places in a text', () => {
  it.each(['{learner}', '{ Learner }', '{学员姓名}', '｛学员姓名｝'])(
    'ADR-836: %s is the learner',
    (text) => {
      expect(readPlaces(text, PLACES)).toEqual([{ key: 'learner' }]);
      expect(fillPlaces(`To ${text}.`, PLACES, VALUES)).toBe('To Mira.');
    },
  );

  it('ADR-836: a place may be called by a name of two words, and stand more than once', () => {
    expect(fillPlaces('{study time}, {hours}: {learner}', PLACES, VALUES)).toBe('4 hours, 4 hours: Mira');
  });

  it('ADR-836: what is filled in is never read as a place itself', () => {
    expect(fillPlaces('{learner}', PLACES, { ...VALUES, learner: '{hours}' })).toBe('{hours}');
  });

  it('ADR-836: what stands in braces and is no place is named, and stays as it is written', () => {
    expect(unknownPlaces('{name} {learner} {toString}', PLACES)).toEqual(['{name}', '{toString}']);
    expect(fillPlaces('{name} {learner}', PLACES, VALUES)).toBe('{name} Mira');
    expect(unknownPlaces('{ no end', PLACES)).toEqual([]);
  });
});
