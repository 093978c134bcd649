/** The login box with a code that was sent, and another company’s captcha before it. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  agree,
  box,
  drawLogin as open,
  press,
  buildRefusal,
  SESSION,
  submit,
  tab,
  type,
  under,
  type LoginWorld as World,
  beginAnew,
  PHONE,
} from '../../../tests/support/draw-login.tsx';

beginAnew();

describe('the login with a code', () => {
  async function code(world: World = {}) {
    const opening = open(world);
    press('Log in with a phone');
    agree();
    await screen.findByRole('textbox', { name: 'Image captcha' });
    return opening;
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
      [phone, picture, digits].forEach((input, index) => {
        if (input !== '') type(names[index] ?? '', input);
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
    const { asked, said } = await code({ replies: { 'auth.sms.send': buildRefusal('too-frequent') } });
    type('Phone number', PHONE);
    type('Image captcha', 'k7mq');
    press('Get code');
    await waitFor(() => expect(said()).toEqual([{ text: 'said: too-frequent', tone: 'warning' }]));
    await waitFor(() => expect(box('Image captcha').value).toBe(''));
    expect(asked.mock.calls.filter(([name]) => name === 'auth.image_code.get')).toHaveLength(2);
  });

  it('M267: a picture that cannot be had says so where it should be', async () => {
    await code({ replies: { 'auth.image_code.get': buildRefusal('network') }, locale: 'en' });
    expect(
      await screen.findByRole('button', { name: 'The picture didn’t load. Press to try again' }),
    ).toBeTruthy();
  });

  async function sentEvent(world: World = {}) {
    const opening = await code(world);
    type('Phone number', PHONE);
    type('Image captcha', 'k7mq');
    press('Get code');
    await screen.findByRole('button', { name: '59s' });
    return opening;
  }

  it('M167, M211, ux: the sixth digit logs in by itself, pasted or typed', async () => {
    const { intents, asked } = await sentEvent();
    type('SMS code', '12345');
    submit();
    expect(under('SMS code')).toBe('Please enter the correct SMS code');
    type('SMS code', ' 123 456');
    await waitFor(() => expect(intents.map(({ name }) => name)).toContain('login.done'));
    expect(asked).toHaveBeenCalledWith('auth.phone_login', {
      phone: `86-${PHONE}`,
      area_code: '86',
      app_id: 'appknowledge',
      code: '123456',
      session_id: SESSION,
    });
  });

  it('M276: a wrong code is said under it', async () => {
    await sentEvent({ replies: { 'auth.phone_login': buildRefusal('sms-code-wrong') } });
    type('SMS code', '123456');
    await waitFor(() => expect(under('SMS code')).toBe('said: sms-code-wrong'));
  });

  it('M277: an account that must be scanned first leads to the scan', async () => {
    const { said } = await sentEvent({ replies: { 'auth.phone_login': buildRefusal('needs-binding') } });
    type('SMS code', '123456');
    expect(await screen.findByRole('img', { name: 'QR code to log in' })).toBeTruthy();
    expect(said()).toContainEqual({ text: 'said: needs-binding', tone: 'error' });
  });

  it('M279: a phone of somebody else has its line, and the way back to the login', async () => {
    await sentEvent({ replies: { 'auth.phone_login': buildRefusal('qr-bound-elsewhere') } });
    type('SMS code', '123456');
    expect((await screen.findByText(/linked to another phone/)).textContent).toContain('Go to login');
  });

  it('M279: where QQ alone is scanned, the way back to the login leads to its code', async () => {
    const login_ways = { verify_code: 1, phone_password: 1, wx: 0, qq: 1 } as const;
    await sentEvent({
      info: { login_ways },
      replies: { 'auth.phone_login': buildRefusal('qr-bound-elsewhere') },
    });
    type('SMS code', '123456');
    fireEvent.click(await screen.findByRole('button', { name: 'Go to login' }));
    expect(await screen.findByRole('img', { name: 'QR code to log in' })).toBeTruthy();
  });

  it('ux: what a phone or a password manager knows is offered', async () => {
    await code();
    const buildFilledText = (name: string) => screen.getByLabelText(name).getAttribute('autocomplete');
    expect([buildFilledText('Phone number'), buildFilledText('SMS code')]).toEqual([
      'tel-national',
      'one-time-code',
    ]);
    tab('Password');
    expect([buildFilledText('Phone or account'), buildFilledText('Password')]).toEqual([
      'username',
      'current-password',
    ]);
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
  async function readPressedValue(replies: World['replies'] = {}) {
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
    const frame = await screen.findByTitle<HTMLIFrameElement>('Please confirm you’re human');
    // The box came with a script of its own; from here on it listens.
    await act(() => Promise.resolve());
    const postNotice = (captcha: object, source: Window | null = frame.contentWindow) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { origin: 'null', data: { captcha }, source }));
      });
    return { ...world, frame, tell: postNotice };
  }
  const calls = (onAsk: ReturnType<typeof open>['asked'], name: string) =>
    onAsk.mock.calls.filter(([calledName]) => calledName === name).map(([, input]) => input);

  it('D50: stands in a frame without an origin, and its ticket goes along with the login', async () => {
    const { asked, frame, tell } = await readPressedValue();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('src')).toBe('/auth/captcha_frame?lang=en');
    const passedValue = { name: 'passed', ticket: 't03', randstr: '@r' };
    tell(passedValue, window);
    tell({ name: 'passed', ticket: '', randstr: '@r' });
    expect(calls(asked, 'auth.password_login')).toEqual([]);
    tell(passedValue);
    await waitFor(() =>
      expect(calls(asked, 'auth.password_login')).toEqual([
        expect.objectContaining({ captcha_type: 1, captcha_ticket: 't03', captcha_randstr: '@r' }),
      ]),
    );
  });

  it('M181: one that is lost is exchanged for an image', async () => {
    const { asked, tell } = await readPressedValue();
    tell({ name: 'lost' });
    await waitFor(() =>
      expect(calls(asked, 'auth.verification.account_login').at(-1)).toEqual({ downgrade: 1 }),
    );
  });

  it('D50: whoever would rather gets the slide of the shop', async () => {
    const { asked } = await readPressedValue();
    expect(calls(asked, 'auth.slide.get')).toEqual([]);
    press('Can’t see it? Try another way');
    await waitFor(() => expect(calls(asked, 'auth.slide.get')).toEqual([{ session_id: SESSION }]));
    expect(await screen.findByRole('slider')).toBeTruthy();
  });

  it('M181: what says nothing for eight seconds is lost', async () => {
    vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true });
    const { asked } = await readPressedValue();
    await act(() => vi.advanceTimersByTimeAsync(8_100));
    expect(calls(asked, 'auth.verification.account_login').at(-1)).toEqual({ downgrade: 1 });
    vi.useRealTimers();
  });
});
