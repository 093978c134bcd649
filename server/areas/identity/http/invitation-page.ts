/** The pages of an invitation: one button, then a password for who wants one; they work without script. */
import { createHash } from 'node:crypto';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { INVITATION_PATH } from '../store/invitations.store.ts';
import { invitationWords, type InvitationWord } from './invitation-words.ts';

const CSS = `
:root{--ink:#1d2129;--soft:#4e5969;--line:#e5e6eb;--accent:#1f5eff;--back:#f4f6fb;--bad:#b3261e}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--back);color:var(--ink);
font:15px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:420px;background:#fff;border:1px solid var(--line);border-radius:16px;padding:32px}
h1{margin:0 0 8px;font-size:22px;line-height:1.3}
p{margin:0 0 16px;color:var(--soft)}
p[role=alert]{color:var(--bad)}
form{display:grid;gap:12px;margin:0 0 12px}
label{display:grid;gap:4px;font-size:13px;color:var(--soft)}
input{padding:10px 12px;border-radius:8px;border:1px solid var(--line);font:inherit;font-size:16px;color:var(--ink)}
button,a{display:block;width:100%;padding:11px 16px;border-radius:8px;border:1px solid var(--line);background:#fff;
font:inherit;color:var(--ink);text-align:center;text-decoration:none;cursor:pointer}
button{background:var(--accent);border-color:var(--accent);color:#fff}
button:hover,a:hover{border-color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
export const INVITATION_CSS_HASH = `sha256-${createHash('sha256').update(CSS).digest('base64')}`;

interface Page {
  shop: string;
  locale: Locale;
}

type Say = (word: InvitationWord) => string;

function pageHtml({ locale }: Page, title: string, body: (say: Say) => string): string {
  const t = invitationWords.in(locale);
  const say: Say = (word) => escapeHtml(t(word));
  return `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${CSS}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body(say)}</main></body></html>`;
}

/** A link that is only opened, by a mail scanner for one, is not used up. */
export function enterHtml(page: Page, code: string): string {
  const title = `${invitationWords.in(page.locale)('welcome')} ${page.shop}`;
  return pageHtml(
    page,
    title,
    (say) =>
      `<p>${say('about')}</p><form method="post" action="${INVITATION_PATH}"><input type="hidden" name="code" value="${escapeHtml(code)}"><button>${say('enter')}</button></form>`,
  );
}

export function refusedHtml(page: Page, reason: 'spent' | { text: string }): string {
  const title = invitationWords.in(page.locale)(reason === 'spent' ? 'spent' : 'refused');
  return pageHtml(
    page,
    title,
    (say) =>
      `<p role="alert">${reason === 'spent' ? say('spentAbout') : escapeHtml(reason.text)}</p><a href="/">${say('later')}</a>`,
  );
}

/** @param fault what is wrong with the password that was tried; empty at first. */
export function passwordHtml(page: Page, fault: string): string {
  const field = (name: string, label: string) =>
    `<label>${label}<input type="password" name="${name}" autocomplete="new-password" required></label>`;
  return pageHtml(
    page,
    invitationWords.in(page.locale)('inside'),
    (say) => `<p>${say('passwordAbout')}</p>${fault === '' ? '' : `<p role="alert">${escapeHtml(fault)}</p>`}
<form method="post" action="${INVITATION_PATH}/password">${field('password', say('password'))}${field('re_password', say('again'))}
<button>${say('save')}</button></form><a href="/">${say('later')}</a>`,
  );
}
