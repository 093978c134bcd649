/** Providers that only pretend: what they would send is read at /dev/outbox (requirement 63). */
import { phoneKey } from '#schemas/auth/phone.ts';
import type { DevMailboxStore, MessageProviders } from './message-providers.ts';

export function mailboxProviders(mailbox: DevMailboxStore): Required<MessageProviders> {
  return {
    sms: {
      send: (to, { appId, purpose, code, text }) =>
        mailbox.add(appId, { to: phoneKey(to), channel: 'sms', purpose, code, text }),
      notify: (to, { appId, purpose, text }) =>
        mailbox.add(appId, { to: phoneKey(to), channel: 'sms', purpose, code: '', text }),
      inform: (to, { appId, id, purpose, text }) =>
        mailbox.add(appId, { id, to: phoneKey(to), channel: 'sms', purpose, code: '', text }),
      knowsIds: true,
    },
    mail: {
      send: (to, { appId, purpose, code, text }) =>
        mailbox.add(appId, { to, channel: 'email', purpose, code, text }),
      notify: (to, { appId, purpose, text }) =>
        mailbox.add(appId, { to, channel: 'email', purpose, code: '', text }),
      inform: (to, { appId, id, purpose, text }) =>
        mailbox.add(appId, { id, to, channel: 'email', purpose, code: '', text }),
    },
  };
}
