/** Which part of the desk's first screen is for which role. */
import { expect, test } from 'vitest';
import { todayPartsOf } from '../../../tests/support/today-parts.ts';
import { TODAY_PARTS } from './today.ts';

test('D138: each role sees what it works on; money of the shop is for owner and manager alone', () => {
  // Jobs are of the whole installation: its operator's alone, whatever their role.
  const ofShop = TODAY_PARTS.filter((part) => part !== 'jobs');
  expect(todayPartsOf('owner')).toEqual(ofShop);
  expect(todayPartsOf('manager')).toEqual(ofShop);
  expect(todayPartsOf('editor')).toEqual(['pages', 'goods', 'media']);
  expect(todayPartsOf('teacher')).toEqual(['tasks', 'exams', 'certificates', 'live', 'media']);
  expect(todayPartsOf('service')).toEqual(['orders', 'refunds', 'invoices', 'comments']);
});
