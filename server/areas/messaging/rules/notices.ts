/** Tells people by their phone and e-mail of before that something which lets them in has changed (requirement 24, B28, B32). */
import type { Locale } from '#schemas/locale.ts';
import { readText, type Text } from '#schemas/page/text.ts';
import { phoneOfKey } from '#schemas/auth/phone.ts';
import { NOTICES_OF_KIND } from '../limits.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { Notice, MessageProviders } from '../providers/message-providers.ts';
import { noticeWords, type NoticeKind } from './notice-words.ts';

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
  /** A notice did not get through. */
  onLost: (error: unknown) => void;
}

export function makeNotices({ providers, limits, onLost }: NoticesOptions): Notices {
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
  function begin(work: Promise<void>): void {
    underway.add(work);
    void work.finally(() => underway.delete(work));
  }
  return {
    notify({ shop, locale }, { phone, email }, kind) {
      const name = readText(shop.row.info.base.shop_name, locale);
      const notice: Notice = {
        appId: shop.appId,
        purpose: kind,
        locale,
        ...noticeWords(kind, locale, name),
      };
      const { sms, mail } = providers;
      if (phone !== '' && sms?.notify !== undefined)
        begin(deliver('sms', phone, notice, async () => sms.notify?.(phoneOfKey(phone), notice)));
      if (email !== undefined && mail !== undefined)
        begin(deliver('email', email, notice, () => mail.notify(email, notice)));
    },
    flush: async () => {
      await Promise.all(underway);
    },
  };
}
