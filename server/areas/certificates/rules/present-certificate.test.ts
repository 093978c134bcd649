/** What anybody is told of a certificate, and what its holder is (ADR-326). */
import { describe, expect, it } from 'vitest';
import { showDesign, STANDARD_DESIGN } from '#schemas/certificate/certificate-design.ts';
import { buildCertificate } from '../../../../tests/support/certificate-samples.ts';
import { presentChecked, presentOwn } from './present-certificate.ts';

const NUMBER = '7K3M9QX2VBN4';
const ISSUED = 1_782_822_896;
const REVOKED_AT = 1_790_000_000_500;
const design = showDesign(STANDARD_DESIGN, '#1f5eff', 'cn');
const request = { number: NUMBER, issuer: '知新书院', design, locale: 'cn' } as const;

describe('what everyone may read', () => {
  it('D26: of one that is shown: whose it is, for what, from whom, and its badge', () => {
    expect(presentChecked(buildCertificate(), request)).toEqual({
      number: NUMBER,
      state: 'valid',
      issued_ts: ISSUED,
      revoked_ts: 0,
      is_shown: 1,
      name: '林小满',
      title: '会计入门',
      seconds: 5400,
      issuer: '知新书院',
      badge: `/certificate/${NUMBER}/badge`,
      badge_svg: `/certificate/${NUMBER}/badge.svg`,
      design,
    });
  });

  const HIDDEN = { is_shown: 0, name: '', title: '', seconds: 0, badge: '', badge_svg: '' };
  it.each([
    ['valid', { revokedAt: null }, 0],
    ['revoked', { revokedAt: REVOKED_AT }, 1_790_000_000],
  ] as const)(
    'D90: of one its holder does not show: only that it is %s, and since when',
    (state, change, revokedValue) => {
      expect(presentChecked(buildCertificate({ isShown: false, ...change }), request)).toEqual({
        number: NUMBER,
        state,
        issued_ts: ISSUED,
        revoked_ts: revokedValue,
        issuer: '知新书院',
        design,
        ...HIDDEN,
      });
    },
  );

  it('ADR-326: one that was revoked says so, shown or not', () => {
    const notice = presentChecked(buildCertificate({ revokedAt: REVOKED_AT }), request);
    expect(notice).toMatchObject({ state: 'revoked', revoked_ts: 1_790_000_000, name: '林小满' });
  });

  it('ADR-326: an unknown number answers only that it is unknown', () => {
    expect(presentChecked(undefined, request)).toEqual({
      number: NUMBER,
      state: 'unknown',
      issued_ts: 0,
      revoked_ts: 0,
      issuer: '知新书院',
      design,
      ...HIDDEN,
    });
  });

  it('D45: the course is named in the reader’s language', () => {
    expect(presentChecked(buildCertificate(), { ...request, locale: 'en' }).title).toBe(
      'First steps in accounting',
    );
  });
});

describe('what its holder reads', () => {
  it.each([
    [true, null, 1, 0],
    [false, REVOKED_AT, 0, 1_790_000_000],
  ])('D26: all of it, shown %s, revoked at %s', (isShown, revokedAt, flag, revokedValue) => {
    expect(presentOwn(buildCertificate({ isShown, revokedAt }), 'en')).toEqual({
      number: NUMBER,
      goods_id: 'course_1',
      title: 'First steps in accounting',
      name: '林小满',
      seconds: 5400,
      issued_ts: ISSUED,
      revoked_ts: revokedValue,
      is_shown: flag,
      is_named: flag,
    });
  });
});
