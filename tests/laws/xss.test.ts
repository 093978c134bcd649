/** Every payload of the corpus in the chrome of a page, and that the reader of pages sees harm; files beside this one do the blocks. */
import { describe, expect, it } from 'vitest';
import type { Boot } from '#schemas/shop/boot.ts';
import { buildBoot } from '../support/build-boot.ts';
import { drawHome } from '../support/draw-home.ts';
import { faultsOfHtml } from '../support/harmless.ts';
import { htmlOf } from '../support/hostile-pages.ts';
import { XSS_PAYLOADS } from '../support/xss-corpus.ts';

describe('hostile texts on the server', () => {
  it('R5, R6: the corpus holds at least 300 payloads, and the reader of pages sees each kind of harm', () => {
    expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(300);
    const harms = [
      '<script>1</script>',
      '<img src=x onerror=1>',
      '<a href=" java\tscript:1">x</a>',
      '<iframe src="/x"></iframe>',
      '<base href="/x">',
      '<object data="/x"></object>',
      '<p style="background:url(javascript:1)">x</p>',
      '<style>*{background:url(//xss.invalid/x)}</style>',
      '<meta http-equiv=refresh content=1>',
      '<template><script>1</script></template>',
    ];
    expect(harms.filter((html) => faultsOfHtml(html).length === 0)).toEqual([]);
  });

  it('R2, R6: no payload in the navbar, the footer, the side menu or the search words runs', async () => {
    for (const payload of XSS_PAYLOADS) {
      const { outcome } = await drawHome([], undefined, hostileBoot(payload));
      expect(faultsOfHtml(htmlOf(outcome)), payload).toEqual([]);
      expect(outcome.html).toContain('data-kind="navbar"');
    }
  }, 120_000);
});

/** Chrome as it would be if nothing had checked it. */
function hostileBoot(payload: string): Boot {
  const link = { link_type: 6, link_url: payload, link_id: payload, type: 3, content_app_id: payload };
  const item = { title: payload, ...link };
  return buildBoot({
    info: {
      base: { shop_name: payload },
      pc: { pc_shop_logo: payload, record: payload },
      gwab_code: payload,
      gwab_link: payload,
      gswj_link: payload,
      seo: { default_seo_title: payload, default_seo_description: payload },
      domain: { h5_url: payload },
      page_mp_bgcolor: payload,
      complaint_url: payload,
    },
    navbar: {
      nav_list: [item, { ...item, nav_list: [item] }],
      basic: {
        jump_url: payload,
        logo: payload,
        bg_style_value: payload,
        nav_bg_style: 2,
        nav_text_color: payload,
        search_title: payload,
        learning_title: payload,
      },
    },
    suspend: { hover_menu_status: 1, suspend_config: [] },
    theme: { primary: payload, accent: payload, bg: payload },
    hot_words: [payload, { cn: payload, en: payload }],
    footer: {
      template_code: payload,
      data: {
        nav_lists: [item],
        show_wechat: 1,
        wechat_img: payload,
        show_sina: 1,
        sina_url: payload,
        text1: payload,
        text2: payload,
        copyright: payload,
      },
      company: { phone: payload, hours: payload, addresses: [payload] },
    },
  });
}
