/** A code has a name and another way beside it; nothing leads where it may not. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';

const block = (card: Record<string, unknown>, props: Record<string, unknown> = {}) =>
  ({ kind: 'contact-qr', props: { cards: [{ title: 'Tutor', ...card }], ...props }, locale: 'en' }) as const;
const draw = (card: Record<string, unknown>, props: Record<string, unknown> = {}) =>
  render(drawBlock(block(card, props)));

afterEach(cleanup);

describe('the contact cards', () => {
  it('D115: a drawn code is a picture with a name, and its address is a link beside it', () => {
    draw({ qr_text: 'https://example.com/tutor' });
    expect(screen.getByRole('img', { name: 'QR code: Tutor' }).tagName.toLowerCase()).toBe('svg');
    const link = screen.getByRole('link', { name: 'Can’t scan? Open the link: Tutor' });
    expect(link.getAttribute('href')).toBe('https://example.com/tutor');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('D115: a code that is no address says in words what it says', () => {
    draw({ qr_text: 'OPEN-DOOR' });
    expect(screen.getByText('OPEN-DOOR')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('R6: a code of an address that may not be followed is text, never a link', () => {
    draw({ qr_text: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy();
  });

  it('D36: the merchant’s own picture of a code goes before a drawn one', () => {
    draw({ qr_image: '/code.png', qr_text: 'https://example.com/tutor', hint: 'Scan me' });
    const code = screen.getByRole('img', { name: 'QR code: Tutor' });
    expect(code.getAttribute('src')).toBe('/code.png');
    expect(screen.getByText('Scan me')).toBeTruthy();
  });

  it('D36: a picture that was not given is drawn from the text instead', () => {
    draw({ qr_image: '', qr_text: 'https://example.com/tutor' });
    expect(screen.getByRole('img', { name: 'QR code: Tutor' }).tagName.toLowerCase()).toBe('svg');
  });

  it('D36: a card without a code has no place for one', () => {
    draw({ qr_image: '', phone: '400-800-1234' });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('D36: a number is called as digits and read as written', () => {
    draw({ phone: '+86 (755) 1234-5678' });
    const link = screen.getByRole('link', { name: '+86 (755) 1234-5678' });
    expect(link.getAttribute('href')).toBe('tel:+8675512345678');
    expect(link.hasAttribute('target')).toBe(false);
  });

  it('R1: a number that is none is not taken', () => {
    expect(readBlock(block({ phone: 'call me' })).faults).not.toEqual([]);
  });

  it('D115: cards are headed below the section, or at its level where it has no title', () => {
    draw({}, { title: 'Reach us' });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Tutor');
    expect(screen.getByRole('region', { name: 'Reach us' })).toBeTruthy();
    cleanup();
    draw({});
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tutor');
    expect(screen.getByRole('region', { name: 'Contact us' })).toBeTruthy();
  });
});
