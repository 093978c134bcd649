/** What `invoices` and `money` ask of a shop's books, whichever way it reaches them. */
import type { Locale } from '#schemas/locale.ts';
import type { Invoice, InvoiceState, MerchantInvoice } from '#schemas/order/invoice.ts';
import type { MoneyOfDay } from '#schemas/order/money-of-day.ts';

/** Requests that are listed, those last asked for. */
export const INVOICES_LISTED = 200;

/** The request as it stands now, or that there is nothing to decide. */
export type InvoiceOutcome = { invoice: Invoice } | 'state-conflict';

/** Every answer is undefined for a shop or an order nobody knows. */
export interface BooksBackend {
  /** Those last asked for, and how many there are in all. */
  invoices(
    shop: string,
    state: InvoiceState | undefined,
  ): Promise<{ items: MerchantInvoice[]; total: number } | undefined>;
  /** All of them, as CSV. */
  invoiceFile(shop: string, state: InvoiceState | undefined, locale: Locale): Promise<string | undefined>;
  /** Issued under its number, or, without one, refused for the reason in `answer`. */
  decideInvoice(
    shop: string,
    order: string,
    decision: { number?: string; answer: string; by: string },
  ): Promise<InvoiceOutcome | undefined>;
  /**
   * A day that is over against the providers' bills: compared by a running server, else as it was kept; `not-over` for a
   * day whose bill does not exist yet.
   */
  money(shop: string, day: string): Promise<MoneyOfDay | 'not-over' | undefined>;
}
