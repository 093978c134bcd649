/** A company's name within a Chinese sentence. */
import { expect, it } from 'vitest';
import { withSpaces } from './with-spaces.ts';

it.each([
  ['绑定QQ', '绑定 QQ'],
  ['解绑QQ？', '解绑 QQ？'],
  ['打开Work Weixin扫一扫', '打开 Work Weixin 扫一扫'],
  ['绑定 QQ 账号', '绑定 QQ 账号'],
  ['绑定微信', '绑定微信'],
  ['Link QQ', 'Link QQ'],
])('D47: %s is written %s', (input, text) => {
  expect(withSpaces(input)).toBe(text);
});
