/** What is done about orders later, and by itself. */
import { isObject } from '#schemas/page/json.ts';
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';

export interface OfOrder {
  appId: string;
  orderId: string;
}

const readOrder = (data: unknown): OfOrder => ({
  appId: storedText(data, 'appId'),
  orderId: storedText(data, 'orderId'),
});

/** Closes an order that was not paid in time. */
export const expireOrder = defineJob<OfOrder>({ name: 'order.expire', read: readOrder });

/** Tells buyer and owners what has become of an order. */
export const tellOrder = defineJob<OfOrder & { refundId: string }>({
  name: 'order.tell',
  read: (data) => ({ ...readOrder(data), refundId: storedText(data, 'refundId') }),
});

/** Tells a buyer until when an order is held for their transfer (D130). */
export const tellTransfer = defineJob<OfOrder>({ name: 'order.tell-transfer', read: readOrder });

/** Tells a buyer what was decided about their invoice at that moment. */
export const tellInvoice = defineJob<OfOrder & { decidedAt: number }>({
  name: 'invoice.tell',
  read: (data) => ({
    ...readOrder(data),
    decidedAt: Number(isObject(data) ? data['decidedAt'] : 0),
  }),
});

/** Tells the owners of a shop that a provider's bill of a day is not as ours. */
export const tellBill = defineJob<{ appId: string; day: string; provider: string }>({
  name: 'bill.tell',
  read: (data) => ({
    appId: storedText(data, 'appId'),
    day: storedText(data, 'day'),
    provider: storedText(data, 'provider'),
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
  read: (data) => ({
    appId: storedText(data, 'appId'),
    id: storedText(data, 'id'),
    turn: Number(isObject(data) ? data['turn'] : 0),
  }),
});

/** Has a provider pay back, and asks until it is known what became of it. */
export const runRefund = defineJob<{ appId: string; id: string }>({
  name: 'refund.run',
  read: (data) => ({ appId: storedText(data, 'appId'), id: storedText(data, 'id') }),
  // A week and more, with the pauses between the tries growing to hours.
  maxTries: 60,
});
