/** A request for an invoice (fapiao 发票) of an order: its fields, its tax number and its state. */
import { isBlank, VISIBLE } from '#schemas/text/tidy.ts';
import { Type, type Static } from 'typebox';
import { readEmail } from '../auth/login-name.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { OrderIdSchema } from './order.ts';

export const INVOICE_KINDS = ['person', 'company'] as const;
/** `void`: all the money of the order went back. */
export const INVOICE_STATES = ['asked', 'issued', 'refused', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_TITLE_MAX = 100;
const EMAIL_LENGTH_MAX = 254;
const TAX_NUMBER = /^[0-9A-Z]{15,20}$/;

const WRITTEN = {
  kind: ChoiceSchema(INVOICE_KINDS),
  /** Name of the person or of the company. */
  title: Type.String({ minLength: 1, maxLength: INVOICE_TITLE_MAX, pattern: VISIBLE }),
  /** 15 to 20 capital letters and digits for a company, empty for a person. */
  tax_number: Type.String({ maxLength: 20 }),
  /** Where the invoice is sent. */
  email: Type.String({ minLength: 1, maxLength: EMAIL_LENGTH_MAX }),
};

export const InvoiceAskedSchema = Type.Object({ order_id: OrderIdSchema, ...WRITTEN });
/** What a buyer writes. */
export type InvoiceWritten = Omit<Static<typeof InvoiceAskedSchema>, 'order_id'>;
export type InvoiceField = Exclude<keyof InvoiceWritten, 'kind'>;

export const InvoiceSchema = Type.Object({
  state: ChoiceSchema(INVOICE_STATES),
  kind: ChoiceSchema(INVOICE_KINDS),
  title: Type.String(),
  tax_number: Type.String(),
  email: Type.String(),
  /** The invoice's own, as the merchant gives it; empty until it is issued. */
  number: Type.String(),
  /** Why it was refused; empty where it was not. */
  answer: Type.String(),
  asked_ts: Type.Integer(),
  /** 0 until it is issued or refused. */
  decided_ts: Type.Integer(),
});
export type Invoice = Static<typeof InvoiceSchema>;

/** What an issued invoice may be numbered. */
export const InvoiceNumberSchema = Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$' });

/** A request as the merchant reads it. */
export const MerchantInvoiceSchema = Type.Object({
  ...InvoiceSchema.properties,
  order_id: Type.String(),
  /** What was bought. */
  goods_title: Type.String(),
  /** Fen: what was paid and has not gone back. */
  amount: Type.Integer(),
  /** Who decided; empty before the decision. */
  decided_by: Type.String(),
});
export type MerchantInvoice = Static<typeof MerchantInvoiceSchema>;

/** A tax number as it is printed, often in groups, or typed in small letters. */
export const plainTaxNumber = (text: string): string => text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();

/**
 * What is kept of what was written: a person has no tax number, an e-mail address is spelled one way.
 * @returns the fields that cannot be taken, from top to bottom, where there are any
 */
export function readInvoice({
  kind,
  title,
  tax_number,
  email,
}: InvoiceWritten): { ok: true; invoice: InvoiceWritten } | { ok: false; wrong: readonly InvoiceField[] } {
  const address = readEmail(email);
  const name = title.trim();
  const isTitle = !isBlank(name) && name.length <= INVOICE_TITLE_MAX && !/\p{C}/u.test(name);
  const taxNumber = kind === 'company' ? tax_number : '';
  const isTaxNumber = kind === 'person' || TAX_NUMBER.test(taxNumber);
  if (isTitle && isTaxNumber && address !== undefined)
    return { ok: true, invoice: { kind, title: name, tax_number: taxNumber, email: address } };
  const wrong: InvoiceField[] = [];
  if (!isTitle) wrong.push('title');
  if (!isTaxNumber) wrong.push('tax_number');
  if (address === undefined) wrong.push('email');
  return { ok: false, wrong };
}
