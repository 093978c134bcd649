/** The limits contracts name (requirement 16); a call that names none has that of all writes, or none where it reads. */
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

const MINUTE = 60_000;

export const CALL_LIMITS = defineLimits({
  'admin-code': { max: 10, windowMs: MINUTE, per: 'session' },
  // Each answer to a merchant leaves a code behind.
  'merchant-code': { max: 60, windowMs: MINUTE, per: 'ip' },
  // Each may send two messages.
  'account-deletion': { max: 10, windowMs: 60 * MINUTE, per: 'session' },
  // A call for each pause in typing; a classroom behind one address fills in one form together.
  'company-search': { max: 300, windowMs: MINUTE, per: 'ip' },
  'upload-signature': { max: 30, windowMs: MINUTE, per: 'session' },
  'comment-like': { max: 30, windowMs: MINUTE, per: 'session' },
  'coupon-claim': { max: 30, windowMs: MINUTE, per: 'session' },
  // Each draws a picture; a classroom behind one address logs in together.
  'captcha-picture': { max: 300, windowMs: 10 * MINUTE, per: 'ip' },
  // D47: each is a row of two minutes.
  'qr-login': { max: 10, windowMs: MINUTE, per: 'ip' },
  'qr-binding': { max: 10, windowMs: MINUTE, per: 'session' },
  // Each hashes a password, and the right one is no guess; a classroom behind one address logs in together.
  'password-login': { max: 300, windowMs: 10 * MINUTE, per: 'ip' },
  'password-change': { max: 30, windowMs: 10 * MINUTE, per: 'session' },
  // Each may ask another company.
  'provider-login': { max: 60, windowMs: MINUTE, per: 'ip' },
  // A classroom behind one address fills in one form together.
  'form-answer': { max: 40, windowMs: 10 * MINUTE, per: 'ip' },
  search: { max: 300, windowMs: MINUTE, per: 'ip' },
});
