/** Who carries codes and notices to a person, and the mailbox of those who only pretend to. */
import type { Clock } from '#server/kernel/clock.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Phone } from '#schemas/auth/phone.ts';

export interface CodeMessage {
  appId: string;
  /** What the code is for, in a word. */
  purpose: string;
  code: string;
  /** Minutes it lives. */
  minutes: number;
  /** The whole message, for providers that take free text. */
  text: string;
  subject: string;
  locale: Locale;
}

/** Something that lets a person in has changed (requirement 24). */
export interface Notice {
  appId: string;
  purpose: string;
  /** What has changed, for providers whose templates say the rest. */
  change: string;
  text: string;
  subject: string;
  locale: Locale;
}

/** What is a person’s own has changed: an order, a refund, a right that ends. */
export interface PersonMessage {
  appId: string;
  /** The same each time the message is handed over. */
  id: string;
  purpose: string;
  text: string;
  subject: string;
  locale: Locale;
}

/** Rejects where the provider did not take the message; the reason names neither the phone nor the code. */
export interface SmsProvider {
  send(to: Phone, message: CodeMessage): Promise<void>;
  /** Absent where the provider takes templates alone and the installation has none for it. */
  notify?(to: Phone, notice: Notice): Promise<void>;
  /** Absent where the provider takes templates alone. */
  inform?(to: Phone, message: PersonMessage): Promise<void>;
  /** It sends a message of one id once, however often it is handed over. */
  readonly knowsIds?: true;
}

export interface MailProvider {
  send(to: string, message: CodeMessage): Promise<void>;
  notify(to: string, notice: Notice): Promise<void>;
  /** Sent under its id: a mailbox that gets it twice shows it once. */
  inform(to: string, message: PersonMessage): Promise<void>;
}

/** What a message provider is opened with. */
export interface MessagingWorld {
  mailbox: DevMailboxStore;
  clock: Clock;
}

/** Absent where this installation has no such provider. */
export interface MessageProviders {
  sms?: SmsProvider;
  mail?: MailProvider;
}

export interface DevMessage {
  to: string;
  channel: 'sms' | 'email';
  purpose: string;
  /** Empty for a notice. */
  code: string;
  text: string;
  at: number;
}

/** What the built-in providers would have sent. */
export interface DevMailboxStore {
  add(appId: string, message: Omit<DevMessage, 'at'> & { id?: string }): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<DevMessage[]>;
}
