/** Codes and notices by SMS and e-mail, and the companies that send them. */
import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#schemas/locale.ts';
import type { MessageCarriers } from '#schemas/api/console/messages.ts';
import type { MessageKind } from '#schemas/messages/message-templates.ts';
import type { Deps, AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { handleJob } from '#server/kernel/jobs/define-job.ts';
import type { ProviderChoice } from '#server/kernel/providers.ts';
import { makeCodes, type Codes } from './codes/codes.ts';
import type { CodeStore } from './codes/code-store.ts';
import { createCodeStore, removeExpiredCodes } from './codes/codes.store.ts';
import { createDevMailboxStore, removeOldMessages } from './store/dev-mailbox.store.ts';
import {
  createPersonMessageStore,
  removeOldPersonMessages,
  type PersonMessageStore,
} from './store/person-messages.store.ts';
import type {
  MailProvider,
  DevMailboxStore,
  MessageProviders,
  MessagingWorld,
  PersonMessage,
  SmsProvider,
} from './providers/message-providers.ts';
import { mailboxProviders } from './providers/mailbox-provider.ts';
import { openMessageProviders } from './providers/open-providers.ts';
import { mailProviders, smsProviders } from './providers/registries.ts';
import { sendTrial, type TrialTarget } from './services/send-trial.ts';
import { makeMessages, type Messages } from './rules/messages.ts';
import { makeNotices, reachOf, type Notices, type Reachable } from './rules/notices.ts';
import { makePersonMessages, sendMessage, type PersonMessages } from './rules/person-messages.ts';
import { loginCode } from './tables/codes.ts';
import { devMessage } from './tables/dev-mailbox.ts';
import { personMessage } from './tables/person-messages.ts';
import { messageText } from './tables/message-texts.ts';
import { messageCalls } from './console/messages.ts';
import { carriersOf } from './rules/message-carriers.ts';
import { sendMessageTrial, type MessageTrial } from './services/message-trial.ts';
import { makeMessageTexts, type MessageTexts } from './services/message-texts.ts';
import { createMessageTextStore, type MessageTextStore } from './store/message-texts.store.ts';

/** What statements of other areas may join; rows are written here. */
export { personMessage } from './tables/person-messages.ts';
export { emailBinding } from './codes/codes.ts';
export type { DevMessage } from './providers/message-providers.ts';
export { MESSAGE_WAIT_S, type MessageFacts, type SendOutcome } from './rules/messages.ts';
export type { NoticeKind } from './rules/notice-words.ts';
export { reachOf, type Reachable } from './rules/notices.ts';

export interface MessagingArea {
  codes: Codes;
  messages: Messages;
  notices: Notices;
  /** Of what is a person’s own: each thing once. */
  people: PersonMessages;
  /** What each message says in a shop (ADR-837). */
  texts: MessageTexts;
  messageCarriers: (kind: MessageKind) => MessageCarriers;
  /** Sends a message with sample data to who asks for it. */
  sendMessageTrial: (reach: Reachable, message: PersonMessage) => Promise<MessageTrial>;
  /** Whether this installation sends by SMS and by e-mail. */
  carriers: () => { sms: boolean; mail: boolean };
  /** Sends a code that opens nothing. @throws ProviderError of the company */
  sendTrial: (target: TrialTarget, locale: Locale) => Promise<void>;
  /** What the built-in providers would have sent, newest first. */
  mailbox: Pick<DevMailboxStore, 'list'>;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    codes: CodeStore;
    devMailbox: DevMailboxStore;
    personMessages: PersonMessageStore;
    messageTexts: MessageTextStore;
  }
  interface Areas {
    messaging: MessagingArea;
  }
  interface Settings {
    /** Who carries codes by SMS and by e-mail. */
    sms: ProviderChoice<SmsProvider, MessagingWorld>;
    mail: ProviderChoice<MailProvider, MessagingWorld>;
  }
  interface Injections {
    /** Who carries messages; the dev mailbox where absent and demo pages are shown, else nobody. */
    messageProviders?: MessageProviders;
  }
}

export const area = defineArea({
  name: 'messaging',
  tables: { loginCode, devMessage, personMessage, messageText },
  stores: (db, clock) => ({
    codes: createCodeStore(db, clock),
    devMailbox: createDevMailboxStore(db, clock),
    personMessages: createPersonMessageStore(db),
    messageTexts: createMessageTextStore(db),
  }),
  settings: (env, facts) => ({
    sms: smsProviders.choose(env, facts),
    mail: mailProviders.choose(env, facts),
  }),
  providers: (settings, { stores, clock }) => ({
    messageProviders: openMessageProviders(settings, stores.devMailbox, clock),
  }),
  consoleCalls: messageCalls,
  retention: [removeExpiredCodes, removeOldMessages, removeOldPersonMessages],
  jobs: ({ messaging, identity }: Deps) => [
    handleJob(sendMessage, (key) =>
      messaging.people.send(key, async ({ appId, userId }) =>
        reachOf(await identity.accounts.byId(appId, userId)),
      ),
    ),
  ],
  forget: async (tx, { appId, userId }) => {
    await tx
      .delete(personMessage)
      .where(and(eq(personMessage.appId, appId), eq(personMessage.userId, userId)));
  },
  open({
    stores,
    limits,
    clock,
    queue,
    config,
    injections: options,
    keys,
    log,
    onClose,
  }: AppContext): MessagingArea {
    const key = createHmac('sha256', keys.signing).update('codes of logins').digest('base64url');
    const providers =
      options.messageProviders ?? (config.demoPages ? mailboxProviders(stores.devMailbox) : {});
    const codes = makeCodes({ store: stores.codes, clock, key });
    const onLost = (error: unknown) => log.error({ err: error }, 'a notice did not get through');
    const texts = makeMessageTexts(stores.messageTexts);
    const notices = makeNotices({ providers, limits, texts, onLost });
    onClose(notices.flush);
    return {
      codes,
      messages: makeMessages({ codes, limits, providers, texts }),
      notices,
      texts,
      messageCarriers: (kind) => carriersOf(providers, kind),
      sendMessageTrial: (reach, message) => sendMessageTrial({ providers, limits }, reach, message),
      people: makePersonMessages({
        store: stores.personMessages,
        queue,
        clock,
        providers,
        texts,
        onDoubt: (message) => log.warn(message, 'a message may not have gone out'),
      }),
      sendTrial: (target, locale) => sendTrial(providers, target, locale),
      carriers: () => ({ sms: providers.sms !== undefined, mail: providers.mail !== undefined }),
      mailbox: { list: (limit) => stores.devMailbox.list(limit) },
    };
  },
});
