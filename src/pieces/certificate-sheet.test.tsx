/** The sheet of a certificate as a shop designed it (ADR-836). */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  showDesign,
  STANDARD_DESIGN,
  type CertificateDesign,
} from '#schemas/certificate/certificate-design.ts';
import type { Locale } from '#schemas/locale.ts';
import { contrast, parseColor, WHITE } from '#ui/theme/contrast.ts';
import { certificateColors } from './certificate-colors.ts';
import { CertificateSheet } from './certificate-sheet.tsx';

afterEach(cleanup);

const FACTS = {
  state: 'valid',
  name: 'Mira',
  title: 'First steps',
  seconds: 17_220,
  issuer: 'Harbour',
  number: '7K3M9Q2R4T6V',
  issued_ts: 1_795_435_200,
} as const;

function draw(change: Partial<CertificateDesign>, facts: object = {}, locale: Locale = 'en') {
  const design = showDesign({ ...STANDARD_DESIGN, ...change }, '#1f5eff', locale);
  render(<CertificateSheet certificate={{ ...FACTS, ...facts, design }} locale={locale} />);
  return screen.getByRole('region', { name: locale === 'en' ? 'Certificate' : '证书' });
}

describe('a designed certificate', () => {
  test('ADR-836: its wording is filled in where the merchant put the places', () => {
    const sheet = draw({
      title: 'Diploma',
      wording: '{learner} studied {course} for {hours}.\nBy {shop} on {date}',
    });
    expect(sheet.textContent).toContain('Diploma');
    expect(sheet.textContent).toContain('Mira studied First steps for 4 hours.');
    expect(sheet.textContent).toContain('By Harbour on Nov 23, 2026');
  });

  test('ADR-836: a line that has nothing to say is left out, and the others stay', () => {
    const sheet = draw({}, { seconds: 10 });
    expect(sheet.textContent).not.toContain('credited study');
    expect(sheet.textContent).toContain('has completed the course');
  });

  test('ADR-836: a line that says whose it is stays, however short the study was', () => {
    const sheet = draw({ wording: '{learner} studied {course} for {hours}.' }, { seconds: 10 });
    expect(sheet.textContent).toContain('Mira studied First steps for less than a minute.');
  });

  test('D90: a hidden certificate shows none of its wording', () => {
    const sheet = draw({ wording: 'Secret words for {learner}' }, { name: '', title: '' });
    expect(sheet.textContent).toContain('The holder has hidden the name and course');
    expect(sheet.textContent).not.toContain('Secret words');
  });

  test('ADR-836: seal, signature and who signs stand under it, and pictures have names', () => {
    draw({ seal: '/demo/seal.png', signature: '/demo/sign.png', signer: { cn: '院长', en: 'Dean' } });
    expect(screen.getByRole('img', { name: 'Seal' }).getAttribute('src')).toBe('/demo/seal.png');
    expect(screen.getByRole('img', { name: 'Signature' })).toBeTruthy();
    expect(screen.getByText('Dean')).toBeTruthy();
  });

  test('ADR-836: one with a picture lies on white paper, also on a page drawn dark', () => {
    const sheet = draw({ seal: '/demo/seal.png' });
    expect(sheet.style.getPropertyValue('--sheet-paper')).toBe('#ffffff');
    cleanup();
    expect(draw({}).style.getPropertyValue('--sheet-paper')).toBe('');
  });

  test.each(['#ffffff', '#fdf6e8', '#101418', '#7f7f7f', '#ffff00', '#8a1c1c'])(
    'ADR-836: whatever accent is chosen, each word reads on paper of %s',
    (paper) => {
      for (const accent of ['#ffffff', '#000000', '#ffee00', '#1f5eff', paper]) {
        const colors = certificateColors({ paper, accent });
        for (const name of ['--sheet-ink', '--sheet-quiet', '--sheet-accent'] as const) {
          const color = parseColor(colors[name]) ?? WHITE;
          expect(contrast(color, parseColor(paper) ?? WHITE), `${name} ${accent}`).toBeGreaterThanOrEqual(
            4.5,
          );
        }
      }
    },
  );
});
