/** SMS that is only read in the dev mailbox: a demo's of this machine. */
import { defineProvider } from '#server/kernel/providers.ts';
import { mailboxProviders } from '../mailbox-provider.ts';
import type { MessagingWorld } from '../message-providers.ts';

export const provider = defineProvider({
  name: 'outbox',
  isBuiltIn: true,
  read: () => ({}),
  open: (_settings, { mailbox }: MessagingWorld) => mailboxProviders(mailbox).sms,
});
