/** The names of the global state (M163, M291): each has one place, where it is read. */
import { describe, expect, test } from 'vitest';
import { signIn } from '#features/account/slice.ts';
import { askDetail } from '#features/goods/use-own-detail.ts';
import { roomOf } from '#features/live/room-session.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { readChrome } from '#schemas/page/chrome.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { createAppStore } from '#state/app-state.ts';
import { buildBoot } from '../../tests/support/build-boot.ts';
import { buildEngine } from '../../tests/support/engine.ts';
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

  test('M291: whoever shows a live room on a page shows the same one, and another page has its own', () => {
    const [engine, other] = [buildEngine([]), buildEngine([])];
    const room = roomOf(engine, 'live_1');
    expect(roomOf(engine, 'live_1')).toBe(room);
    expect([roomOf(engine, 'live_2'), roomOf(other, 'live_1')]).not.toContain(room);
  });

  test('M291: a detail is asked for once by all that show it, and again when they ask later', async () => {
    const requests: unknown[] = [];
    const engine = buildEngine([], {
      call: ((_endpoint, input) => {
        requests.push(input);
        return Promise.resolve<unknown>({ ok: false, code: 'not-found', msg: '' });
      }) as Caller,
    });
    const input = { goods_id: 'g', goods_type: 6 };
    const [one, same] = [askDetail(engine, input), askDetail(engine, { ...input })];
    expect(same).toBe(one);
    await one;
    void askDetail(engine, input);
    expect(requests).toEqual([input, input]);
  });

  test('M291: what a shop is stands in the boot of its page, and nothing else holds it', () => {
    const { boot, can } = buildEngine([]);
    expect(can).toEqual(capabilities(readShop(boot.info)));
    expect(Object.keys(firstState())).toEqual(['account']);
  });
});
