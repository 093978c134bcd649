/** The page of the sandbox cashier: what is paid, and three buttons; works without script. */
import { createHash } from 'node:crypto';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import type { Trade } from './trade.ts';
import { cashierWords } from './words.ts';

const CSS = `
:root{--ink:#1d2129;--soft:#4e5969;--line:#e5e6eb;--accent:#1f5eff;--back:#f4f6fb}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--back);color:var(--ink);
font:15px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:420px;background:#fff;border:1px solid var(--line);border-radius:16px;padding:32px}
h1{margin:0 0 8px;font-size:22px;line-height:1.3}
p{margin:0 0 16px;color:var(--soft)}
dl{margin:24px 0;padding:16px;background:var(--back);border-radius:12px}
dt{font-size:13px;color:var(--soft)}
dd{margin:0}
dd.sum{font-size:28px;font-weight:600;margin-top:8px}
form{display:grid;gap:12px}
button,a{display:block;width:100%;padding:11px 16px;border-radius:8px;border:1px solid var(--line);background:#fff;
font:inherit;color:var(--ink);text-align:center;text-decoration:none;cursor:pointer}
button.first{background:var(--accent);border-color:var(--accent);color:#fff}
button:hover,a:hover{border-color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
export const CASHIER_CSS_HASH = `sha256-${createHash('sha256').update(CSS).digest('base64')}`;

export function cashierHtml(trade: Trade, locale: Locale): string {
  const t = cashierWords.in(locale);
  const back = escapeHtml(trade.returnUrl);
  const choice =
    trade.state === 'awaiting'
      ? `<form method="post" action="/pay/sandbox/${trade.token}/answer">
<button class="first" name="result" value="paid">${t('paid')}</button>
<button name="result" value="failed">${t('failed')}</button>
<a href="${back}">${t('later')}</a></form>`
      : `<p role="status">${t(`ended.${trade.state}`)}</p><a href="${back}">${t('back')}</a>`;
  return `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><title>${t('title')}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${CSS}</style></head>
<body><main><h1>${t('title')}</h1><p>${t('about')}</p>
<dl><dt>${escapeHtml(trade.title)}</dt><dd class="sum">${formatMoney(trade.amount)}</dd></dl>
${choice}</main></body></html>`;
}
