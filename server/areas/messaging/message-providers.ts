/** Who carries codes and notices to a person, and the outbox of those who only pretend to. */
import type { Locale } from '#schemas/locale.ts';
import type { Phone } from '#schemas/auth/phone.ts';

export interface CodeMessage {
  appId: string;
  /** What the code is for, in a word. */
  purpose: string;
  code: string;
  /** Minutes it lives. */
  minutes: number;
  /** The whole message, for carriers that take free text. */
  text: string;
  subject: string;
  locale: Locale;
}

/** Something that lets a person in has changed (requirement 24). */
export interface Notice {
  appId: string;
  purpose: string;
  /** What has changed, for carriers whose templates say the rest. */
  change: string;
  text: string;
  subject: string;
  locale: Locale;
}

/** Rejects where the carrier did not take the message; the reason names neither the phone nor the code. */
export interface SmsSender {
  send(to: Phone, message: CodeMessage): Promise<void>;
  /** Absent where the carrier takes templates alone and the installation has none for it. */
  notify?(to: Phone, notice: Notice): Promise<void>;
}

export interface MailSender {
  send(to: string, message: CodeMessage): Promise<void>;
  notify(to: string, notice: Notice): Promise<void>;
}

/** Absent where this installation has no such carrier. */
export interface Senders {
  sms?: SmsSender;
  mail?: MailSender;
}

export interface OutboxMessage {
  to: string;
  channel: 'sms' | 'email';
  purpose: string;
  /** Empty for a notice. */
  code: string;
  text: string;
  at: number;
}

/** What the built-in carriers would have sent. */
export interface OutboxStore {
  add(appId: string, message: Omit<OutboxMessage, 'at'>): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<OutboxMessage[]>;
}
