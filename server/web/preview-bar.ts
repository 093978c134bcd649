/** The bar over a previewed page: what is seen, as whom, until when, and the way out. It needs no script. */
import type { Locale } from '#schemas/locale.ts';
import type { ViewAs } from '#schemas/shop/view-as.ts';
import { msOf } from '#schemas/time.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { PreviewFault, PreviewGrant } from '#server/areas/pages/area.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';

export interface PreviewBar {
  html: string;
  css: string;
}

const WORDS = {
  cn: {
    label: '预览',
    drafts: '草稿',
    versions: '指定版本',
    leave: '退出预览',
    dismiss: '知道了',
    until: (moment: string) => `链接有效至 ${moment}`,
    at: (moment: string) => `时间 ${moment}`,
    role: { visitor: '访客', learner: '学员', svip: '超级会员', owner: '店主' },
    variant: { knowledge: '知识店铺', training: '企业培训店铺', 'enterprise-school': '企业学院' },
    state: { open: '营业中', closed: '已打烊', expired: '已过期', sealed: '已封禁' },
    locale: { cn: '中文', en: '英文' },
    fault: {
      invalid: '预览链接无效，这里显示的是店铺当前的页面。',
      expired: '预览链接已过期，这里显示的是店铺当前的页面。',
      'other-shop': '预览链接属于另一家店铺，这里显示的是本店当前的页面。',
    },
  },
  en: {
    label: 'Preview',
    drafts: 'drafts',
    versions: 'chosen versions',
    leave: 'Leave preview',
    dismiss: 'Got it',
    until: (moment: string) => `link ends ${moment}`,
    at: (moment: string) => `time ${moment}`,
    role: { visitor: 'visitor', learner: 'learner', svip: 'super member', owner: 'owner' },
    variant: {
      knowledge: 'knowledge shop',
      training: 'training shop',
      'enterprise-school': 'enterprise school',
    },
    state: { open: 'open', closed: 'closed', expired: 'expired', sealed: 'sealed' },
    locale: { cn: 'Chinese', en: 'English' },
    fault: {
      invalid: 'This preview link is not valid. You see the shop as it is now.',
      expired: 'This preview link has expired. You see the shop as it is now.',
      'other-shop': 'This preview link belongs to another shop. You see this shop as it is now.',
    },
  },
} as const;

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

/** In the shop's zone, UTC+8 all year (D10): "2026-11-22 21:30". */
function momentOf(ms: number): string {
  return shopTime(ms).slice(0, 16);
}

function eyes({ role = 'visitor', variant, state, locale, date }: ViewAs, shown: Locale): string[] {
  const words = WORDS[shown];
  return [
    words.role[role],
    ...(variant === undefined ? [] : [words.variant[variant]]),
    ...(state === undefined ? [] : [words.state[state]]),
    ...(locale === undefined ? [] : [words.locale[locale]]),
    ...(date === undefined ? [] : [words.at(momentOf(msOf(date)))]),
  ];
}

function bar(locale: Locale, inside: string, way: { out: string; words: string }, look = ''): PreviewBar {
  const label = escapeHtml(WORDS[locale].label);
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
  const words = WORDS[locale];
  const facts = [
    shows === 'drafts' ? words.drafts : words.versions,
    ...eyes(view_as, locale),
    words.until(momentOf(expires_at)),
  ];
  const list = facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('');
  const inside = `<strong>${escapeHtml(words.label)}</strong><ul>${list}</ul>`;
  return bar(locale, inside, { out, words: words.leave });
}

/** A link that opens nothing says so, over the ordinary page. */
export function faultBar(fault: PreviewFault, { locale, out }: { locale: Locale; out: string }): PreviewBar {
  const words = WORDS[locale];
  const inside = `<p>${escapeHtml(words.fault[fault])}</p>`;
  return bar(locale, inside, { out, words: words.dismiss }, ' is-fault');
}
