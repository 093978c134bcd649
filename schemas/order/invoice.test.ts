/** What a buyer may write to have an invoice. */
import { describe, expect, it } from 'vitest';
import { plainTaxNumber, readInvoice } from './invoice.ts';

const company = {
  kind: 'company' as const,
  title: ' 清晨文化有限公司 ',
  tax_number: '91350100M000100Y43',
  email: ' Books@Example.COM ',
};

describe('a request for an invoice', () => {
  it('D71: is kept in one spelling', () => {
    expect(readInvoice(company)).toEqual({
      ok: true,
      invoice: { ...company, title: '清晨文化有限公司', email: 'books@example.com' },
    });
  });

  it('D71: of a person keeps no tax number', () => {
    expect(readInvoice({ ...company, kind: 'person' })).toMatchObject({
      ok: true,
      invoice: { tax_number: '' },
    });
  });

  it.each([
    ['15 digits', '350100000100043', true],
    ['20 letters and digits', '91350100M000100Y43AB', true],
    ['14', '35010000010004', false],
    ['21', '91350100M000100Y43ABC', false],
    ['small letters', '91350100m000100y43', false],
    ['a space', '91350100 M000100Y43', false],
    ['another alphabet', '９1350100M000100Y43', false],
    ['none', '', false],
  ])('D71: a tax number of %s: %j', (_what, tax_number, isTaken) => {
    expect(readInvoice({ ...company, tax_number })).toMatchObject(
      isTaken ? { ok: true } : { ok: false, wrong: ['tax_number'] },
    );
  });

  it('D71: tells all that is wrong, from top to bottom', () => {
    const wrong = readInvoice({ ...company, title: '   ', tax_number: 'x', email: 'nobody' });
    expect(wrong).toEqual({ ok: false, wrong: ['title', 'tax_number', 'email'] });
    expect(readInvoice({ ...company, title: 'T'.repeat(101) })).toEqual({ ok: false, wrong: ['title'] });
  });

  it('D71: a tax number as it is printed or typed is brought to one spelling', () => {
    expect(plainTaxNumber(' 9135 0100-m000 100y43 ')).toBe('91350100M000100Y43');
  });
});
