/** The bar over a previewed page: what is seen, as whom, until when, and the way out. It needs no script. */
import { formatMoment } from '#i18n/format-moment.ts';
import type { Locale } from '#schemas/locale.ts';
import type { ViewAs } from '#schemas/shop/view-as.ts';
import { secondsOf } from '#schemas/time.ts';
import type { PreviewFault, PreviewGrant } from '#server/areas/pages/area.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { previewWords } from './preview-words.ts';

export interface PreviewBar {
  html: string;
  css: string;
}

/** Below dialogs and toasts, above all else; the page ends higher by the bar's own height. */
const CSS = `
.preview-bar{position:fixed;left:50%;bottom:12px;z-index:900;transform:translateX(-50%);display:flex;align-items:center;gap:12px;
width:max-content;max-width:calc(100% - 32px);box-sizing:border-box;margin:0;padding:6px 6px 6px 16px;border-radius:24px;background:#1d2129;color:#fff;
font:14px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;box-shadow:0 4px 16px rgba(0,0,0,.28)}
.preview-bar strong{font-weight:600;white-space:nowrap}
.preview-bar ul{display:flex;flex-wrap:wrap;gap:0 8px;min-width:0;margin:0;padding:0;list-style:none;color:#d5d9e0}
.preview-bar li+li::before{content:"·";margin-right:8px;color:#86909c}
.preview-bar p{margin:0}
.preview-bar a{flex:none;padding:4px 16px;border-radius:18px;background:#fff;color:#1d2129;text-decoration:none;font-weight:500}
.preview-bar a:hover{background:#e5e6eb}
.preview-bar a:focus-visible{outline:2px solid #fff;outline-offset:2px}
.preview-bar.is-fault{background:#7a2e0e}
body{padding-bottom:64px}
@media print{.preview-bar{display:none}body{padding-bottom:0}}
`;

function eyes({ role = 'visitor', variant, state, locale, date }: ViewAs, shownIn: Locale): string[] {
  const t = previewWords.in(shownIn);
  return [
    t(`role.${role}`),
    ...(variant === undefined ? [] : [t(`variant.${variant}`)]),
    ...(state === undefined ? [] : [t(`state.${state}`)]),
    ...(locale === undefined ? [] : [t(`locale.${locale}`)]),
    ...(date === undefined ? [] : [t('at', { moment: formatMoment(date, shownIn) })]),
  ];
}

function bar(locale: Locale, inside: string, way: { out: string; words: string }, look = ''): PreviewBar {
  const label = escapeHtml(previewWords.in(locale)('label'));
  // With a target of its own the storefront leaves the click to the browser, which loads the page anew.
  const link = `<a target="_top" href="${escapeHtml(way.out)}">${escapeHtml(way.words)}</a>`;
  return {
    html: `<aside class="preview-bar${look}" aria-label="${label}">${inside}${link}</aside>`,
    css: CSS,
  };
}

/** `out`: the same page as shoppers see it. */
export function previewBar(
  { shows, view_as, expires_at }: PreviewGrant,
  { locale, out }: { locale: Locale; out: string },
): PreviewBar {
  const t = previewWords.in(locale);
  const facts = [
    shows === 'drafts' ? t('drafts') : t('versions'),
    ...eyes(view_as, locale),
    t('until', { moment: formatMoment(secondsOf(expires_at), locale) }),
  ];
  const list = facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('');
  const inside = `<strong>${escapeHtml(t('label'))}</strong><ul>${list}</ul>`;
  return bar(locale, inside, { out, words: t('leave') });
}

/** A link that opens nothing says so, over the ordinary page. */
export function faultBar(fault: PreviewFault, { locale, out }: { locale: Locale; out: string }): PreviewBar {
  const t = previewWords.in(locale);
  const inside = `<p>${escapeHtml(t(`fault.${fault}`))}</p>`;
  return bar(locale, inside, { out, words: t('dismiss') }, ' is-fault');
}
