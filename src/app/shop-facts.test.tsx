/**
 * @vitest-environment node
 * Every field of the shop record has an effect on what is answered.
 */
import { describe, expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { renderInput, renderPage, type BootChange } from '../../tests/support/render-page.ts';
import { qrPath } from '#ui/qr-code.tsx';

const LOGO = 'https://img.example/logo.png';
const PHONE_SHOP = 'https://m.example.com/phone';

/** What an address answers: where it leads, or its markup and head as one text. */
async function buildShownValue(url: string, boot: BootChange): Promise<string> {
  const outcome = await render(renderInput(url, boot));
  return outcome.kind === 'redirect' ? `to ${outcome.to}` : outcome.html + JSON.stringify(outcome.head);
}

const footer = (template_code: string) => ({
  template_code,
  data: { text1: 'a line of ours', nav_lists: [{ title: 'a way on', link_type: 1 as const }] },
});

const EFFECTS: readonly [field: string, url: string, boot: NonNullable<BootChange>, effect: string][] = [
  ['base.shop_name', '/', { info: { base: { shop_name: '夜航书店' } } }, '夜航书店'],
  ['pc.pc_shop_logo', '/', { info: { pc: { pc_shop_logo: LOGO, record: '' } } }, `src="${LOGO}"`],
  ['pc.record', '/', { info: { pc: { pc_shop_logo: '', record: '备案 7 号' } } }, '备案 7 号'],
  ['gwab_code', '/', { info: { gwab_code: '公安 8 号' } }, '公安 8 号'],
  [
    'gwab_link',
    '/',
    { info: { gwab_code: '8', gwab_link: 'https://police.example/8' } },
    'https://police.example/8',
  ],
  [
    'gswj_link',
    '/',
    { info: { gswj_link: 'https://licence.example/9' } },
    'href="https://licence.example/9"',
  ],
  [
    'seo title',
    '/',
    { info: { seo: { default_seo_title: '题', default_seo_description: '' } } },
    '"text":"题"',
  ],
  [
    'seo description',
    '/',
    { info: { seo: { default_seo_title: '', default_seo_description: '述' } } },
    '"content":"述"',
  ],
  ['version_type', '/', { info: { version_type: 170 } }, 'to /login?jumpfrom=%2F'],
  ['shop_type', '/', { hot_words: ['tea'], info: { shop_type: 6 } }, 'href="/company_search/tea"'],
  [
    'status.is_sealed',
    '/',
    { info: { status: { is_sealed: 1 } } },
    'to /shopBlocked?shop_state=3&page_type=1',
  ],
  [
    'domain.h5_url',
    '/',
    { info: { only_mobile: 1, domain: { h5_url: PHONE_SHOP } } },
    qrPath(PHONE_SHOP).path,
  ],
  ['isTxShop', '/', { info: { isTxShop: true, is_closed: 1 } }, 'data-kind="login-panel"'],
  ['is_closed', '/', { info: { is_closed: 1 } }, 'to /shopBlocked?shop_state=1&page_type=1'],
  ['is_no_login', '/record', { info: { is_no_login: 1 } }, 'to /'],
  ['footer.template_code template1', '/', { footer: footer('template1') }, 'a way on'],
  ['footer.template_code template2', '/', { footer: footer('template2') }, 'a line of ours'],
];

describe('the shop record', () => {
  test.each(EFFECTS)('M73: %s is seen', async (_field, url, boot, effect) => {
    expect(await buildShownValue(url, boot)).toContain(effect);
    expect(await buildShownValue(url, {})).not.toContain(effect);
  });

  test('M73: what logging in needs reaches the browser with the page', async () => {
    const info = {
      is_web_sdk: 1,
      wx_info: { app_id: 'wx1', name: 'ours' },
      isQwShop: true,
      login_by_password_enabled: '0',
    };
    const { state } = await renderPage('/', { info });
    expect(JSON.parse(state)).toMatchObject({ boot: { info } });
  });
});
