/** What a notification says, where whatever cannot be read or is not ours is refused and nothing is thrown. */
import { PaymentUnknown, type Notification } from '../payment-provider.ts';

export function judgeNotification(read: () => Notification): Promise<Notification> {
  try {
    return Promise.resolve(read());
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) return Promise.reject(error);
    return Promise.resolve({ kind: 'refused', why: error.message });
  }
}
