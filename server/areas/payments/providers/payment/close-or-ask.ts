/** Closes a payment; where the company would not, what it says of the payment is what is true. */
import { PaymentRefused } from '../payment-provider.ts';
import type { PaymentEvidence } from '../evidence.ts';

/** @param absent codes that say there is nothing to close, so that nobody can have paid */
export async function closeOrAsk(
  close: () => Promise<unknown>,
  absent: readonly string[],
  ask: () => Promise<PaymentEvidence>,
): Promise<PaymentEvidence> {
  try {
    await close();
    return { state: 'closed' };
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return absent.includes(error.reason) ? { state: 'closed' } : ask();
  }
}
