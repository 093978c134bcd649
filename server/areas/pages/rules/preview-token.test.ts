/** Preview links: signed, for one shop and for a day; whatever a stranger writes opens nothing (D43). */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makePreviewTokens, type PreviewFault } from './preview-token.ts';

const DAY = 86_400_000;
const ASKED = {
  app_id: 'appmine',
  shows: { 'page/home': 'hash' },
  view_as: { role: 'learner', locale: 'en' },
} as const;

function installation(key = 'secret') {
  let now = 1_800_000_000_000;
  const tokens = makePreviewTokens({ key, clock: { now: () => now } });
  const fault = (token: string, appId = 'appmine'): PreviewFault | 'opens' => {
    const reading = tokens.read(token, appId);
    return reading.ok ? 'opens' : reading.fault;
  };
  return {
    ...tokens,
    fault,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

/** As somebody would sign it who has the key: an older release of the product, or this one. */
function buildSignedText(payload: string, { key = 'secret', shape = 'preview 1' } = {}) {
  return `${payload}.${createHmac('sha256', key).update(`${shape} ${payload}`).digest('base64url')}`;
}
const buildEncodedText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a preview link', () => {
  it('D43: opens what it was made for, through those eyes, for one day', () => {
    const { make, read, fault, wait } = installation();
    const { token, grant } = make(ASKED);
    expect(grant).toEqual({ ...ASKED, expires_at: 1_800_000_000_000 + DAY });
    expect(read(token, 'appmine')).toEqual({ ok: true, grant });
    wait(DAY - 1);
    expect(fault(token)).toBe('opens');
    wait(1);
    expect(fault(token)).toBe('expired');
  });

  it('D43, R28: opens nothing in another shop', () => {
    const { make, fault } = installation();
    expect(fault(make(ASKED).token, 'appother')).toBe('other-shop');
  });

  it('D43: of another installation opens nothing', () => {
    expect(installation().fault(installation('another').make(ASKED).token)).toBe('invalid');
  });

  it('D43: fits into an address with five documents in it, and needs no escaping', () => {
    const shows = Object.fromEntries(
      Array.from({ length: 5 }, (_none, place) => [`page/${'p'.repeat(24)}${String(place)}`, 'f'.repeat(64)]),
    );
    const { make, fault } = installation();
    const { token } = make({ ...ASKED, shows });
    expect(fault(token)).toBe('opens');
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('D43: whose words were changed opens nothing, signed as they were', () => {
    const { make, fault } = installation();
    const [payload = '', signature = ''] = make(ASKED).token.split('.');
    const later = buildEncodedText({ ...ASKED, shows: 'drafts', expires_at: 9_999_999_999_999 });
    expect(fault(`${later}.${signature}`)).toBe('invalid');
    expect(fault(`${payload}.${signature.slice(0, -1)}`)).toBe('invalid');
    expect(fault(`${payload}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`)).toBe(
      'invalid',
    );
  });

  it.each([
    ['nothing', ''],
    ['a word', 'preview'],
    ['a dot', '.'],
    ['a payload without a signature', buildEncodedText(ASKED)],
    ['no payload', buildSignedText('')],
    ['no grant', buildSignedText(buildEncodedText(null))],
    ['no grant either', buildSignedText(buildEncodedText('appmine'))],
    ['a grant without an end', buildSignedText(buildEncodedText(ASKED))],
    ['a grant for no shop', buildSignedText(buildEncodedText({ expires_at: 9e12 }))],
    ['a third part', `${buildSignedText(buildEncodedText({ ...ASKED, expires_at: 9e12 }))}.x`],
    [
      'a grant of an older shape',
      buildSignedText(buildEncodedText({ ...ASKED, expires_at: 9e12 }), { shape: 'preview 0' }),
    ],
  ])('D43: that is %s opens nothing', (_what, token) => {
    expect(installation().fault(token)).toBe('invalid');
  });

  it('D43: one that is too long is not looked at, though it is signed', () => {
    const grant = (length: number) =>
      buildSignedText(
        buildEncodedText({ ...ASKED, shows: { 'page/home': 'f'.repeat(length) }, expires_at: 9e12 }),
      );
    const { fault } = installation();
    expect(grant(400).length).toBeLessThan(1024);
    expect([fault(grant(400)), fault(grant(1024))]).toEqual(['opens', 'invalid']);
  });
});
