/** The page shown when none could be made: what happened, what to do, and the number to name when asking (never blank). */
import { createHash } from 'node:crypto';
import { CODES, type CodeKey } from '#schemas/api/codes.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { pageCsp } from '#server/kernel/http/security-headers.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { abnormalWords } from './abnormal-words.ts';
import { makePage, type Page } from './page.ts';

const CSS = `
:root{color-scheme:light dark;--ink:#1d2129;--soft:#4e5969;--line:#e5e6eb;--accent:#1f5eff;--page:#f7f8fa;--card:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#f2f3f5;--soft:#b6bcc6;--line:#3a3f47;--page:#121418;--card:#1d2025}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--ink);
font:16px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:520px;padding:48px 40px;text-align:center;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 8px;font-size:24px;line-height:1.35}
p{margin:0 0 24px;color:var(--soft)}
a{display:inline-block;margin:0 6px;padding:10px 20px;border-radius:8px;text-decoration:none;font-weight:500}
a:first-of-type{background:var(--accent);color:#fff}
a:last-of-type{border:1px solid var(--line);color:var(--ink)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
small{display:block;margin-top:24px;color:var(--soft);font-size:13px}
code{font-family:ui-monospace,Menlo,Consolas,monospace}
`;
const CSP = pageCsp([`sha256-${createHash('sha256').update(CSS).digest('base64')}`]);

export type Trouble = 'fault' | 'away' | 'busy' | 'unknownShop';

const STATUS: Record<Trouble, number> = { fault: 500, away: 503, busy: 429, unknownShop: 404 };
const TOLD: Record<Trouble, CodeKey> = {
  fault: 'server-error',
  away: 'maintenance',
  busy: 'rate-limited',
  unknownShop: 'server-error',
};

export function abnormalPage(
  trouble: Trouble,
  options: { locale: Locale; requestId: string; url: string },
): Page {
  const t = abnormalWords.in(options.locale);
  const title = escapeHtml(t(trouble));
  const { code } = CODES[TOLD[trouble]];
  const html = `<!doctype html>
<html lang="${languageTag(options.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${CSS}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(t(`${trouble}Hint`))}</p>
<a href="${escapeHtml(options.url)}">${escapeHtml(t('retry'))}</a><a href="/">${escapeHtml(t('home'))}</a>
<small>${escapeHtml(t('number'))} <code>${escapeHtml(options.requestId)}</code> · ${code}</small></main></body></html>
`;
  return makePage({ status: STATUS[trouble], html, csp: CSP, isPersonal: true });
}
