/** Who takes money for an order: one interface for every company, and for those that only pretend to (D71). */
import type { IncomingHttpHeaders } from 'node:http';
import type { RawBody } from '#server/kernel/http/raw-body.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { BillLine, PaymentEvidence, RefundEvidence } from './evidence.ts';
import type { SandboxStore } from '../store/sandbox.store.ts';

/** All money here is CNY in fen. */
export interface PaymentAsked {
  /** Ours, and unique for all time: 28 letters, digits and `_`. The same one may be begun again and is one payment. */
  outTradeNo: string;
  amount: number;
  /** What is bought, as the payer reads it. */
  title: string;
  /** It cannot be paid after this moment (unix milliseconds). */
  expiresAt: number;
  /** Where the provider tells what became of it. */
  notifyUrl: string;
  /** Where the payer's browser comes back to; it proves nothing. */
  returnUrl: string;
  /** In the payer's language, where the provider shows pages. */
  locale: 'cn' | 'en';
}

/** How the payer pays now. */
export type PaymentBegun =
  /** The text of a code to scan. */
  | { kind: 'qr'; content: string }
  | {
      kind: 'redirect';
      url: string;
      /** The provider's own id of this try, where it finds a payment by it sooner than by ours: kept, and given back. */
      reference?: string;
    }
  /** What to do, as the merchant wrote it. */
  | { kind: 'instructions'; text: string };

interface RefundAsked {
  /** Ours, unique; the same one asked again is one refund. */
  outRefundNo: string;
  outTradeNo: string;
  /** The provider's own id of the payment. */
  transactionId: string;
  amount: number;
  /** What was paid in all. */
  total: number;
  reason: string;
  /** Empty where this server knows no address of its own: then the provider is asked. */
  notifyUrl: string;
}

export interface NotificationRequest {
  headers: IncomingHttpHeaders;
  body: RawBody;
}

/** What a notification says, once its signature, its age and its addressee have been judged. */
export type Notification =
  /** `id`: the provider's own, the same for each time it tells. */
  | { kind: 'payment'; id: string; outTradeNo: string; evidence: PaymentEvidence }
  | { kind: 'refund'; id: string; outRefundNo: string; evidence: RefundEvidence }
  /** Genuine, of something we do not follow. */
  | { kind: 'other'; id: string }
  /** Not from the provider, or not for us; `why` is for the log and repeats nothing that was sent. */
  | { kind: 'refused'; why: string };

export interface ProviderAnswer {
  status: number;
  type: 'application/json' | 'text/plain';
  body: string;
}

/** The outcome is unknown: a time-out, a 5xx, an unreadable answer. Callers ask again and never treat it as a failure. */
export class PaymentUnknown extends Error {
  override readonly name = 'PaymentUnknown';
}

/** `reason` of a refund the provider never took in: it may be asked for again by the same number. */
export const NO_SUCH_REFUND = 'no-such-refund';

/** The provider would not have it: its answer is final. `reason` is its own short code. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  readonly reason: string;
  constructor(provider: string, reason: string) {
    super(`${provider} refused: ${reason}`);
    this.reason = reason;
  }
}

/** Calls throw PaymentUnknown or PaymentRefused, and nothing else that a provider could cause. */
export interface PaymentProvider {
  /** How long an order is held for who pays by it, in milliseconds from its making; absent for the usual time (D130). */
  readonly holdMs?: number;
  begin(payment: PaymentAsked): Promise<PaymentBegun>;
  /** @param reference as `begin` told it, where it did */
  query(outTradeNo: string, reference?: string): Promise<PaymentEvidence>;
  /** Ends the payment; `succeeded` where it was paid just before, `awaiting` while money is on its way. */
  close(outTradeNo: string, reference?: string): Promise<PaymentEvidence>;
  refund(refund: RefundAsked): Promise<RefundEvidence>;
  /** @throws PaymentRefused of NO_SUCH_REFUND */
  queryRefund(
    refund: Pick<RefundAsked, 'outRefundNo' | 'outTradeNo' | 'transactionId'>,
  ): Promise<RefundEvidence>;
  /** Never throws for what was sent. Absent where a provider sends no notifications (transfers). */
  readNotification?(request: NotificationRequest): Promise<Notification>;
  /** The answer to the provider: the notification was stored, or has to be sent again. */
  answerNotification?(isKept: boolean): ProviderAnswer;
  /** Payments and refunds of one day (`2026-11-23`, Beijing). Absent where there is no bill. */
  bill?(day: string): Promise<readonly BillLine[]>;
}

/** What a provider is opened with. */
export interface PaymentWorld {
  clock: Clock;
  /** Books of the sandbox cashier, where there are any. */
  trades?: SandboxStore;
  /** How long one call may take, where it is not the usual time. */
  deadlineMs?: number;
}
