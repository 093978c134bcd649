/** What a person is told when something that lets them in has changed: in their language, and what to do about it (R24). */
import { describe, expect, it } from 'vitest';
import type { Locale } from '#schemas/locale.ts';
import { standardMessage } from '#schemas/messages/compose-message.ts';
import { noticeChange, NOTICES, type NoticeKind } from './notice-words.ts';

const CHANGES: Readonly<Record<NoticeKind, Readonly<Record<Locale, string>>>> = {
  'phone-changed': { cn: '您账号绑定的手机号已更换', en: 'the phone number of your account was changed' },
  'email-changed': { cn: '您账号绑定的邮箱已更换', en: 'the e-mail address of your account was changed' },
  'password-changed': { cn: '您账号的登录密码已修改', en: 'the password of your account was changed' },
  'channel-bound': { cn: '您的账号已绑定新的第三方账号', en: 'a social account was linked to your account' },
  'channel-unbound': {
    cn: '您的账号已解绑第三方账号',
    en: 'a social account was unlinked from your account',
  },
  'deletion-asked': {
    cn: '您的账号已申请注销，将于 30 天后删除，期间可在个人中心撤销申请',
    en: 'your account will be deleted in 30 days; until then you can cancel this in your personal centre',
  },
};

const messageOf = (kind: NoticeKind, locale: Locale, shop: string) =>
  standardMessage('account-notice', { shop, change: noticeChange(kind, locale) }, locale);

describe('the notice of a change', () => {
  it.each(NOTICES)('R24: %s is named in Chinese', (kind) => {
    expect(messageOf(kind, 'cn', '拾光书院')).toEqual({
      text: `【拾光书院】${CHANGES[kind].cn}。如非本人操作，请立即登录修改密码，并联系店铺。`,
      subject: '拾光书院 账号安全提醒',
    });
  });

  it.each(NOTICES)('R24: %s is named in English', (kind) => {
    expect(messageOf(kind, 'en', 'Harbour')).toEqual({
      text: `Harbour: ${CHANGES[kind].en}. If this wasn’t you, log in, change your password right away and contact the shop.`,
      subject: 'Harbour: your account has changed',
    });
  });
});
