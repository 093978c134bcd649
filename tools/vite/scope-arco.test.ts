/** What is left of Arco's base styles in our pages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { scopeArcoBase } from './scope-arco.ts';

const require = createRequire(import.meta.url);
const base = readFileSync(require.resolve('@arco-design/web-react/es/style/index.css'), 'utf8');

test('D115: of Arco’s base no rule reaches elements that are not its own', () => {
  const scopedText = scopeArcoBase(base);
  const outside = scopedText
    .split('\n')
    .map((rule) => rule.slice(0, rule.indexOf('{')))
    .filter((selector) => !selector.startsWith('@') && selector !== 'body')
    .filter((selector) => selector.split(',').some((one) => !one.trim().startsWith('.')));
  expect(outside).toEqual([]);
});

test('D115: of body it sets variables alone, and its own classes are whole', () => {
  const scopedText = scopeArcoBase(base);
  const body = [...scopedText.matchAll(/^body\{(.*)\}$/gm)].flatMap(([, rules = '']) => rules.split(';'));
  expect(body.length).toBeGreaterThan(100);
  expect(body.filter((one) => !one.startsWith('--'))).toEqual([]);
  expect(scopedText).toContain('.arco-icon{');
  expect(scopedText).toContain('@keyframes arco-loading-circle');
});

test('D115: a rule for everything, or for bare elements beside a class, is left out', () => {
  expect(scopeArcoBase('*{outline:0}.arco-x,button{margin:0}.arco-x a{color:red}')).toBe(
    '.arco-x a{color:red}',
  );
});
