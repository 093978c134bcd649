/** What a message with a code says: the shop it is of, the code, how long it lives, and that it is for nobody else (D51, B24). */
import { expect, it } from 'vitest';
import { codeSubject, codeText } from './code-words.ts';

const words = { shop: '拾光书院', code: '123456', minutes: 5 };

it('D51: a code is sent in Chinese', () => {
  expect(codeSubject('cn', words.shop)).toBe('拾光书院 验证码');
  expect(codeText('cn', words)).toBe(
    '【拾光书院】验证码 123456，5 分钟内有效。请勿告诉任何人；如非本人操作，请忽略。',
  );
});

it('D51: a code is sent in English', () => {
  expect(codeSubject('en', 'Harbour')).toBe('Your code for Harbour');
  expect(codeText('en', { ...words, shop: 'Harbour' })).toBe(
    'Harbour: your code is 123456. It expires in 5 minutes. Don’t share it with anyone. If you didn’t request it, ignore this message.',
  );
});
