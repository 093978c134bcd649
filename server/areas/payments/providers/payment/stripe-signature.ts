/** Signatures of Stripe's webhooks: HMAC-SHA256, scheme v1, within five minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS, msOf } from '#schemas/time.ts';
import { PaymentUnknown } from '../payment-provider.ts';

const TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Several v1 stand there while the secret is changed; other schemes prove nothing.
 * @throws PaymentUnknown saying why Stripe did not say it now
 */
export function verifyStripe(secret: string, header: string, body: Buffer, now: number): void {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
  const [timestamp = ''] = valuesOf('t');
  const expectedMac = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const isTheirs = valuesOf('v1').some((text) => {
    const mac = Buffer.from(text, 'hex');
    return mac.length === expectedMac.length && timingSafeEqual(mac, expectedMac);
  });
  if (!isTheirs) throw new PaymentUnknown('wrong signature');
  if (!(Math.abs(now - msOf(Number(timestamp))) <= TOLERANCE_MS))
    throw new PaymentUnknown('too old or too new');
}
