/** The login dialog's tabs, row by row, and what holds whatever is pressed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { walk } from '#engine/define-machine.ts';
import {
  ALL_WAYS,
  isOffered,
  LOGIN_CHOICES,
  loginTabs,
  loginTabsOf,
  type LoginTabsEvent,
  type LoginWays,
} from './login-tabs.machine.ts';

const ways = (change: Partial<LoginWays> = {}): LoginWays => ({ ...ALL_WAYS, ...change });
const noQr = { wechatLogin: false, qqLogin: false };
const noPhone = { smsLogin: false, passwordLogin: false };
const school = ways({ merchantSession: true });
const openedEvent: LoginTabsEvent = { type: 'opened' };
const corner: LoginTabsEvent = { type: 'corner-pressed' };
const chosenEvent = (choice: (typeof LOGIN_CHOICES)[number]): LoginTabsEvent => ({ type: 'chosen', choice });
const cookie: LoginTabsEvent = { type: 'merchant-known', cookie: true };

const after = (config: LoginWays, ...events: LoginTabsEvent[]) =>
  walk(loginTabs, [openedEvent, ...events], loginTabsOf(config));
const tabAfter = (config: LoginWays, ...events: LoginTabsEvent[]) => after(config, ...events).state.tab;
/** What the last of the events alone should do. */
const lastEffects = (config: LoginWays, ...events: LoginTabsEvent[]) => {
  const { state } = after(config, ...events.slice(0, -1));
  return walk(loginTabs, events.slice(-1), state).effects;
};

describe('login tabs', () => {
  test.each([
    ['WeChat', {}, [], 'wx'],
    ['QQ alone', { wechatLogin: false }, [], 'qq'],
    ['the messaging app alone', { ...noQr, messagingLogin: true }, [chosenEvent('messaging')], 'wework'],
    ['what was scanned last', { messagingLogin: true }, [chosenEvent('qq')], 'qq'],
  ] as const)('M139, M277, M279: from a phone the way leads back to the code of %s', (...row) => {
    const [, change, before, provider] = row;
    const askedEvents: LoginTabsEvent[] = [{ type: 'phone-asked', loginKey: 'key' }, { type: 'scan-asked' }];
    const { state, effects } = after(ways(change), ...before, ...askedEvents);
    expect([state.tab, state.provider]).toEqual(['wechat', provider]);
    expect(effects.at(-1)).toEqual({ type: 'fetch-qr', provider });
  });

  test('M110: each of the six tabs can be reached', () => {
    const reachedItems = [
      tabAfter(school),
      tabAfter(school, chosenEvent('verifyCode')),
      tabAfter(school, chosenEvent('password')),
      tabAfter(school, cookie, chosenEvent('quick')),
      tabAfter(school, cookie, { type: 'register-asked' }),
      tabAfter(school, { type: 'phone-asked', loginKey: 'key' }),
    ];
    expect(reachedItems).toEqual(['wechat', 'verifyCode', 'password', 'quick', 'autoRegister', 'phone']);
  });

  test.each([
    ['everything', {}, 'wechat'],
    ['wechat alone', { qqLogin: false, ...noPhone }, 'wechat'],
    ['qq alone', { wechatLogin: false, ...noPhone }, 'wechat'],
    ['codes and passwords', noQr, 'verifyCode'],
    ['passwords', { ...noQr, smsLogin: false }, 'password'],
    ['nothing', { ...noQr, ...noPhone }, 'password'],
    ['a training shop', { loginPanel: 'training' }, 'wechat'],
    ['a training shop without scan', { loginPanel: 'training', ...noQr }, 'account'],
  ] as const)('M111, M120: the config allows %s, so the dialog begins there', (_name, change, tab) => {
    expect(loginTabsOf(ways(change)).tab).toBe(tab);
    expect(walk(loginTabs, [{ type: 'configured', ways: ways(change) }]).state.tab).toBe(tab);
  });

  test('M123: before the config is there, all ways are on', () => {
    const { initial } = loginTabs;
    expect(LOGIN_CHOICES.filter((choice) => isOffered(initial, choice))).toEqual([
      'wechat',
      'qq',
      'verifyCode',
      'password',
    ]);
  });

  test('M124, M195: ways a shop turned off are not offered, and pressing them does nothing', () => {
    const traits = new Set(['password-login-off', 'qq-login-off'] as const);
    const config = capabilities({ variant: 'knowledge', traits });
    const { state } = after(config);
    expect(LOGIN_CHOICES.filter((choice) => isOffered(state, choice))).toEqual(['wechat', 'verifyCode']);
    expect(tabAfter(config, chosenEvent('password'))).toBe('wechat');
  });

  test('M119: other ways show their own QR code, the messaging one only where the shop has it', () => {
    expect(after(ways(), chosenEvent('qq')).state.provider).toBe('qq');
    expect(after(ways(), chosenEvent('messaging')).state.provider).toBe('wx');
    expect(after(ways({ messagingLogin: true }), chosenEvent('messaging')).state).toMatchObject({
      tab: 'wechat',
      provider: 'wework',
    });
    expect(loginTabsOf(ways({ wechatLogin: false })).provider).toBe('qq');
  });

  test.each([
    ['to phone mode', {}, [corner], 'verifyCode'],
    ['to passwords where codes are off', { smsLogin: false }, [corner], 'password'],
    ['and back to the QR code', {}, [corner, corner], 'wechat'],
    ['back from a tab that was chosen', {}, [chosenEvent('password'), corner], 'wechat'],
    ['to the account of a training shop', { loginPanel: 'training' }, [corner], 'account'],
  ] as const)('M117: the corner switch turns %s', (_name, change, events, tab) => {
    expect(tabAfter(ways(change), ...events)).toBe(tab);
  });

  test('M118: with nothing on the other side the corner switch warns and stays', () => {
    expect(lastEffects(ways(noQr), corner)).toEqual([{ type: 'warn', key: 'Not_turnQr' }]);
    expect(tabAfter(ways(noQr), corner)).toBe('verifyCode');
    expect(lastEffects(ways(noPhone), corner)).toEqual([{ type: 'warn', key: 'Not_turnPhone' }]);
    expect(tabAfter(ways(noPhone), corner)).toBe('wechat');
  });

  test.each([
    ['flag and cookie', true, true, 'quick'],
    ['the flag alone', true, false, 'wechat'],
    ['the cookie alone', false, true, 'wechat'],
  ] as const)('M114: with %s pressing the merchant’s way leads so', (_name, merchant, isHeld, tab) => {
    const knownEvent: LoginTabsEvent = { type: 'merchant-known', cookie: isHeld };
    expect(tabAfter(ways({ merchantSession: merchant }), knownEvent, chosenEvent('quick'))).toBe(tab);
  });

  test('M114, M115: a merchant session that ended takes its tabs with it; registering needs one', () => {
    const goneEvent: LoginTabsEvent = { type: 'merchant-known', cookie: false };
    expect(tabAfter(school, cookie, chosenEvent('quick'), goneEvent)).toBe('wechat');
    expect(tabAfter(school, cookie, chosenEvent('password'), goneEvent)).toBe('password');
    expect(tabAfter(school, { type: 'register-asked' })).toBe('wechat');
  });

  test('M116: a first scan leads to the phone tab with what the scan left; leaving it forgets that', () => {
    const askedEvent: LoginTabsEvent = { type: 'phone-asked', loginKey: 'key' };
    expect(after(ways(), askedEvent).state).toMatchObject({ tab: 'phone', loginKey: 'key' });
    expect(after(ways(), askedEvent, corner).state).toMatchObject({ tab: 'wechat', loginKey: '' });
  });

  test('M121: closing resets the tab, the QR code and the phone', () => {
    const typedEvent: LoginTabsEvent = { type: 'phone-typed', phone: '13800000000' };
    const { state, effects } = after(school, cookie, chosenEvent('qq'), chosenEvent('password'), typedEvent, {
      type: 'closed',
    });
    expect(state).toEqual({ ...loginTabsOf(school), merchantCookie: true });
    expect(effects.at(-1)).toEqual({ type: 'clear-qr' });
  });

  test('M121: a training dialog closes into its scan', () => {
    const training = ways({ loginPanel: 'training' });
    expect(tabAfter(training, chosenEvent('account'), { type: 'closed' })).toBe('wechat');
  });

  test.each([
    ['opening on it', ways(), [], [{ type: 'fetch-qr', provider: 'wx' }]],
    ['its own way where that is off', ways(noQr), [chosenEvent('wechat')], []],
    ['the corner', ways(), [corner, corner], [{ type: 'fetch-qr', provider: 'wx' }]],
    ['verifyCode', ways(), [chosenEvent('verifyCode')], [{ type: 'clear-qr' }]],
    ['quick', school, [cookie, chosenEvent('quick')], [{ type: 'clear-qr' }]],
    ['password', ways(), [chosenEvent('password')], [{ type: 'clear-qr' }]],
  ] as const)(
    'M122: a QR code is fetched for its tab and cleared for others: %s',
    (_name, config, events, effects) => {
      const all: LoginTabsEvent[] = [openedEvent, ...events];
      const { state } = walk(loginTabs, all.slice(0, -1), loginTabsOf(config));
      expect(walk(loginTabs, all.slice(-1), state).effects).toEqual(effects);
    },
  );

  test('M129: a training dialog has scan and account, and none of the other tabs', () => {
    const { state } = after(ways({ loginPanel: 'training', merchantSession: true }), cookie);
    expect(LOGIN_CHOICES.filter((choice) => isOffered(state, choice))).toEqual(['wechat', 'qq', 'account']);
  });

  test('M149: after a reset the login is back, on its password tab, the phone filled in', () => {
    const forgot: LoginTabsEvent = { type: 'forgot-pressed' };
    expect(after(ways(), chosenEvent('password'), forgot).state.screen).toBe('reset');
    expect(after(ways(), forgot, { type: 'password-reset', phone: '13800000000' }).state).toMatchObject({
      screen: 'login',
      tab: 'password',
      phone: '13800000000',
    });
    expect(after(ways(), chosenEvent('password'), forgot, { type: 'back-pressed' }).state).toMatchObject({
      screen: 'login',
      tab: 'password',
    });
  });
});

const anyWays: fc.Arbitrary<LoginWays> = fc
  .record({
    loginPanel: fc.constantFrom('knowledge' as const, 'training' as const),
    wechatLogin: fc.boolean(),
    qqLogin: fc.boolean(),
    messagingLogin: fc.boolean(),
    smsLogin: fc.boolean(),
    passwordLogin: fc.boolean(),
    merchantSession: fc.boolean(),
  })
  .map(ways);
const anyEvent: fc.Arbitrary<LoginTabsEvent> = fc.oneof(
  fc.constantFrom(
    openedEvent,
    openedEvent,
    corner,
    { type: 'closed' as const },
    { type: 'register-asked' as const },
    { type: 'forgot-pressed' as const },
    { type: 'back-pressed' as const },
    { type: 'phone-asked' as const, loginKey: 'key' },
    { type: 'phone-typed' as const, phone: '1' },
    { type: 'password-reset' as const, phone: '1' },
  ),
  fc.constantFrom(...LOGIN_CHOICES).map(chosenEvent),
  fc.boolean().map((isHeld) => ({ type: 'merchant-known' as const, cookie: isHeld })),
  anyWays.map((config) => ({ type: 'configured' as const, ways: config })),
);

test('M110-M124, M129: whatever is pressed, only what the shop offers is shown, and a QR code lives in its tab alone', () => {
  fc.assert(
    fc.property(anyWays, fc.array(anyEvent, { maxLength: 40, size: 'max' }), (config, events) => {
      let state = loginTabsOf(config);
      let hasQr = false;
      for (const event of events) {
        const next = loginTabs.step(state, event);
        for (const effect of next.effects) {
          if (effect.type === 'fetch-qr') hasQr = true;
          if (effect.type === 'clear-qr') hasQr = false;
        }
        state = next.state;
        const { tab, screen } = state;
        expect(hasQr).toBe(screen === 'login' && tab === 'wechat');
        if (screen === 'shut') expect(state.phone + state.loginKey).toBe('');
        if (tab !== 'phone') expect(state.loginKey).toBe('');
        if (tab === 'quick' || tab === 'autoRegister') expect(isOffered(state, 'quick')).toBe(true);
        if (tab === 'account') expect(state.ways.loginPanel).toBe('training');
      }
    }),
    { numRuns: 300 },
  );
});
