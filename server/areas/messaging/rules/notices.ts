/** Tells people by their phone and e-mail of before that something which lets them in has changed (requirement 24, B28, B32). */
import type { Locale } from '#schemas/locale.ts';
import { readText, type Text } from '#schemas/page/text.ts';
import { phoneOfKey } from '#schemas/auth/phone.ts';
import { NOTICES_OF_KIND } from '../limits.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { Notice, MessageProviders } from '../providers/message-providers.ts';
import type { MessageTexts } from '../services/message-texts.ts';
import { noticeChange, type NoticeKind } from './notice-words.ts';

export interface NoticeFacts {
  /** Of a shop only its name is said. */
  shop: { appId: string; row: { info: { base: { shop_name: Text } } } };
  locale: Locale;
}

/** Where a person could be reached before the change. */
export interface Reachable {
  /** Phone key; empty where there is none. */
  phone: string;
  email: string | undefined;
}

/** Of somebody who is gone there is nothing to be reached at. */
export function reachOf(person: Partial<Reachable> = {}): Reachable {
  const { phone = '', email } = person;
  return { phone, email };
}

export interface Notices {
  /** Never waits and never fails: the change is done, whatever becomes of its notice. */
  notify(facts: NoticeFacts, person: Reachable, kind: NoticeKind): void;
  /** Resolves when all that was told is on its way. */
  flush(): Promise<void>;
}

export interface NoticesOptions {
  providers: MessageProviders;
  limits: LimitStore;
  texts: MessageTexts;
  /** A notice did not get through. */
  onLost: (error: unknown) => void;
}

export function makeNotices({ providers, limits, texts, onLost }: NoticesOptions): Notices {
  const underway = new Set<Promise<void>>();

  /** Counted by shop and kind: whatever else a day was full of, the first of each is told. */
  async function deliver(
    channel: string,
    target: string,
    { appId, purpose }: Notice,
    send: () => Promise<void>,
  ): Promise<void> {
    try {
      const { max, windowMs } = NOTICES_OF_KIND;
      const { count } = await limits.hit(`notice ${channel} ${appId} ${purpose} to ${target}`, windowMs);
      if (count <= max) await send();
    } catch (error) {
      onLost(error);
    }
  }
  async function compose({ shop, locale }: NoticeFacts, kind: NoticeKind): Promise<Notice> {
    const { appId, row } = shop;
    const change = noticeChange(kind, locale);
    const values = { shop: readText(row.info.base.shop_name, locale), change };
    const words = await texts.compose(appId, 'account-notice', values, locale);
    return { appId, purpose: kind, locale, change, ...words };
  }
  async function deliverAll(notice: Notice, { phone, email }: Reachable): Promise<void> {
    const { sms, mail } = providers;
    await Promise.all([
      phone !== '' &&
        sms?.notify !== undefined &&
        deliver('sms', phone, notice, async () => sms.notify?.(phoneOfKey(phone), notice)),
      email !== undefined &&
        mail !== undefined &&
        deliver('email', email, notice, () => mail.notify(email, notice)),
    ]);
  }
  function begin(work: Promise<void>): void {
    underway.add(work);
    void work.finally(() => underway.delete(work));
  }
  return {
    notify(facts, person, kind) {
      begin(
        compose(facts, kind)
          .then((notice) => deliverAll(notice, person))
          .catch(onLost),
      );
    },
    flush: async () => {
      await Promise.all(underway);
    },
  };
}
