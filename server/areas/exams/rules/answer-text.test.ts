/** Written answers as people, phones and word processors write them (D84, ADR-471). */
import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../tests/support/exam-samples.ts';
import { gradeQuestion } from './grade.ts';
import { isSameAnswer, numberOf } from './answer-text.ts';

describe('two texts say the same', () => {
  it.each([
    ["don't", 'don’t'],
    ["don't", 'Don‘t'],
    ["don't", 'donʼt'],
    ["don't", 'don＇t'],
    ["don't", 'don´t'],
    ['1-5', '1–5'],
    ['1-5', '1—5'],
    ['1-5', '1−5'],
    ['1-5', '1 - 5'],
    ['1-5', '１－５'],
    ['-3', '−3'],
    ['"to be"', '“to be”'],
    ['"to be"', '„to be‟'],
    ['“你好”', '「你好」'],
    ["5'", '5′'],
    ['5"', '5″'],
    ['5"', "5''"],
    ['and so on...', 'and so on…'],
    ['等等……', '等等...'],
    ['wait -- what', 'wait—what'],
    ['1/2', '½'],
    ['1/2', '1⁄2'],
    ['1/2', '１／２'],
    ['1/2', '1 / 2'],
    ['km/h', 'KM/H'],
    ['1/5/1919', '1/5/1919'],
    ['http://', 'HTTP://'],
    ['ABC', 'ａｂｃ'],
    ['第3课', '第 3 课'],
    ['word', 'wo\u00ADrd'],
    ['word', '\u200Bword\uFEFF'],
    ['a  b', '\u00A0a\u3000b '],
    ['春天', ' 春天。'.slice(1, 3)],
  ])('D84: %j and %j', (acceptedText, input) => {
    expect(isSameAnswer(acceptedText, input, false)).toBe(true);
    expect(isSameAnswer(input, acceptedText, false)).toBe(true);
  });

  it.each([
    ['1/2', '1'],
    ['1/2', '2'],
    ['1/2', '12'],
    ['1/5/1919', '5'],
    ['km/h', 'km'],
    ['1-5', '15'],
    ['1-5', '1.5'],
    ["don't", 'dont'],
    ['a good book', 'agoodbook'],
    ['0.5', '.50'],
    ['0.5', '½'],
    ['-3', '3'],
    ['...', '.'],
  ])('D84: %j and %j do not', (acceptedText, input) => {
    expect(isSameAnswer(acceptedText, input, false)).toBe(false);
  });
});

describe('two numbers say the same', () => {
  it.each([
    ['0.5', '.50'],
    ['0.5', '½'],
    ['0.5', '1/2'],
    ['0.5', '50%'],
    ['1299.5', '1,299.50'],
    ['-3', '−3.0'],
    ['3', '＋3'],
    ['1e3', '1000'],
    ['0.3', '0.30000000000000004'],
    ['about three', 'About  three'],
  ])('D84: %j and %j', (acceptedText, input) => {
    expect(isSameAnswer(acceptedText, input, true)).toBe(true);
  });

  it.each([
    ['0.5', '0.51'],
    ['1299', '1,29,9'],
    ['12', '1 2 3'],
    ['1/2', '2'],
    ['1/0', '5'],
    ['3', 'three'],
    ['3', ''],
  ])('D84: %j and %j do not', (acceptedText, input) => {
    expect(isSameAnswer(acceptedText, input, true)).toBe(false);
  });

  it.each(['', 'x', '1/2/3', '1/0', '0x10', 'Infinity', '1,2', '%'])('D84: %j is no number', (text) => {
    expect(numberOf(text)).toBeUndefined();
  });
});

describe('a blank', () => {
  const blank = (right: string[][], compare: 'text' | 'number' = 'text') =>
    buildQuestion('q', { kind: 'blank', right, compare });

  it.each([
    // What was brought in from outside: a fraction, a unit, a date.
    [[['1/2']], ['1/2'], true],
    [[['1/2']], ['1'], false],
    [[['km/h']], ['km/h'], true],
    [[['km/h']], ['km'], false],
    [[['1/5/1919']], ['1/5/1919'], true],
    [[['1/5/1919']], ['5'], false],
    [[["don't"]], ['don’t'], true],
    [[['1-5']], ['1–5'], true],
  ])('D84: with %j right, %j counts: %s', (right, inputs, isRight) => {
    expect(gradeQuestion(blank(right), inputs).isRight).toBe(isRight);
  });

  it('D84: compares numbers as numbers where the question says so, and only there', () => {
    expect(gradeQuestion(blank([['0.5']]), ['0.50']).isRight).toBe(false);
    expect(gradeQuestion(blank([['0.5']], 'number'), ['0.50']).isRight).toBe(true);
    expect(gradeQuestion(blank([['0.5'], ['x']], 'number'), ['1/2', 'X']).isRight).toBe(true);
  });
});
