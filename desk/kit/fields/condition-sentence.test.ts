/** Conditions as sentences. */
import { expect, test } from 'vitest';
import { WhenSchema } from '#schemas/page/condition.ts';
import { describeSchema } from '#schemas/page/describe-props.ts';
import { conditionSentence } from './condition-sentence.ts';

const rows = describeSchema(WhenSchema);
const START = Date.parse('2026-11-30T01:00:00Z') / 1000;

test.each([
  [undefined, 'Always shown', '一直显示'],
  [{}, 'Always shown', '一直显示'],
  [
    { svip: true, locale: 'en', from: START },
    'Shown: to members, in English, from Nov 30, 2026, 09:00 Beijing time',
    '显示条件：会员，英文页面，从 2026年11月30日 09:00（北京时间） 起',
  ],
  [{ svip: false }, 'Shown: to people who are not members', '显示条件：非会员'],
  [
    { login: 'out', can: 'selling' },
    'Shown: to people not logged in, where the shop has “Selling”',
    '显示条件：未登录的人，店铺已开通“可以购买”',
  ],
  [
    { bought: ['a', 'b'] },
    'Shown: to learners who bought one of 2 chosen goods',
    '显示条件：买过指定商品的人（2 个商品）',
  ],
])('ADR-705: a condition is read as a sentence: %j', (when, en, cn) => {
  expect(conditionSentence(when, rows, 'en')).toBe(en);
  expect(conditionSentence(when, rows, 'cn')).toBe(cn);
});
