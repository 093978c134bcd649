/** The names of the global state (M163): each has one place, where it is read. */
import { describe, expect, test } from 'vitest';
import { signIn } from '#features/account/slice.ts';
import { readChrome } from '#schemas/page/chrome.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { createAppStore } from '#state/app-state.ts';
import { buildBoot } from '../../tests/support/build-boot.ts';
import { firstState } from './features.gen.ts';
import { themeOf } from './theme-of.ts';

const PLACE = { origin: 'https://shop.example.com', year: 2026 };

describe('the global state', () => {
  test('M163: what the shop says is read from its boot, by the part that draws it', () => {
    const boot = buildBoot({
      info: { page_mp_bgcolor: '#fafafa', is_gray_page: 1, only_mobile: 1, gray_flag: 1, tasks_enabled: 1 },
      navbar: {
        nav_list: [],
        basic: {
          is_show_learning: 1,
          learning_title: '足迹',
          is_show_my_purchase: 1,
          my_purchase_title: '书架',
          myTasks: '任务',
        },
      },
    });
    const can = capabilities(readShop(boot.info));
    const { primary: shopThemeColor, bg: pageMpBgcolor } = themeOf(boot, undefined);
    expect({ shopThemeColor, pageMpBgcolor }).toEqual({
      shopThemeColor: boot.theme.primary,
      pageMpBgcolor: '#fafafa',
    });
    expect({ isGrayPage: can.grayPage, app_id: boot.info.app_id }).toEqual({
      isGrayPage: true,
      app_id: 'appknowledge',
    });
    const chrome = JSON.stringify(readChrome(boot, 'cn', can, PLACE));
    for (const title of ['足迹', '书架', '任务']) expect(chrome).toContain(title);
  });

  test('M163: what is known of the person is one slice: nobody at first, then the person with picture and membership', () => {
    const store = createAppStore(firstState());
    expect(store.getState()).toEqual({
      account: { session: 'unknown', userInfo: undefined, superVipData: undefined },
    });
    signIn(store, { user_id: 'u', nickname: 'Ann', avatar: '/a.png', svip: false, owner: false, bought: [] });
    expect(store.getState().account).toMatchObject({ session: 'in', userInfo: { avatar: '/a.png' } });
  });
});
