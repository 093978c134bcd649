/** What is done about orders later, and by itself. */
import { isObject } from '#schemas/page/json.ts';
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';

export interface OfOrder {
  appId: string;
  orderId: string;
}

const readOrder = (stored: unknown): OfOrder => ({
  appId: storedText(stored, 'appId'),
  orderId: storedText(stored, 'orderId'),
});

/** Closes an order nobody has paid in its time. */
export const expireOrder = defineJob<OfOrder>({ name: 'order.expire', read: readOrder });

/** Tells buyer and owners what has become of an order. */
export const tellOrder = defineJob<OfOrder & { refundId: string }>({
  name: 'order.tell',
  read: (stored) => ({ ...readOrder(stored), refundId: storedText(stored, 'refundId') }),
});

/** Tells a buyer until when an order is held for their transfer (D130). */
export const tellTransfer = defineJob<OfOrder>({ name: 'order.tell-transfer', read: readOrder });

/** Tells a buyer what was decided about their invoice at that moment. */
export const tellInvoice = defineJob<OfOrder & { decidedAt: number }>({
  name: 'invoice.tell',
  read: (stored) => ({
    ...readOrder(stored),
    decidedAt: Number(isObject(stored) ? stored['decidedAt'] : 0),
  }),
});

/** Tells the owners of a shop that a provider's bill of a day is not as ours. */
export const tellBill = defineJob<{ appId: string; day: string; provider: string }>({
  name: 'bill.tell',
  read: (stored) => ({
    appId: storedText(stored, 'appId'),
    day: storedText(stored, 'day'),
    provider: storedText(stored, 'provider'),
  }),
});

/** Closes at the providers what is still open of an order that needs no payment any more. */
export const closeAttempts = defineJob<OfOrder>({ name: 'order.close-attempts', read: readOrder });

export interface AskAgain {
  appId: string;
  id: string;
  /** Which of the pauses it was after. */
  turn: number;
}

/** Asks a provider what became of a payment. */
export const askProvider = defineJob<AskAgain>({
  name: 'payment.ask',
  read: (stored) => ({
    appId: storedText(stored, 'appId'),
    id: storedText(stored, 'id'),
    turn: Number(isObject(stored) ? stored['turn'] : 0),
  }),
});

/** Has a provider pay back, and asks until it is known what became of it. */
export const runRefund = defineJob<{ appId: string; id: string }>({
  name: 'refund.run',
  read: (stored) => ({ appId: storedText(stored, 'appId'), id: storedText(stored, 'id') }),
  // A week and more, with the pauses between the tries growing to hours.
  maxTries: 60,
});
