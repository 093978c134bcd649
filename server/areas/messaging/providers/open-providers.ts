/** Opens the carriers an installation has chosen. */
import type { MailConfig, SmsConfig } from '../providers-config.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { MailSender, OutboxStore, Senders, SmsSender } from '../message-providers.ts';
import { openSmtp } from './mail/smtp.ts';
import { outboxSenders } from './mailbox-provider.ts';
import { openAliyun } from './sms/aliyun.ts';
import { openTencent } from './sms/tencent.ts';
import { openTwilio } from './sms/twilio.ts';

function openSms(config: SmsConfig, outbox: OutboxStore, clock: Clock): SmsSender | undefined {
  switch (config.provider) {
    case 'none':
      return undefined;
    case 'outbox':
      return outboxSenders(outbox).sms;
    case 'aliyun':
      return openAliyun(config, clock);
    case 'tencent':
      return openTencent(config, clock);
    case 'twilio':
      return openTwilio(config);
  }
}

function openMail(config: MailConfig, outbox: OutboxStore): MailSender | undefined {
  switch (config.provider) {
    case 'none':
      return undefined;
    case 'outbox':
      return outboxSenders(outbox).mail;
    case 'smtp':
      return openSmtp(config);
  }
}

export function openSenders(
  config: { sms: SmsConfig; mail: MailConfig },
  outbox: OutboxStore,
  clock: Clock,
): Senders {
  const sms = openSms(config.sms, outbox, clock);
  const mail = openMail(config.mail, outbox);
  return { ...(sms === undefined ? {} : { sms }), ...(mail === undefined ? {} : { mail }) };
}
