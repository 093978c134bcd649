/** The login box: its tabs, notices, agreement and what its ways say, drawn with the ways themselves. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loginTabs, rememberWay } from '#features/auth/index.ts';
import { memoryStore } from '#platform/storage.ts';
import {
  authVerificationBindPhone,
  authVerificationModifyPassword,
} from '#schemas/api/identity/verifications.ts';
import { collegeLogin, login } from '#schemas/page/fixed/login.ts';
import {
  agree,
  beginAnew,
  box,
  drawLogin as open,
  type LoginWorld as World,
  PHONE,
  press,
  buildRefusal,
  SESSION,
  submit,
  tab,
  type,
  under,
} from '../../../tests/support/draw-login.tsx';

beginAnew();

describe('the box', () => {
  it('M111, M117, M120: it begins with the code to scan, and the corner turns to the phone and back', async () => {
    open();
    expect(await screen.findByRole('img', { name: 'QR code to log in' })).toBeTruthy();
    press('Log in with a phone');
    expect(screen.getByLabelText('Phone number')).toBeTruthy();
    press('Log in with a QR code');
    expect(screen.queryByLabelText('Phone number')).toBeNull();
  });

  it.each([
    ['cn', '扫码登录', '当前店铺未开启扫码登录', '手机号登录', '当前店铺未开启手机号登录'],
    [
      'en',
      'Log in with a QR code',
      'QR login is off in this shop',
      'Log in with a phone',
      'Phone login is off in this shop',
    ],
  ] as const)('M118: a corner without another side says so (%s)', (locale, toQr, noQr, toPhone, noPhone) => {
    const off = { login_ways: { verify_code: 1, phone_password: 1, wx: 0, qq: 0 } } as const;
    const { said } = open({ info: off, locale });
    press(toQr);
    expect(said()).toEqual([{ text: noQr, tone: 'warning' }]);
    cleanup();
    const on = { login_ways: { verify_code: 0, phone_password: 0, wx: 1, qq: 1 } } as const;
    const phone = open({ info: on, locale });
    press(toPhone);
    expect(phone.said()).toEqual([{ text: noPhone, tone: 'warning' }]);
  });

  it('M119, M128: an enterprise-messaging shop offers its own app, any other does not', () => {
    open({ info: { isQwShop: true } });
    expect(screen.getByRole('button', { name: 'WeCom' })).toBeTruthy();
    expect(screen.getByText(/Members of the organization/)).toBeTruthy();
    cleanup();
    open();
    expect(screen.queryByRole('button', { name: 'WeCom' })).toBeNull();
    expect(screen.queryByText(/Members of the organization/)).toBeNull();
    expect(screen.getByRole('button', { name: 'QQ' })).toBeTruthy();
  });

  it.each([
    ['cn', '店铺已打烊，当前为培训模式，仅限成员登录学习。', '店铺已打烊，仅限已有账号的学员登录学习。'],
    [
      'en',
      'The shop is closed and in training mode. Only members can log in and study.',
      'The shop is closed. Learners with an account can still log in and study.',
    ],
  ] as const)(
    'M128, D116: of closed shops the training shop alone is in training mode (%s)',
    (locale, training, other) => {
      const notice = () => screen.getAllByRole('status')[0]?.textContent;
      open({ info: { is_closed: 1, version_type: 170 }, locale });
      expect(notice()).toBe(training);
      cleanup();
      open({ info: { is_closed: 1, isTxShop: true }, locale });
      expect(notice()).toBe(other);
    },
  );

  it('M53: a Tencent-type shop shows neither logo nor name', () => {
    open({ info: { is_closed: 1, isTxShop: true }, locale: 'cn' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登录');
    cleanup();
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in to Lumen Academy');
    expect(screen.queryByText(/training mode/)).toBeNull();
  });

  it.each([
    ['cn', '店铺已打烊'],
    ['en', 'This shop is closed'],
  ] as const)('M284, D116: where nobody may log in it says that alone (%s)', (locale, text) => {
    for (const info of [
      { is_closed: 1 },
      { is_closed: 1, isQwShop: true, isOperationSchool: true },
    ] as const) {
      const { container, calls } = open({ info, locale });
      expect(container.textContent).toBe(text);
      expect([screen.queryByRole('button'), screen.queryByRole('link'), calls()]).toEqual([null, null, []]);
      cleanup();
    }
  });

  it('D16, D116: a shop without login offers none on its login page', () => {
    open({ info: { is_no_login: 1 } });
    expect(screen.getByText(/Login isn’t available in this shop/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['an expired shop', { expiry_version: 2 }],
    ['a closed training shop', { version_type: 170, is_closed: 1 }],
  ] as const)('M128, D116: %s has its logins', (_name, info) => {
    open({ info });
    expect(screen.queryByText('This shop is closed')).toBeNull();
    expect(screen.getByText(/Scan with/)).toBeTruthy();
  });

  it.each([
    ['an open shop', {}, true],
    ['an expired shop', { expiry_version: 2 }, false],
    ['a closed Tencent-type shop', { is_closed: 1, isTxShop: true }, false],
  ] as const)(
    'D116: the login by phone of %s promises an account where one is made alone',
    (_name, info, isMade) => {
      open({ info });
      press('Log in with a phone');
      expect(screen.getByLabelText('Phone number')).toBeTruthy();
      expect(screen.queryByText('New number? We’ll create your account') !== null).toBe(isMade);
    },
  );

  it('M129: a training shop has its scan and its account side by side, and no area code', () => {
    open({ info: { version_type: 170 } });
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Scan', 'Account']);
    tab('Account');
    type('Phone or account', PHONE);
    expect(screen.queryByRole('button', { name: /Country code/ })).toBeNull();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy();
    expect(screen.getByRole('checkbox')).toBeTruthy();
  });

  it('M34: the college login is an account alone', () => {
    open({ page: collegeLogin });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('College login');
    expect([screen.queryByRole('tab'), screen.queryByText('Other ways to log in')]).toEqual([null, null]);
  });

  it('M130: a shop that must say more says it, with its links', () => {
    const legal_notice = {
      text: { cn: '合规说明', en: 'For learners in this country' },
      links: [{ title: { cn: '补充协议', en: 'Addendum' }, url: 'https://shop.example/addendum' }],
    };
    open({ info: { legal_notice } });
    expect(screen.getByText(/For learners in this country/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Addendum' }).getAttribute('href')).toBe(
      'https://shop.example/addendum',
    );
  });

  it('M289, B65: the agreements have fixed addresses, the shop only as a value', () => {
    open();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Terms of service')).toBe('/agreement/charge/en');
    expect(href('Merchant privacy policy')).toBe('/agreement/merchant_privacy/en?app_id=appknowledge');
  });
});

describe('the way by phone', () => {
  const ways = (verify_code: 0 | 1, phone_password: 0 | 1) => ({
    login_ways: { verify_code, phone_password, wx: 1, qq: 1 } as const,
  });

  it.each([
    ['cn', ways(1, 1), '手机号 / 密码登录'],
    ['cn', ways(1, 0), '手机号登录'],
    ['cn', ways(0, 1), '密码登录'],
    ['en', ways(1, 1), 'Phone / password login'],
    ['en', ways(1, 0), 'Phone login'],
    ['en', ways(0, 1), 'Password'],
  ] as const)('M117: stands in words under the code (%s, %j)', (locale, info, name) => {
    open({ info, locale });
    fireEvent.click(screen.getByText(name));
    expect(screen.queryByText(/Scan with|扫码登录$/)).toBeNull();
    expect(screen.getByRole('checkbox')).toBeTruthy();
  });

  it('M118: is not in words where the shop has none, nor in a training shop, whose tabs say it', () => {
    for (const info of [ways(0, 0), { version_type: 170 }]) {
      open({ info });
      expect(screen.queryByText(/Phone|Password/)).toBeNull();
      cleanup();
    }
  });

  it('D118: a phone that has scanned a code and is to log in first begins with its phone, however wide', () => {
    const query = new URLSearchParams({ jumpfrom: '/auth/qr_confirm?code=abcdefghijklmnop' });
    const { calls } = open({ page: () => login({ params: {}, query }) });
    expect(screen.getByLabelText('Phone number')).toBeTruthy();
    expect(calls()).not.toContain('auth.qr.get');
  });
});

describe('the agreement', () => {
  it('M178, M180: nothing is ticked beforehand; a login without it points there and says so there alone', () => {
    const { said, asked } = open();
    press('Log in with a phone');
    const tick = screen.getByRole<HTMLInputElement>('checkbox');
    expect(tick.checked).toBe(false);
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBe('true');
    submit();
    expect(screen.getByRole('status').textContent).toBe('Please read and check the agreement');
    expect(said()).toEqual([]);
    expect(document.activeElement).toBe(tick);
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.phone_login');
    agree();
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('M179: so does an account, in Chinese', () => {
    const { said } = open({ info: { version_type: 170 }, locale: 'cn' });
    tab('账号登录');
    submit();
    expect(screen.getByRole('status').textContent).toBe('请阅读并勾选协议');
    expect(said()).toEqual([]);
  });

  it('D63: a tick is remembered on this device', () => {
    open();
    press('Log in with a phone');
    agree();
    cleanup();
    open();
    press('Log in with a phone');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});

describe('the login with a password', () => {
  function password(world: World = {}) {
    const opening = open(world);
    press('Log in with a phone');
    tab('Password');
    agree();
    return opening;
  }

  it('M169, M173, M182: what is missing stands under its field, and no captcha is begun', () => {
    const { asked } = password();
    submit();
    expect([under('Phone or account'), under('Password')]).toEqual([
      'Enter phone or account',
      'Enter the password',
    ]);
    expect(document.activeElement).toBe(box('Phone or account'));
    type('Phone or account', '12');
    type('Password', 'no spaces please');
    submit();
    expect([under('Phone or account'), under('Password')]).toEqual([
      'Please enter a correct phone number/account',
      'Wrong password format',
    ]);
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.verification.account_login');
  });

  it('M113: has a link for who forgot it, a switch that shows it, and the agreement', () => {
    password();
    type('Password', 'learn123');
    const kind = () => screen.getByLabelText('Password').getAttribute('type');
    const before = kind();
    press('Show password');
    const shownText = kind();
    press('Show password');
    expect([before, shownText, kind()]).toEqual(['password', 'text', 'password']);
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeTruthy();
    expect(screen.getByRole('checkbox')).toBeTruthy();
  });

  it('M113, M210, M272: a phone with its area code and the password let in', async () => {
    const { intents, asked } = password();
    type('Phone or account', PHONE);
    expect(screen.getByRole('button', { name: 'Country code +86' })).toBeTruthy();
    type('Password', 'learn123');
    submit();
    await waitFor(() =>
      expect(intents).toContainEqual({ name: 'login.done', payload: { code: 'c', setPassword: false } }),
    );
    expect(asked).toHaveBeenCalledWith('auth.password_login', {
      phone: PHONE,
      area_code: '86',
      app_id: 'appknowledge',
      password: 'learn123',
      session_id: SESSION,
      captcha_type: 0,
    });
  });

  it.each([
    ['M273', 'login-phone-unknown', 'Phone or account'],
    ['M274', 'password-wrong', 'Password'],
    ['M274', 'password-unusable', 'Password'],
  ])('%s: %s stands under its field', async (_row, code, field) => {
    password({ replies: { 'auth.password_login': buildRefusal(code) } });
    type('Phone or account', PHONE);
    type('Password', 'guess1');
    submit();
    await waitFor(() => expect(under(field)).toBe(`said: ${code}`));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)));
    type(field, 'x');
    expect(under(field)).toBe('');
  });

  it('M275: any other refusal is said above the page', async () => {
    const { said } = password({ replies: { 'auth.password_login': buildRefusal('account-disabled') } });
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    submit();
    await waitFor(() => expect(said()).toEqual([{ text: 'said: account-disabled', tone: 'error' }]));
  });

  it('M262: a verification that cannot be had says why, or that the network is busy', async () => {
    const { said } = password({
      replies: {
        'auth.verification.account_login': buildRefusal('network', 'Network error. Please try again later.'),
      },
    });
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    submit();
    await waitFor(() =>
      expect(said()).toEqual([{ text: 'Network busy. Please try again later.', tone: 'error' }]),
    );
  });

  it('M174, M175, M181: where an image is asked for, it is typed and sent along', async () => {
    const image = { ok: true, data: { CaptchaAppId: '', types: 2, session_id: SESSION } };
    const { asked } = password({ replies: { 'auth.verification.account_login': image } });
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    submit();
    await screen.findByRole('textbox', { name: 'Image captcha' });
    submit();
    await waitFor(() => expect(under('Image captcha')).toBe('Please enter the captcha'));
    type('Image captcha', 'ab3d');
    submit();
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        'auth.password_login',
        expect.objectContaining({ captcha_type: 2, captcha_ticket: 'ab3d' }),
      ),
    );
  });
});

describe('the next time', () => {
  const way = () =>
    screen.queryByRole('tab', { selected: true })?.textContent ?? screen.getByText(/Scan with/).textContent;

  it('M111, M120, D118: the way used last is marked and never chosen, in its own shop alone', async () => {
    const { intents } = open();
    press('Log in with a phone');
    tab('Password');
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    agree();
    submit();
    await waitFor(() => expect(intents.map(({ name }) => name)).toContain('login.done'));
    cleanup();
    open();
    expect(way()).toBe('Scan with WeChat');
    press('Log in with a phone (Last used)');
    expect(way()).toBe('SMS code');
    expect(screen.getByRole('tab', { name: /^Password/ }).textContent).toBe('PasswordLast used');
    cleanup();
    open({ locale: 'cn' });
    expect(screen.getByRole('button', { name: '手机号登录 (上次使用)' })).toBeTruthy();
    cleanup();
    open({ info: { app_id: 'appother' } });
    expect(screen.queryByText('Last used')).toBeNull();
    expect(way()).toBe('Scan with WeChat');
  });

  it('D118: another company’s code is marked among the other ways', () => {
    window.localStorage.setItem('lt-login-way:appknowledge', 'qq');
    open();
    expect(screen.getByRole('button', { name: /^QQ/ }).textContent).toBe('QQLast used');
    expect(way()).toBe('Scan with WeChat');
  });

  it.each([
    ['cn', 'QQ 扫码登录', '请使用 QQ 扫描二维码'],
    ['en', 'Scan with QQ', 'Open QQ on your phone and scan the code'],
  ] as const)(
    'ux: a Latin name stands apart from Chinese letters, and from nothing else (%s)',
    (locale, title, hint) => {
      open({ locale, info: { login_ways: { verify_code: 1, phone_password: 1, wx: 0, qq: 1 } } });
      expect([screen.getByText(title).textContent, screen.getByText(hint).textContent]).toEqual([
        title,
        hint,
      ]);
    },
  );

  it.each([
    [{}, 'SMS code'],
    [{ version_type: 170 }, 'Account'],
    [{ login_ways: { verify_code: 0, phone_password: 0, wx: 1, qq: 1 } }, 'Scan with WeChat'],
  ] as const)('D118: a narrow window opens on the phone, where the shop %o has it', (info, shownText) => {
    const wide = window.matchMedia.bind(window);
    const narrow = vi.spyOn(window, 'matchMedia');
    narrow.mockImplementation((question) => wide(question.replace('(max-width: 767.98px)', 'all')));
    open({ info });
    narrow.mockRestore();
    expect(way()).toBe(shownText);
  });

  it('ux, M116: binding a phone was the end of a scan, and a word nobody wrote counts for nothing', () => {
    const keptStore = memoryStore();
    const tabs = { ...loginTabs.initial, tab: 'phone', provider: 'qq' } as const;
    rememberWay('appknowledge', tabs, keptStore);
    expect(keptStore.get('lt-login-way:appknowledge')).toBe('qq');
    window.localStorage.setItem('lt-login-way:appknowledge', 'constructor');
    open();
    expect(way()).toBe('Scan with WeChat');
  });
});

describe('what a flow is for', () => {
  it('M168, M204: each has an endpoint of its own', async () => {
    const { asked } = open();
    const readBegunText = () =>
      asked.mock.calls.map(([name]) => name).filter((name) => name.startsWith('auth.verification.'));
    press('Log in with a phone');
    await waitFor(() => expect(readBegunText()).toEqual(['auth.verification.verify_login']));
    tab('Password');
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    agree();
    submit();
    await waitFor(() => expect(readBegunText().at(-1)).toBe('auth.verification.account_login'));
    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    // The first step of a forgotten password asks for the code by SMS.
    await waitFor(() => expect(readBegunText().at(-1)).toBe('auth.verification.modify_password'));
    const paths = [authVerificationBindPhone, authVerificationModifyPassword].map(({ path }) => path);
    expect(paths).toEqual([
      '/auth/get_do_verification_bind_phone',
      '/auth/get_do_verification_modify_password',
    ]);
  });
});
