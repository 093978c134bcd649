/** The login box: its tabs, notices, agreement and what its ways say, drawn with the ways themselves. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginTabs, rememberWay } from '#features/auth/index.ts';
import { memoryStore } from '#platform/storage.ts';
import { authVerificationBindPhone } from '#schemas/api/auth/auth.verification.bind_phone.ts';
import { authVerificationModifyPassword } from '#schemas/api/auth/auth.verification.modify_password.ts';
import type { Locale } from '#schemas/locale.ts';
import { collegeLogin } from '#schemas/page/fixed/college-login.ts';
import {
  agree,
  box,
  drawLogin as open,
  ENTERED,
  press,
  refused,
  SESSION,
  submit,
  tab,
  type,
  under,
  type LoginWorld as World,
} from '../../../tests/support/draw-login.tsx';

const PHONE = '13800000000';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

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

  it('M53, M128: a closed shop is in training mode; a Tencent-type one shows neither logo nor name', () => {
    open({ info: { is_closed: 1, isTxShop: true }, locale: 'cn' });
    expect(screen.getByRole('status').textContent).toContain('当前为培训模式');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登录');
    cleanup();
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in to Lumen Academy');
    expect(screen.queryByText(/training mode/)).toBeNull();
  });

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

describe('the agreement', () => {
  it('M178, M180: nothing is ticked beforehand; a login without it points there and says so', () => {
    const { said, asked } = open();
    press('Log in with a phone');
    const tick = screen.getByRole<HTMLInputElement>('checkbox');
    expect(tick.checked).toBe(false);
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBe('true');
    submit();
    expect(said()).toEqual([{ text: 'Please read and check the agreement', tone: 'warning' }]);
    expect(document.activeElement).toBe(tick);
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.phone_login');
    agree();
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('M179: so does an account, in Chinese', () => {
    const { said } = open({ info: { version_type: 170 }, locale: 'cn' });
    tab('账号登录');
    submit();
    expect(said()).toEqual([{ text: '请阅读并勾选协议', tone: 'warning' }]);
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
    const opened = open(world);
    press('Log in with a phone');
    tab('Password');
    agree();
    return opened;
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
    const shown = kind();
    press('Show password');
    expect([before, shown, kind()]).toEqual(['password', 'text', 'password']);
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeTruthy();
    expect(screen.getByRole('checkbox')).toBeTruthy();
  });

  it('M113, M272: a phone with its area code and the password let in', async () => {
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
    password({ replies: { 'auth.password_login': refused(code) } });
    type('Phone or account', PHONE);
    type('Password', 'guess1');
    submit();
    await waitFor(() => expect(under(field)).toBe(`said: ${code}`));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)));
    type(field, 'x');
    expect(under(field)).toBe('');
  });

  it('M275: any other refusal is said above the page', async () => {
    const { said } = password({ replies: { 'auth.password_login': refused('account-disabled') } });
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    submit();
    await waitFor(() => expect(said()).toEqual([{ text: 'said: account-disabled', tone: 'error' }]));
  });

  it('M262: a verification that cannot be had says why, or that the network is busy', async () => {
    const { said } = password({
      replies: {
        'auth.verification.account_login': refused('network', 'Network error. Please try again later.'),
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

describe('the login with a code', () => {
  async function code(world: World = {}) {
    const opened = open(world);
    press('Log in with a phone');
    agree();
    await screen.findByRole('textbox', { name: 'Image captcha' });
    return opened;
  }

  it('M112, M164, M165, M176: a code is sent to a phone that is one, with the picture typed', async () => {
    const { asked } = await code();
    press('Get code');
    expect(under('Phone number')).toBe('Enter phone');
    type('Phone number', '12345');
    press('Get code');
    expect(under('Phone number')).toBe('Please enter the correct phone number');
    type('Phone number', PHONE);
    press('Get code');
    expect(under('Image captcha')).toBe('Please verify the image captcha first');
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.sms.send');
  });

  it('M176: a code is asked for with neither phone nor picture, in the words of the specification', async () => {
    const { asked } = open({ locale: 'cn' });
    press('手机号登录');
    await screen.findByRole('textbox', { name: '图形验证码' });
    type('手机号', '1380000000');
    press('获取验证码');
    expect(under('手机号')).toBe('请输入正确的手机号码');
    type('手机号', PHONE);
    for (const picture of ['', 'k7m']) {
      type('图形验证码', picture);
      press('获取验证码');
      expect(under('图形验证码')).toBe('请先校验图形验证码');
    }
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.sms.send');
  });

  it.each([
    ['cn', '', '', '', ['请输入手机号', '请输入图形验证码', '请输入短信验证码']],
    ['cn', '138', 'k7', '12', ['请输入正确的手机号', '请输入正确的验证码', '请输入正确的短信码']],
    ['en', '', '', '', ['Enter phone', 'Please enter the image captcha', 'Enter the SMS code']],
    [
      'en',
      '138',
      'k7',
      '12',
      [
        'Please enter the correct phone number',
        'Please enter the correct captcha',
        'Please enter the correct SMS code',
      ],
    ],
  ] as const)(
    'M164, M174, M177: a login by phone names what is missing or wrong (%s: %j, %j, %j)',
    async (locale, phone, picture, digits, texts) => {
      const isCn = locale === 'cn';
      const names = isCn
        ? ['手机号', '图形验证码', '短信验证码']
        : ['Phone number', 'Image captcha', 'SMS code'];
      const { asked } = open({ locale });
      press(isCn ? '手机号登录' : 'Log in with a phone');
      agree();
      await screen.findByRole('textbox', { name: names[1] ?? '' });
      [phone, picture, digits].forEach((typed, index) => {
        if (typed !== '') type(names[index] ?? '', typed);
      });
      submit();
      expect(names.map(under)).toEqual(texts);
      expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.phone_login');
    },
  );

  it('M141, M288: the button counts from 59 once a code is on its way, and nothing is sent twice', async () => {
    const { asked, said } = await code();
    type('Phone number', PHONE);
    type('Image captcha', 'k7mq');
    press('Get code');
    await screen.findByRole('button', { name: '59s' });
    expect(said()).toEqual([{ text: 'The code is on its way!', tone: 'success' }]);
    press('59s');
    expect(asked.mock.calls.filter(([name]) => name === 'auth.sms.send')).toHaveLength(1);
    expect(asked).toHaveBeenCalledWith(
      'auth.sms.send',
      expect.objectContaining({ phone_name: PHONE, area_code: '86', img_code: 'k7mq', session_id: SESSION }),
    );
  });

  it('M142, M265: too frequent is said, and another picture comes with an empty field', async () => {
    const { asked, said } = await code({ replies: { 'auth.sms.send': refused('too-frequent') } });
    type('Phone number', PHONE);
    type('Image captcha', 'k7mq');
    press('Get code');
    await waitFor(() => expect(said()).toEqual([{ text: 'said: too-frequent', tone: 'warning' }]));
    await waitFor(() => expect(box('Image captcha').value).toBe(''));
    expect(asked.mock.calls.filter(([name]) => name === 'auth.image_code.get')).toHaveLength(2);
  });

  it('M267: a picture that cannot be had says so where it should be', async () => {
    await code({ replies: { 'auth.image_code.get': refused('network') }, locale: 'en' });
    expect(await screen.findByRole('button', { name: 'No picture came. Press to try again' })).toBeTruthy();
  });

  async function sent(world: World = {}) {
    const opened = await code(world);
    type('Phone number', PHONE);
    type('Image captcha', 'k7mq');
    press('Get code');
    await screen.findByRole('button', { name: '59s' });
    return opened;
  }

  it('M167, ux: the sixth digit logs in by itself, pasted or typed', async () => {
    const { intents, asked } = await sent();
    type('SMS code', '12345');
    submit();
    expect(under('SMS code')).toBe('Please enter the correct SMS code');
    type('SMS code', ' 123 456');
    await waitFor(() => expect(intents.map(({ name }) => name)).toContain('login.done'));
    expect(asked).toHaveBeenCalledWith('auth.phone_login', {
      phone: `86-${PHONE}`,
      area_code: '86',
      code: '123456',
      session_id: SESSION,
    });
  });

  it('M276: a wrong code is said under it', async () => {
    await sent({ replies: { 'auth.phone_login': refused('sms-code-wrong') } });
    type('SMS code', '123456');
    await waitFor(() => expect(under('SMS code')).toBe('said: sms-code-wrong'));
  });

  it('M277: an account that must be scanned first leads to the scan', async () => {
    const { said } = await sent({ replies: { 'auth.phone_login': refused('needs-binding') } });
    type('SMS code', '123456');
    expect(await screen.findByRole('img', { name: 'QR code to log in' })).toBeTruthy();
    expect(said()).toContainEqual({ text: 'said: needs-binding', tone: 'error' });
  });

  it('M279: a phone of somebody else has its line, and the way back to the login', async () => {
    await sent({ replies: { 'auth.phone_login': refused('qr-bound-elsewhere') } });
    type('SMS code', '123456');
    expect((await screen.findByText(/bound to another phone/)).textContent).toContain('Go to login');
  });

  it('M279: where QQ alone is scanned, the way back to the login leads to its code', async () => {
    const login_ways = { verify_code: 1, phone_password: 1, wx: 0, qq: 1 } as const;
    await sent({ info: { login_ways }, replies: { 'auth.phone_login': refused('qr-bound-elsewhere') } });
    type('SMS code', '123456');
    fireEvent.click(await screen.findByRole('button', { name: 'Go to login' }));
    expect(await screen.findByRole('img', { name: 'QR code to log in' })).toBeTruthy();
  });

  it('ux: what a phone or a password manager knows is offered', async () => {
    await code();
    const filled = (name: string) => screen.getByLabelText(name).getAttribute('autocomplete');
    expect([filled('Phone number'), filled('SMS code')]).toEqual(['tel-national', 'one-time-code']);
    tab('Password');
    expect([filled('Phone or account'), filled('Password')]).toEqual(['username', 'current-password']);
  });

  it('M131, M132, M133: +86 first; eight countries, eight more at the end of the list', async () => {
    await code({ locale: 'en' });
    press('Country code +86');
    const list = await screen.findByRole('listbox', { name: 'Country code' });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Chinese mainland+86');
    fireEvent.scroll(list);
    expect(screen.getAllByRole('option')).toHaveLength(16);
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Country code +852' })).toBe(document.activeElement);
    // M166: other areas are not judged.
    type('Phone number', '5123');
    press('Get code');
    expect(under('Phone number')).toBe('');
  });

  it.each([
    ['its first letters', 'germ', '49'],
    ['its code', '+44', '44'],
  ])('D115, M131: the keyboard finds a country far down the list by %s', async (_name, keys, area) => {
    await code({ locale: 'en' });
    press('Country code +86');
    const list = await screen.findByRole('listbox', { name: 'Country code' });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
    for (const key of keys) fireEvent.keyDown(list, { key });
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(screen.getByRole('button', { name: `Country code +${area}` })).toBe(document.activeElement);
  });
});

describe('a captcha of another company', () => {
  const COMPANY = { ok: true, data: { CaptchaAppId: '190000000', types: 1, session_id: SESSION } };
  const PUZZLE = {
    background: 'data:image/png;base64,AAAA',
    piece: 'data:image/png;base64,AAAA',
    width: 300,
    height: 150,
    piece_width: 48,
    piece_top: 40,
    work: { salt: 's', bits: 1 },
  };
  /** The password form, pressed; the frame it opens, and what that says. */
  async function pressed(replies: World['replies'] = {}) {
    const world = open({
      replies: {
        'auth.verification.account_login': COMPANY,
        'auth.slide.get': { ok: true, data: PUZZLE },
        ...replies,
      },
    });
    press('Log in with a phone');
    tab('Password');
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    agree();
    submit();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Please show that you are human');
    // The box came with a script of its own; from here on it listens.
    await act(() => Promise.resolve());
    const tell = (captcha: object, source: Window | null = frame.contentWindow) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { origin: 'null', data: { captcha }, source }));
      });
    return { ...world, frame, tell };
  }
  const calls = (asked: ReturnType<typeof open>['asked'], name: string) =>
    asked.mock.calls.filter(([called]) => called === name).map(([, input]) => input);

  it('D50: stands in a frame without an origin, and its ticket goes along with the login', async () => {
    const { asked, frame, tell } = await pressed();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('src')).toBe('/auth/captcha_frame?lang=en');
    const passed = { name: 'passed', ticket: 't03', randstr: '@r' };
    tell(passed, window);
    tell({ name: 'passed', ticket: '', randstr: '@r' });
    expect(calls(asked, 'auth.password_login')).toEqual([]);
    tell(passed);
    await waitFor(() =>
      expect(calls(asked, 'auth.password_login')).toEqual([
        expect.objectContaining({ captcha_type: 1, captcha_ticket: 't03', captcha_randstr: '@r' }),
      ]),
    );
  });

  it('M181: one that is lost is exchanged for an image', async () => {
    const { asked, tell } = await pressed();
    tell({ name: 'lost' });
    await waitFor(() =>
      expect(calls(asked, 'auth.verification.account_login').at(-1)).toEqual({ downgrade: 1 }),
    );
  });

  it('D50: whoever would rather gets the slide of the shop', async () => {
    const { asked } = await pressed();
    expect(calls(asked, 'auth.slide.get')).toEqual([]);
    press('Cannot see it? Another way');
    await waitFor(() => expect(calls(asked, 'auth.slide.get')).toEqual([{ session_id: SESSION }]));
    expect(await screen.findByRole('slider')).toBeTruthy();
  });

  it('M181: what says nothing for eight seconds is lost', async () => {
    vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true });
    const { asked } = await pressed();
    await act(() => vi.advanceTimersByTimeAsync(8_100));
    expect(calls(asked, 'auth.verification.account_login').at(-1)).toEqual({ downgrade: 1 });
    vi.useRealTimers();
  });
});

describe('the next time', () => {
  const way = () =>
    screen.queryByRole('tab', { selected: true })?.textContent ?? screen.getByText(/Scan with/).textContent;

  it('ux: the way used last is the first one shown, in its own shop, as long as the shop has it', async () => {
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
    expect(way()).toBe('Password');
    cleanup();
    open({ info: { app_id: 'appother' } });
    expect(way()).toBe('Scan with WeChat');
    cleanup();
    open({ info: { login_ways: { verify_code: 1, phone_password: 0, wx: 1, qq: 1 } } });
    expect(way()).toBe('Scan with WeChat');
  });

  it('ux, M116: binding a phone was the end of a scan, and a word nobody wrote counts for nothing', () => {
    const kept = memoryStore();
    const tabs = { ...loginTabs.initial, tab: 'phone', provider: 'qq' } as const;
    rememberWay('appknowledge', tabs, kept);
    expect(kept.get('lt-login-way:appknowledge')).toBe('qq');
    window.localStorage.setItem('lt-login-way:appknowledge', 'constructor');
    open();
    expect(way()).toBe('Scan with WeChat');
  });
});

describe('what a flow is for', () => {
  it('M168, M204: each has an endpoint of its own', async () => {
    const { asked } = open();
    const begun = () =>
      asked.mock.calls.map(([name]) => name).filter((name) => name.startsWith('auth.verification.'));
    press('Log in with a phone');
    await waitFor(() => expect(begun()).toEqual(['auth.verification.verify_login']));
    tab('Password');
    type('Phone or account', PHONE);
    type('Password', 'learn123');
    agree();
    submit();
    await waitFor(() => expect(begun().at(-1)).toBe('auth.verification.account_login'));
    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    // The first step of a forgotten password asks for the code by SMS.
    await waitFor(() => expect(begun().at(-1)).toBe('auth.verification.modify_password'));
    const paths = [authVerificationBindPhone, authVerificationModifyPassword].map(({ path }) => path);
    expect(paths).toEqual([
      '/auth/get_do_verification_bind_phone',
      '/auth/get_do_verification_modify_password',
    ]);
  });
});

describe('the code to scan', () => {
  it('M127, M280: one that cannot be had says so and is asked for again', async () => {
    const { asked } = open({ replies: { 'auth.qr.get': refused('network') } });
    expect((await screen.findByRole('alert')).textContent).toContain('No QR code came');
    press('Refresh');
    await waitFor(() => expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.get')).toHaveLength(2));
  });

  const PAGE = 'https://login.work.weixin.qq.com/wwlogin/sso/login?state=1';
  const company = (rest: object) => ({
    'auth.qr.get': {
      ok: true,
      data: { code: 'q'.repeat(20), qr_code_url: PAGE, expire_in: 120, opens: 'page', ...rest },
    },
  });

  it('D48: a company that is configured is a page to open, in a window of its own', async () => {
    open({ replies: company({}) });
    const link = await screen.findByRole('link', { name: 'Open WeChat' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([PAGE, '_blank']);
    expect(screen.queryByRole('img', { name: 'QR code to log in' })).toBeNull();
  });

  it('D66: in the app of enterprise messaging the browser goes there itself', async () => {
    const { intents } = open({ replies: company({ opens: 'here' }) });
    await waitFor(() => expect(intents).toContainEqual({ name: 'page.go', payload: { href: PAGE } }));
  });

  it('D66: inside WeCom its login begins by itself, once a tab, and in no shop without it', async () => {
    const agent = vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('wxwork/4.1.28');
    const begin = (isQwShop: boolean) => open({ info: { isQwShop }, replies: company({ opens: 'here' }) });
    const providers = ({ asked }: ReturnType<typeof open>) =>
      asked.mock.calls.flatMap(([name, input]) => (name === 'auth.qr.get' ? [input] : []));
    const other = begin(false);
    await waitFor(() => expect(providers(other)).toEqual([{ provider: 'wx' }]));
    cleanup();
    const inside = begin(true);
    await waitFor(() => expect(providers(inside).at(-1)).toEqual({ provider: 'wework' }));
    cleanup();
    const again = begin(true);
    await waitFor(() => expect(providers(again)).toEqual([{ provider: 'wx' }]));
    agent.mockRestore();
  });

  describe('M150, D66: enterprise messaging', () => {
    const DOMAINS = ['shop.example', 'login.work.weixin.qq.com'];
    async function framed(locale: Locale = 'en') {
      const world = open({ info: { isQwShop: true }, locale, replies: company({ frame_domains: DOMAINS }) });
      press(locale === 'en' ? 'WeCom' : '企业微信');
      const frame = await screen.findByTitle<HTMLIFrameElement>(
        locale === 'en' ? 'Log in with WeCom' : '企业微信登录',
      );
      const tell = (origin: string, data: unknown, source: Window | null = frame.contentWindow) =>
        act(() => {
          window.dispatchEvent(new MessageEvent('message', { origin, data, source }));
        });
      return { ...world, frame, tell };
    }

    it.each([
      ['en', 'Sorry, login error, code expired, please retry'],
      ['cn', '抱歉，登录异常，code expired，请重试'],
    ] as const)('M285: what its page says is told, in %s', async (locale, text) => {
      const { said, tell } = await framed(locale);
      tell('https://login.work.weixin.qq.com', { code: 40029, message: 'code expired', token: '' });
      expect(said()).toEqual([{ text, tone: 'error' }]);
    });

    it('M222, R12: nobody but the two domains and that very frame is believed', async () => {
      const { said, asked, frame, tell } = await framed();
      expect(frame.getAttribute('src')).toBe(PAGE);
      expect(screen.getByRole('link', { name: 'Open WeCom' })).toBeTruthy();
      const failure = { code: 1, message: 'x', token: '' };
      const strangers = ['https://evilshop.example', 'https://login.work.weixin.qq.com.evil.test', 'null'];
      for (const origin of [...strangers, 'http://shop.example', window.location.origin])
        tell(origin, failure);
      tell('https://shop.example', failure, window);
      tell('https://shop.example', 'hello');
      expect(said()).toEqual([]);
      tell('https://a.shop.example', { code: 0, message: '', token: 't'.repeat(32) });
      await waitFor(() => expect(asked).toHaveBeenCalledWith('auth.qr.enter', { token: 't'.repeat(32) }));
    });
  });

  it('M116, D66: a first scan that ended on its own page goes on with the phone', async () => {
    window.sessionStorage.setItem('first_scan', 'l'.repeat(32));
    open();
    expect(await screen.findByRole('heading', { name: /phone/i })).toBeTruthy();
    expect(window.sessionStorage.getItem('first_scan')).toBeNull();
  });

  describe('by the clock', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: 1_000_000 });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    it('M134, M138, M281: one that has expired lies under a cover with a way to another', async () => {
      const { asked } = open({ replies: { 'auth.qr.poll': refused('qr-expired') } });
      await pass(2_100);
      expect(screen.getByRole('alert').textContent).toContain('The QR code has expired');
      press('Refresh');
      await pass(10);
      expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.get')).toHaveLength(2);
    });

    it('M126, M139: an account of another phone has its line, and going to login fetches another code', async () => {
      open({ replies: { 'auth.qr.poll': refused('qr-bound-elsewhere') } });
      await pass(2_100);
      expect(screen.getByRole('alert').textContent).toContain('Verification failed');
      press('Go to login');
      await pass(10);
      expect(screen.getByRole('img', { name: 'QR code to log in' })).toBeTruthy();
    });

    it('M116, M137: a first scan in a shop that is paid for asks for a phone', async () => {
      const { asked } = open({
        replies: {
          'auth.qr.poll': refused('qr-first-time', '', { login_key: 'l'.repeat(20) }),
          'shop.expired.get': { ok: true, data: { detail: { version: 1, expire_at: '' } } },
        },
      });
      await pass(2_100);
      expect(screen.getByRole('heading', { name: 'Bind your phone' })).toBeTruthy();
      fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: PHONE } });
      fireEvent.blur(screen.getByLabelText('Phone number'));
      expect(asked).toHaveBeenCalledWith('auth.phone.inquire', {
        phone: PHONE,
        login_key: 'l'.repeat(20),
      });
      await pass(10);
    });

    it('M206, M166: a phone of another country is asked about with its area code, and nothing is said', async () => {
      const { asked, said } = open({
        replies: {
          'auth.phone.inquire': refused('network'),
          'auth.qr.poll': refused('qr-first-time', '', { login_key: 'l'.repeat(20) }),
          'shop.expired.get': { ok: true, data: { detail: { version: 1, expire_at: '' } } },
        },
      });
      await pass(2_100);
      press('Country code +86');
      await pass(10);
      const list = screen.getByRole('listbox', { name: 'Country code' });
      fireEvent.keyDown(list, { key: 'ArrowDown' });
      fireEvent.keyDown(list, { key: 'Enter' });
      fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '61234567' } });
      fireEvent.blur(screen.getByLabelText('Phone number'));
      expect(asked).toHaveBeenCalledWith('auth.phone.inquire', {
        phone: '852-61234567',
        login_key: 'l'.repeat(20),
      });
      await pass(10);
      // Quietly, whatever comes of it, but for a phone that is bound already.
      expect(said()).toEqual([]);
    });

    it('M284: in any other shop it is closed', async () => {
      open({
        locale: 'cn',
        replies: {
          'auth.qr.poll': refused('qr-first-time', '', { login_key: 'l'.repeat(20) }),
          'shop.expired.get': { ok: true, data: { detail: { version: 2, expire_at: '' } } },
        },
      });
      await pass(2_100);
      expect(screen.getByText('店铺已打烊')).toBeTruthy();
    });

    it('M122: a code is asked about in its own tab alone, and another one fetched on the way back', async () => {
      const { asked } = open({ replies: { 'auth.qr.poll': refused('qr-waiting') } });
      const count = (name: string) => asked.mock.calls.filter(([one]) => one === name).length;
      await pass(4_100);
      press('Log in with a phone');
      const polls = count('auth.qr.poll');
      await pass(10_000);
      expect([polls > 0, count('auth.qr.poll'), count('auth.qr.get')]).toEqual([true, polls, 1]);
      press('Log in with a QR code');
      await pass(2_100);
      expect([count('auth.qr.get'), count('auth.qr.poll')]).toEqual([2, polls + 1]);
    });

    it('M140: any other answer is said in the server’s words, and nothing more is asked', async () => {
      const { asked, said } = open({ replies: { 'auth.qr.poll': refused('account-disabled') } });
      await pass(10_000);
      expect(said()).toEqual([{ text: 'said: account-disabled', tone: 'error' }]);
      expect(screen.getByRole('alert').textContent).toContain('said: account-disabled');
      expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.poll')).toHaveLength(1);
    });

    it('M134, ux: a code says how long it holds, and one that is over does not', async () => {
      const { container } = open({ replies: { 'auth.qr.poll': refused('qr-waiting') } });
      await pass(10);
      expect(screen.getByText('The code holds for 2 minutes')).toBeTruthy();
      const ring = () => container.querySelector('svg[fill="none"] [pathLength]');
      expect(ring()?.getAttribute('style')).toContain('120s');
      await pass(120_000);
      expect(screen.getByRole('alert').textContent).toContain('The QR code has expired');
      expect([screen.queryByText('The code holds for 2 minutes'), ring()]).toEqual([null, null]);
    });

    it('M144, D62: once somebody is in nobody is asked about, and whoever is left is shown another code', async () => {
      const { asked, events } = open({ replies: { 'auth.qr.poll': refused('qr-waiting') } });
      const count = (name: string) => asked.mock.calls.filter(([one]) => one === name).length;
      await pass(4_100);
      act(() => events.emit('auth:changed', { isIn: true }));
      const polls = count('auth.qr.poll');
      await pass(10_000);
      expect([polls > 0, count('auth.qr.poll'), count('auth.qr.get')]).toEqual([true, polls, 1]);
      act(() => events.emit('auth:changed', { isIn: false }));
      await pass(2_100);
      expect([count('auth.qr.get'), count('auth.qr.poll')]).toEqual([2, polls + 1]);
    });

    it('M135: a scan that was confirmed logs in, once', async () => {
      const { intents, asked } = open({
        replies: {
          'auth.qr.poll': { ok: true, data: { code: '', token: 'o'.repeat(20), login_key: '' } },
          'auth.qr.enter': ENTERED,
        },
      });
      await pass(10_000);
      expect(intents.filter(({ name }) => name === 'login.done')).toHaveLength(1);
      expect(asked.mock.calls.filter(([name]) => name === 'auth.qr.poll')).toHaveLength(1);
    });
  });
});

describe('the merchant of an operations school', () => {
  const school = { isOperationSchool: true };
  const merchant = {
    ok: true,
    data: { headimgurl: '/face.png', phone_name: '138****0000', code: 'm'.repeat(20) },
  };

  it('M114: is offered one press, with avatar and phone, and the way to another phone', async () => {
    const replies = { 'auth.b_user_info.get': merchant, 'auth.login_by_admin': ENTERED };
    const { intents, asked } = open({ info: school, replies });
    expect(await screen.findByText('138****0000')).toBeTruthy();
    expect(document.querySelector('img[src="/face.png"]')).not.toBeNull();
    // M147: it does not come by itself a second time.
    expect(window.sessionStorage.getItem('has_B_login')).not.toBeNull();
    agree();
    press('Log in as this person');
    await waitFor(() => expect(intents.map(({ name }) => name)).toContain('login.done'));
    expect(asked).toHaveBeenCalledWith('auth.login_by_admin', { code: 'm'.repeat(20) });
    cleanup();
    window.sessionStorage.clear();
    open({ info: school, replies });
    await screen.findByText('138****0000');
    press('Use another phone');
    expect(screen.getByLabelText('Phone number')).toBeTruthy();
  });

  it('M115, M147, M277: one who is no learner yet becomes one by a press of their own', async () => {
    const replies = {
      'auth.b_user_info.get': merchant,
      'auth.login_by_admin': refused('needs-binding'),
      'auth.register_by_admin': ENTERED,
    };
    const { intents, asked } = open({ info: school, replies });
    await screen.findByText('138****0000');
    agree();
    press('Log in as this person');
    expect(await screen.findByText(/no learner here yet/)).toBeTruthy();
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.register_by_admin');
    // M278: or takes another way.
    expect(screen.getByRole('button', { name: 'Log in another way' })).toBeTruthy();
    await waitFor(() => {
      press('Make the account and log in');
      expect(intents.map(({ name }) => name)).toContain('login.done');
    });
  });

  it('M277: another refusal is said and shuts the box, but a lost connection does not', async () => {
    for (const [code, names] of [
      ['not-a-member', ['message.toast', 'login.close']],
      ['network', ['message.toast']],
    ] as const) {
      const replies = { 'auth.b_user_info.get': merchant, 'auth.login_by_admin': refused(code) };
      const { intents, said } = open({ info: school, replies });
      await screen.findByText('138****0000');
      agree();
      press('Log in as this person');
      await waitFor(() => expect(said()).toEqual([{ text: `said: ${code}`, tone: 'error' }]));
      expect(intents.map(({ name }) => name)).toEqual(names);
      cleanup();
      window.sessionStorage.clear();
      window.localStorage.clear();
    }
  });

  it('M114: without a merchant in this browser there is no such tab', async () => {
    const { asked } = open({ info: school, replies: { 'auth.b_user_info.get': refused('not-logged-in') } });
    await waitFor(() => expect(asked).toHaveBeenCalledWith('auth.b_user_info.get', {}));
    press('Log in with a phone');
    expect(screen.queryByRole('tab', { name: 'One press' })).toBeNull();
  });
});
