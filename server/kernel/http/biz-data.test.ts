/** Fields of a learning report as the form carries them (M199, M252). */
import { describe, expect, it } from 'vitest';
import { readBizData } from './biz-data.ts';

describe('a form of bizData', () => {
  it('M199, M252: is read by the names within the brackets, and no other field is', () => {
    const form = {
      'bizData[resource_id]': 'v_1',
      'bizData[stay_time]': '12',
      resource_id: 'v_2',
      other: '1',
    };
    expect({ ...Object(readBizData(form)) }).toEqual({ resource_id: 'v_1', stay_time: '12' });
  });

  it.each([['bizData[a][b]'], ['bizData[]'], ['bizdata[a]'], [' bizData[a]']])(
    'R30: %s names no field',
    (name) => {
      expect({ ...Object(readBizData({ [name]: 'x' })) }).toEqual({});
    },
  );

  it('R30: a field named as objects have them is a field', () => {
    const read = readBizData(JSON.parse('{"bizData[__proto__]": "x"}'));
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(Object.keys(Object(read))).toEqual(['__proto__']);
  });

  it.each([[undefined], [null], ['text'], [[1]]])('R30: %j is handed on as it is', (form) => {
    expect(readBizData(form)).toEqual(form);
  });
});
