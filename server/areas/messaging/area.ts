/** Codes and notices sent by SMS and e-mail, and who carries them. */
import { createHmac } from 'node:crypto';
import { defineArea, type World } from '#server/kernel/area.ts';
import type { Chosen } from '#server/kernel/providers.ts';
import { makeCodes, type Codes } from './codes/codes.ts';
import type { CodeStore } from './codes/code-store.ts';
import { createCodeStore, removeExpiredCodes } from './codes/codes.store.ts';
import { createDevMailboxStore, removeOldMessages } from './dev-mailbox.store.ts';
import type {
  MailProvider,
  DevMailboxStore,
  MessageProviders,
  MessagingWorld,
  SmsProvider,
} from './message-providers.ts';
import { mailboxProviders } from './providers/mailbox-provider.ts';
import { openMessageProviders } from './providers/open-providers.ts';
import { mailProviders, smsProviders } from './providers/registries.ts';
import { makeMessages, type Messages } from './rules/messages.ts';
import { makeNotices, type Notices } from './rules/notices.ts';
import { loginCode } from './tables/codes.ts';
import { devMessage } from './tables/dev-mailbox.ts';

export { emailBinding } from './codes/codes.ts';
export type { DevMessage } from './message-providers.ts';
export { MESSAGE_WAIT_S, type MessageFacts, type SendOutcome } from './rules/messages.ts';
export type { NoticeKind } from './rules/notice-words.ts';
export { reachOf, type Reachable } from './rules/notices.ts';

export interface MessagingArea {
  codes: Codes;
  messages: Messages;
  notices: Notices;
  /** What the built-in providers would have sent, newest first. */
  mailbox: Pick<DevMailboxStore, 'list'>;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    codes: CodeStore;
    devMailbox: DevMailboxStore;
  }
  interface Areas {
    messaging: MessagingArea;
  }
  interface Settings {
    /** Who carries codes by SMS and by e-mail. */
    sms: Chosen<SmsProvider, MessagingWorld>;
    mail: Chosen<MailProvider, MessagingWorld>;
  }
  interface Given {
    /** Who carries messages; the dev mailbox where absent and demo pages are shown, else nobody. */
    messageProviders?: MessageProviders;
  }
}

export const area = defineArea({
  name: 'messaging',
  tables: { loginCode, devMessage },
  stores: (db, clock) => ({
    codes: createCodeStore(db, clock),
    devMailbox: createDevMailboxStore(db, clock),
  }),
  settings: (env, facts) => ({
    sms: smsProviders.choose(env, facts),
    mail: mailProviders.choose(env, facts),
  }),
  providers: (settings, { stores, clock }) => ({
    messageProviders: openMessageProviders(settings, stores.devMailbox, clock),
  }),
  retention: [removeExpiredCodes, removeOldMessages],
  open({ stores, limits, clock, config, given, keys, log, onClose }: World): MessagingArea {
    const key = createHmac('sha256', keys.signing).update('codes of logins').digest('base64url');
    const providers = given.messageProviders ?? (config.demoPages ? mailboxProviders(stores.devMailbox) : {});
    const codes = makeCodes({ store: stores.codes, clock, key });
    const onLost = (error: unknown) => log.error({ err: error }, 'a notice did not get through');
    const notices = makeNotices({ providers, limits, onLost });
    onClose(notices.settled);
    return {
      codes,
      messages: makeMessages({ codes, limits, providers }),
      notices,
      mailbox: { list: (limit) => stores.devMailbox.list(limit) },
    };
  },
});
