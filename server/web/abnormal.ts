/** The page shown when none could be made: what happened, what to do, and the number to name when asking (never blank). */
import { createHash } from 'node:crypto';
import { CODES, type CodeKey } from '#schemas/api/codes.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { pageCsp } from '#server/kernel/http/security-headers.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { makePage, type Page } from './page.ts';

const WORDS = {
  cn: {
    fault: '页面出了点问题',
    away: '暂时无法打开页面',
    busy: '访问过于频繁',
    faultHint: '我们已记录这个问题，请稍后重试。',
    awayHint: '服务正在恢复，请稍后刷新页面。',
    busyHint: '请稍等片刻，再刷新页面。',
    unknownShop: '没有找到这家店铺',
    unknownShopHint: '请检查网址是否正确。',
    retry: '刷新页面',
    home: '返回首页',
    number: '请求编号',
  },
  en: {
    fault: 'Something went wrong',
    away: 'This page cannot be opened right now',
    busy: 'Too many pages at once',
    faultHint: 'The problem has been recorded. Please try again in a moment.',
    awayHint: 'The service is recovering. Please reload in a moment.',
    busyHint: 'Please wait a moment, then reload.',
    unknownShop: 'There is no such shop',
    unknownShopHint: 'Please check the address.',
    retry: 'Reload',
    home: 'Go to the home page',
    number: 'Request number',
  },
} as const;

const CSS = `
:root{color-scheme:light;--ink:#1d2129;--soft:#4e5969;--line:#e5e6eb;--accent:#1f5eff}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f8fa;color:var(--ink);
font:16px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:520px;padding:48px 40px;text-align:center;background:#fff;border:1px solid var(--line);border-radius:12px}
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
  const words = WORDS[options.locale];
  const hint = words[`${trouble}Hint`];
  const { code } = CODES[TOLD[trouble]];
  const html = `<!doctype html>
<html lang="${languageTag(options.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(words[trouble])}</title><style>${CSS}</style></head>
<body><main><h1>${escapeHtml(words[trouble])}</h1><p>${escapeHtml(hint)}</p>
<a href="${escapeHtml(options.url)}">${escapeHtml(words.retry)}</a><a href="/">${escapeHtml(words.home)}</a>
<small>${escapeHtml(words.number)} <code>${escapeHtml(options.requestId)}</code> · ${code}</small></main></body></html>
`;
  return makePage({ status: STATUS[trouble], html, csp: CSP, isPersonal: true });
}
