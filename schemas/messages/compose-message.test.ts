/** Messages of a shop, filled in (ADR-837, D51). */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale.ts';
import { unknownPlaces } from '../text/places.ts';
import { fillMessage, placesOf, sampleValues, standardMessage } from './compose-message.ts';
import { MESSAGE_KINDS, templateOf } from './message-templates.ts';

describe('standard words', () => {
  it.each(MESSAGE_KINDS)(
    'ADR-837: %s names nothing it may not, and all it must, in both languages',
    (kind) => {
      const template = templateOf(kind);
      const places = placesOf(template);
      for (const locale of LOCALES) {
        for (const text of [template.subject[locale], template.text[locale]])
          expect(unknownPlaces(text, places)).toEqual([]);
        const { subject, text } = fillMessage(kind, template, sampleValues('Harbour', locale), locale);
        expect(`${subject}${text}`).not.toMatch(/[{}｛｝\n]/u);
        for (const key of template.required) expect(text).toContain(sampleValues('Harbour', locale)[key]);
      }
    },
  );

  it('D51: a code is sent in Chinese and in English', () => {
    expect(standardMessage('code', { shop: '拾光书院', code: '123456', minutes: '5' }, 'cn')).toEqual({
      subject: '拾光书院 验证码',
      text: '【拾光书院】验证码 123456，5 分钟内有效。请勿告诉任何人；如非本人操作，请忽略。',
    });
    expect(standardMessage('code', { shop: 'Harbour', code: '123456', minutes: '5' }, 'en')).toEqual({
      subject: 'Your code for Harbour',
      text: 'Harbour: your code is 123456. It expires in 5 minutes. Don’t share it with anyone. If you didn’t request it, ignore this message.',
    });
  });

  it('ADR-837: a sentence that has nothing to say is left out, the others follow one another', () => {
    const values = {
      shop: 'Harbour',
      title: 'Nets',
      amount: '¥9.00',
      reply: '',
      link: 'https://h.example/o',
    };
    expect(standardMessage('refund-refused', values, 'en').text).toBe(
      'Harbour: your refund request for “Nets” was not approved, so you keep your access. Your order: https://h.example/o',
    );
    expect(standardMessage('refund-refused', { ...values, reply: '过期', link: '' }, 'cn').text).toBe(
      '【Harbour】您购买的《Nets》退款申请未通过，课程仍可继续学习。商家回复：过期。',
    );
  });

  it('ADR-837: what a person wrote is never read as a place, and cannot break a subject in two', () => {
    const values = { shop: 'A\nBcc: x', code: '1', minutes: '{code}' };
    const message = standardMessage('code', values, 'en');
    expect(message.subject).toBe('Your code for A Bcc: x');
    expect(message.text).toContain('expires in {code} minutes');
  });

  it('ADR-837: a message written in one line is never sent empty', () => {
    const words = { subject: '{shop}', text: '{shop}: refused. {reply} {link}' };
    const values = { shop: 'Harbour', title: 'Nets', amount: '¥9.00', reply: '', link: '' };
    expect(fillMessage('refund-refused', words, values, 'en').text.trim()).toBe('Harbour: refused.');
  });

  it('ADR-837: a line with what the message must say stays, whatever else in it is missing', () => {
    const words = { subject: '{shop}', text: 'Hello from {shop}.\nPay {amount} by {deadline} {link}' };
    const values = { shop: 'Harbour', title: 'Nets', amount: '¥9.00', until: 'Monday', link: '' };
    expect(fillMessage('order-transfer', words, values, 'en').text.trim()).toBe(
      'Hello from Harbour. Pay ¥9.00 by Monday',
    );
  });
});
