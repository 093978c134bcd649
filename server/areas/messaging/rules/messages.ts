/** Sends codes to people, no more often than a person would ask (D51, the table of limits): counted before anything is sent. */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { phoneKey, type Phone } from '#schemas/auth/phone.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { CODE_LIFE_MS, MESSAGES_OF_ADDRESS, MESSAGES_OF_ALL, MESSAGES_OF_TARGET } from '../limits.ts';
import { type CountLimit } from '#server/kernel/limits/limits.ts';
import type { CodeBinding } from '../codes/code-store.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { CodeMessage, MessageProviders } from '../providers/message-providers.ts';
import type { Codes } from '../codes/codes.ts';
import type { MessageTexts } from '../services/message-texts.ts';
import type { NoticeFacts } from './notices.ts';

export interface MessageFacts {
  /** Of a shop only its name is said. */
  shop: NoticeFacts['shop'];
  ip: string;
  locale: Locale;
}

export type SendOutcome = { ok: true; waitS: number } | { ok: false; code: 'too-frequent' | 'login-way-off' };

export interface Messages {
  /** What this installation can send. */
  readonly providers: { sms: boolean; mail: boolean };
  sendSms(facts: MessageFacts, phone: Phone, binding: Omit<CodeBinding, 'target'>): Promise<SendOutcome>;
  sendMail(facts: MessageFacts, binding: CodeBinding): Promise<SendOutcome>;
}

/** One for all ways to write a phone: zeros in front of a number are dialled at home alone (B25). */
const reachedBy = ({ area, number }: Phone) => phoneKey({ area, number: number.replace(/^0+/, '') });

/** Seconds until the next may be asked for. */
export const MESSAGE_WAIT_S = secondsUpTo(MESSAGES_OF_TARGET[0]?.windowMs ?? 0);

export function makeMessages(options: {
  codes: Codes;
  limits: LimitStore;
  providers: MessageProviders;
  texts: MessageTexts;
}): Messages {
  const { codes, limits, providers, texts } = options;

  const isOver = async (key: string, { max, windowMs }: CountLimit) =>
    (await limits.hit(`message ${key} ${String(windowMs)}`, windowMs)).count > max;

  /** The address first: one that may ask no more uses up nothing of anybody else's. A phone is one in all shops. */
  async function mayAsk(channel: string, target: string, ip: string): Promise<boolean> {
    if (await isOver(`${channel} ip ${ip}`, MESSAGES_OF_ADDRESS)) return false;
    for (const limit of MESSAGES_OF_TARGET) if (await isOver(`${channel} to ${target}`, limit)) return false;
    return !(await isOver(`${channel} all`, MESSAGES_OF_ALL));
  }

  async function compose({ shop, locale }: MessageFacts, binding: CodeBinding): Promise<CodeMessage> {
    const { appId, purpose } = binding;
    const code = await codes.make(binding);
    const minutes = CODE_LIFE_MS / 60_000;
    const name = readText(shop.row.info.base.shop_name, locale);
    const values = { shop: name, code, minutes: String(minutes) };
    return { appId, purpose, code, minutes, locale, ...(await texts.compose(appId, 'code', values, locale)) };
  }

  return {
    // Read anew each time: the operator turns companies on and off while the server runs (ADR-793).
    get providers() {
      return { sms: providers.sms !== undefined, mail: providers.mail !== undefined };
    },
    async sendSms(facts, phone, binding) {
      const { sms } = providers;
      if (sms === undefined) return { ok: false, code: 'login-way-off' };
      const target = phoneKey(phone);
      if (!(await mayAsk('sms', reachedBy(phone), facts.ip))) return { ok: false, code: 'too-frequent' };
      await sms.send(phone, await compose(facts, { ...binding, target }));
      return { ok: true, waitS: MESSAGE_WAIT_S };
    },
    async sendMail(facts, binding) {
      const { mail } = providers;
      if (mail === undefined) return { ok: false, code: 'login-way-off' };
      const { target } = binding;
      if (!(await mayAsk('email', target, facts.ip))) return { ok: false, code: 'too-frequent' };
      await mail.send(target, await compose(facts, binding));
      return { ok: true, waitS: MESSAGE_WAIT_S };
    },
  };
}
