/** Fields of an information form that ask the server: regions, companies, and codes to prove. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  LEARNER,
  OK,
  REGIONS,
  buildRequests,
  beginAnew,
  choose,
  draw,
  field,
  formOf,
  input,
  listOf,
  buildRefusal,
  region,
  send,
  sentItems,
} from '../../../tests/support/draw-form.tsx';

beginAnew();

describe('where somebody lives', () => {
  const form = { fields: [field('place', 'region', { required: true })] };

  it('M228: a province brings its cities, a city its districts; another province empties both', async () => {
    const [cities, districts] = REGIONS['form.region.get'];
    draw({ 'form.info.save': [OK], 'form.region.get': [cities, districts, cities] }, { form });
    await choose('Zhejiang', 'Hangzhou', 'Xihu');
    expect(buildRequests('form.region.get')).toEqual([{ parent: '330000' }, { parent: '330100' }]);
    send();
    await screen.findByText('Thank you, we’ve received it');
    expect(buildRequests('form.info.save')[0]?.answers).toEqual({
      place: { province: '330000', city: 'Hangzhou', district: 'Xihu' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Submit another response' }));
    await choose('Zhejiang', 'Ningbo', 'Beijing');
    expect((await region()).textContent).toBe('Beijing');
    send();
    expect(screen.getByText('Please choose a province and a city')).toBeTruthy();
    expect(document.activeElement).toBe(await region());
  });

  it('D91: what was chosen stands there again after a walk to another page, in both languages', async () => {
    const drawing = draw(REGIONS, { form, locale: 'cn' });
    await choose('浙江省', 'Hangzhou');
    drawing.unmount();
    draw(REGIONS, { form, locale: 'cn' });
    expect((await region()).textContent).toBe('浙江省 / Hangzhou');
    await choose('Ningbo');
    expect((await region()).textContent).toBe('浙江省 / Ningbo');
  });

  it('D91: where no list is known, city and district are written freely', async () => {
    draw({ 'form.info.save': [OK], 'form.region.get': [listOf()] }, { form });
    await choose('Elsewhere');
    await screen.findByLabelText('City');
    fireEvent.change(input('City'), { target: { value: 'Kyoto' } });
    send();
    await screen.findByText('Thank you, we’ve received it');
    expect(buildRequests('form.info.save')[0]?.answers).toEqual({
      place: { province: '990000', city: 'Kyoto' },
    });
  });

  it('R59: a list that did not come is said in both languages, and asked for again', async () => {
    const answers = { 'form.region.get': [buildRefusal('network'), ...REGIONS['form.region.get']] };
    draw(answers, { form, locale: 'cn' });
    await choose('浙江省');
    expect((await screen.findByRole('alert')).textContent).toContain('地区列表没有加载出来');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await choose('Hangzhou');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a company', () => {
  const form = { fields: [field('company', 'company', { required: true })] };
  const match = { ok: true, data: { list: ['Acorn Books', 'Acme Press'] } };

  it('M228: offers what learners named, by the keyboard; Enter takes one and sends nothing', async () => {
    const answers = { 'form.company.search': [match], 'form.info.save': [OK] };
    draw(answers, { form, viewer: LEARNER });
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /^company/ });
    fireEvent.change(box, { target: { value: 'A' } });
    fireEvent.change(box, { target: { value: 'Ac' } });
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.getByText('2 suggestions, choose with the arrow keys')).toBeTruthy();
    expect(buildRequests('form.company.search')).toEqual([{ text: 'Ac' }]);
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(box, { key });
    expect(box.value).toBe('Acme Press');
    expect(screen.queryByRole('option')).toBeNull();
    send();
    await screen.findByText('Thank you, we’ve received it');
    expect(buildRequests('form.info.save')[0]?.answers).toEqual({ company: 'Acme Press' });
  });

  it('M228: an offer that is taken is remembered, and makes another set of answers', async () => {
    const answers = { 'form.company.search': [match], 'form.info.save': [buildRefusal('network'), OK] };
    const drawing = draw(answers, { form, viewer: LEARNER, locale: 'cn' });
    const box = screen.getByRole<HTMLInputElement>('combobox');
    fireEvent.change(box, { target: { value: 'Ac' } });
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByRole('alert');
    expect(await screen.findByText('有 2 个建议，用上下方向键选择')).toBeTruthy();
    fireEvent.pointerDown(await screen.findByRole('option', { name: 'Acorn Books' }));
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByText('已收到，谢谢');
    const [first, second] = buildRequests('form.info.save');
    expect(first?.key).not.toBe(second?.key);
    drawing.unmount();
  });

  it('M228: whoever is not logged in writes it, and nobody is asked for names', async () => {
    draw({ 'form.info.save': [OK] }, { form, viewer: { status: 'out' } });
    const box = screen.getByRole<HTMLInputElement>('combobox');
    fireEvent.change(box, { target: { value: 'Acme' } });
    expect(box.autocomplete).toBe('organization');
    send();
    await screen.findByText('Thank you, we’ve received it');
    expect(sentItems.map(({ endpoint }) => endpoint)).toEqual(['form.info.save']);
  });
});

describe('what a code has to prove', () => {
  // The script of the proof is at hand: it comes by no clock.

  const fields = [field('phone', 'phone', { verify: true }), field('mail', 'email', { verify: true })];
  const form = { fields };
  const CAPTCHA = {
    'form.verify_type.get': [
      { ok: true, data: { types: 2, session_id: 'session-of-a-form', CaptchaAppId: '' } },
    ],
    'auth.image_code.get': [{ ok: true, data: { img_url: 'data:image/png;base64,AAAA' } }],
  };
  const SENT = { ok: true, data: { wait_s: 60 } };
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const write = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
  const open = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('M228: a phone is proven by its code: wrong, expired and right, in its own words; another number is not', async () => {
    const drawing = draw(
      {
        ...CAPTCHA,
        'form.phone_code.send': [buildRefusal('too-frequent'), SENT],
        'form.phone_code.verify': [
          buildRefusal('sms-code-wrong'),
          buildRefusal('sms-code-expired'),
          { ok: true, data: {} },
        ],
      },
      { form },
    );
    write(/^phone/, '12');
    open('Verify: phone');
    fireEvent.click(await screen.findByRole('button', { name: 'Get code' }));
    expect((await screen.findByText('Please enter the correct phone number')).closest('p')?.id).toBe(
      input('phone').getAttribute('aria-describedby'),
    );
    write(/^phone/, '+852 5123 4567');
    const ask = async () => {
      await waitFor(() => expect(screen.getByLabelText(/captcha/i).getAttribute('value')).toBe(''));
      write(/captcha/i, 'abcd');
      fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
    };
    await ask();
    await waitFor(() =>
      expect(drawing.intents).toContainEqual({
        name: 'message.toast',
        payload: { text: 'said: too-frequent', tone: 'warning' },
      }),
    );
    await ask();
    await screen.findByRole('button', { name: '59s' });
    expect(buildRequests('form.phone_code.send').at(-1)).toMatchObject({
      phone: '51234567',
      area_code: '852',
      session_id: 'session-of-a-form',
    });
    for (const [code, message] of [
      ['111111', 'said: sms-code-wrong'],
      ['222222', 'said: sms-code-expired'],
    ] as const) {
      write(/^SMS code/, code);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(box(/^SMS code/).getAttribute('aria-invalid')).toBe('true');
    }
    write(/^SMS code/, '333333');
    expect((await screen.findByText('Verified')).getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(input('phone'));
    expect(screen.getAllByRole('button', { name: /^Verify/ })).toHaveLength(1);
    write(/^phone/, '+852 5123 4568');
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Verify: (phone|mail)$/ })).toHaveLength(2);
  });

  it('D91: an address is proven as well, in Chinese; Enter in the code sends no form', async () => {
    draw(
      { ...CAPTCHA, 'form.email_code.send': [SENT], 'form.email_code.verify': [{ ok: true, data: {} }] },
      { form, locale: 'cn' },
    );
    write(/^mail/, 'ann@example.com');
    open('验证mail');
    await screen.findByRole('button', { name: '获取验证码' });
    fireEvent.keyDown(box(/^邮箱验证码/), { key: 'Enter' });
    expect(await screen.findByText('请输入邮箱验证码', { selector: 'p' })).toBeTruthy();
    await screen.findByLabelText('图形验证码');
    write(/^图形验证码/, 'abcd');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByRole('button', { name: '59s' });
    expect(buildRequests('form.email_code.send')).toMatchObject([
      { email: 'ann@example.com', scene: 'form', captcha_type: 2 },
    ]);
    write(/^邮箱验证码/, '123456');
    expect(await screen.findByText('已验证')).toBeTruthy();
    expect(buildRequests('form.info.save')).toEqual([]);
  });

  it('D91: what the server knows no proof of is marked, that field alone, and its proof opens', async () => {
    const refusal = {
      ...buildRefusal('answers-invalid'),
      detail: { fields: [{ field: 'mail', rule: 'unproven' }] },
    };
    draw(
      { ...CAPTCHA, 'form.info.save': [refusal], 'form.info.get': [{ ok: true, data: formOf({ fields }) }] },
      { form },
    );
    write(/^phone/, '199 0000 0042');
    write(/^mail/, 'bob@example.com');
    send();
    expect(await screen.findByText('Please verify this with a code first')).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: /^E-mail code/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^SMS code/ })).toBeNull();
  });
});
