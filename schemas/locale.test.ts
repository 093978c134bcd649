/** Addresses of one page in two languages (M162). */
import { expect, test } from 'vitest';
import { addressIn, askFor, isLocale } from './locale.ts';

test('M162: the usual language is the plain address, the other one is asked for', () => {
  expect([addressIn('cn', '/record'), addressIn('en', '/record')]).toEqual(['/record', '/record?lang=en']);
});

test('M162: a switch asks for either', () => {
  expect([askFor('cn', '/'), askFor('en', '')]).toEqual(['/?lang=cn', '?lang=en']);
});

test('M162: nothing else is a language', () => {
  expect(['cn', 'en', 'de', '', undefined, 1].filter(isLocale)).toEqual(['cn', 'en']);
});
