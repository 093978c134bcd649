/** Buys one good and waits for the payment. */
export { orderGroup, type OrderGroup } from './order-group.ts';
export { orderWords, wayKey } from './words.ts';
export type { PurchaseChoice, PurchaseNotice, PurchasePhase, Quote } from './purchase.machine.ts';
export { printReceipt } from './print-receipt.ts';
export { useOrder, type OrderDetail } from './use-order.ts';
export { useOrders } from './use-orders.ts';
export { useCourses, usePurchases } from './use-owned.ts';
export { useOrderWatch } from './use-order-watch.ts';
export type { WatchPhase } from './order-watch.machine.ts';
export { usePayment, type PaymentView } from './use-payment.ts';
export { usePurchase } from './use-purchase.ts';
