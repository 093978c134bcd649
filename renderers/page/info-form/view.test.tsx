/** The form: said in words, sent once, and nothing typed is lost on the way. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { drawView } from '../../../tests/support/draw-view.tsx';
import view from './view.tsx';
import {
  FIELDS,
  FORM_ID,
  LEARNER,
  OK,
  REGIONS,
  buildRequests,
  beginAnew,
  draw,
  field,
  formOf,
  input,
  buildRefusal,
  send,
  sentItems,
  type,
  type FormCall,
} from '../../../tests/support/draw-form.tsx';

beginAnew();

function fillIn() {
  type('name', 'Ann');
  fireEvent.click(screen.getByLabelText('Skilled'));
}

describe('the form before it is sent', () => {
  it('D115: every input has a name, groups are groups, what is needed and what is hinted is tied to it', () => {
    draw();
    expect(input('name').required).toBe(true);
    expect(input('name').getAttribute('aria-describedby')).toContain('name-hint');
    expect(input('mail').type).toBe('email');
    const level = screen.getByRole('group', { name: /^level/ });
    expect(within(level).getAllByRole('radio')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'topics' })).getByText('Choose up to 2')).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'place' })).getByLabelText('place')).toBeTruthy();
  });

  it.each([
    ['cn', '提交', '请填写正确的日期', '2027年２月28'],
    ['en', 'Send', 'Please enter a full date', '2027/2/28'],
  ] as const)(
    'D91: a day is typed in any usual writing; an impossible or unfinished one is said (%s)',
    async (locale, button, text, writing) => {
      draw({ 'form.info.save': [OK] }, { form: { fields: [field('since', 'date')] }, locale });
      const submit = () => fireEvent.click(screen.getByRole('button', { name: button }));
      for (const wrong of ['2027', '2027-02-30']) {
        type('since', wrong);
        submit();
        expect(screen.getByText(text)).toBeTruthy();
        expect(document.activeElement).toBe(input('since'));
      }
      type('since', writing);
      submit();
      await waitFor(() => expect(sentItems.at(-1)?.input.answers).toEqual({ since: '2027-02-28' }));
    },
  );

  it('R27: before its script has come it goes nowhere, and without one a note says so', () => {
    const data = { form: formOf() };
    const html = renderToStaticMarkup(
      drawBlock({ kind: 'info-form', props: { form_id: FORM_ID }, data, locale: 'en' }),
    );
    expect(html).toMatch(/<form[^>]* method="dialog"/);
    expect(html).not.toMatch(/<form[^>]* action=/);
    expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/s);
  });

  it('D115: faults stand under their fields, are read with them, and the first takes the focus', () => {
    draw();
    type('mail', 'nobody');
    send();
    expect(sentItems).toEqual([]);
    expect(screen.getByText('Please fill this in')).toBeTruthy();
    expect(screen.getByText('Please choose', { selector: 'p' })).toBeTruthy();
    expect(document.activeElement).toBe(input('name'));
    const mail = input('mail');
    expect(mail.getAttribute('aria-invalid')).toBe('true');
    const describedText = mail.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedText)?.textContent).toContain('name@example.com');
    fillIn();
    send();
    expect(document.activeElement).toBe(mail);
    expect(screen.queryByText('Please choose', { selector: 'p' })).toBeNull();
  });
});

describe('the form when it is sent', () => {
  it('D91: sends what was filled in, by place and by part, and thanks', async () => {
    draw({ 'form.info.save': [OK], ...REGIONS });
    fillIn();
    fireEvent.click(screen.getByLabelText('C'));
    fireEvent.click(await screen.findByRole('combobox', { name: 'place', expanded: false }));
    for (const name of ['Zhejiang', 'Hangzhou'])
      fireEvent.click(await screen.findByText(name, { selector: '.arco-cascader-list-item-label' }));
    send();
    await screen.findByText('Thank you, we’ve received it');
    const [body] = buildRequests('form.info.save') as [FormCall['input']];
    expect(body).toMatchObject({ scene: 'page', id: FORM_ID, key: expect.stringMatching(/^[\da-f]{36}$/) });
    expect(body.answers).toEqual({
      name: 'Ann',
      level: 1,
      topics: [2],
      place: { province: '330000', city: 'Hangzhou' },
    });
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('R16, R18: where too many write, it is sent again with the captcha a person passes', async () => {
    const start = { ok: true, data: { CaptchaAppId: '', types: 2, session_id: 'flow-of-this-form-1' } };
    draw({
      'form.info.save': [buildRefusal('captcha-needed'), OK],
      'form.verify_type.get': [start],
      'auth.image_code.get': [{ ok: true, data: { img_url: 'data:,ABCD' } }],
    });
    fillIn();
    send();
    const picture = await screen.findByLabelText('Image captcha');
    fireEvent.change(picture, { target: { value: 'ABCD' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Thank you, we’ve received it');
    const [first, second] = buildRequests('form.info.save');
    expect(second).toEqual({
      ...first,
      session_id: 'flow-of-this-form-1',
      captcha_type: 2,
      captcha_ticket: 'ABCD',
      captcha_randstr: expect.stringMatching(/^[a-z0-9]{10}$/),
    });
  });

  it('D91: another may be filled in afterwards, empty', async () => {
    draw({ 'form.info.save': [OK] });
    fillIn();
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Submit another response' }));
    expect(input('name').value).toBe('');
  });

  it('R62: pressed twice it is sent once, and says that it is busy', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const drawing = drawView(view, {
      props: { form_id: FORM_ID, scene: 'page', show_title: true },
      data: { form: formOf() },
      locale: 'en',
      act: (endpoint: { name: string }, body: never) => {
        sentItems.push({ endpoint: endpoint.name, input: body });
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    fillIn();
    const form = drawing.container.querySelector('form');
    if (form === null) throw new Error('no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(sentItems).toHaveLength(1);
    expect(form.getAttribute('aria-busy')).toBe('true');
    finish(OK);
    await screen.findByText('Thank you, we’ve received it');
  });

  it('R59: a failure is said, what was typed stays, and the same set goes again under its key', async () => {
    draw({ 'form.info.save': [buildRefusal('network'), OK] });
    fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('said: network');
    expect(input('name').value).toBe('Ann');
    send();
    await screen.findByText('Thank you, we’ve received it');
    expect(sentItems[0]?.input.key).toBe(sentItems[1]?.input.key);
  });

  it('D91: other words are another set, under another key', async () => {
    draw({ 'form.info.save': [buildRefusal('network'), OK] });
    fillIn();
    send();
    await screen.findByRole('alert');
    type('name', 'Bob');
    send();
    await screen.findByText('Thank you, we’ve received it');
    expect(sentItems[0]?.input.key).not.toBe(sentItems[1]?.input.key);
  });

  it('D91: a form published anew meanwhile is read again, and shows what it asks more', async () => {
    const fields = [...FIELDS, field('age', 'text', { required: true })];
    draw({
      'form.info.save': [buildRefusal('answers-invalid'), OK],
      'form.info.get': [{ ok: true, data: formOf({ version: '2', fields }) }],
    });
    fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('has just changed');
    expect(input('name').value).toBe('Ann');
    await waitFor(() => expect(document.activeElement).toBe(input('age')));
    type('age', '30');
    send();
    await screen.findByText('Thank you, we’ve received it');
    expect(sentItems.at(-1)?.input.answers).toEqual({ name: 'Ann', level: 1, age: '30' });
  });

  it('D91: a form that is gone says so', async () => {
    draw({ 'form.info.save': [buildRefusal('not-found')] }, { locale: 'cn' });
    type('name', 'Ann');
    fireEvent.click(screen.getByLabelText('Skilled'));
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    expect((await screen.findByRole('alert')).textContent).toBe('这份表单已停止收集。');
  });
});

describe('a form for learners', () => {
  const form = { login: true };

  it('D91: asks strangers to log in, and keeps what they typed until they are back', async () => {
    const drawing = draw({}, { form, viewer: { status: 'out' } });
    type('name', 'Ann');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(drawing.intents).toEqual([{ name: 'login.open', payload: {} }]);
    cleanup();
    draw({ 'form.info.check': [{ ok: true, data: { need_form: 1 } }] }, { form, viewer: LEARNER });
    expect(input('name').value).toBe('Ann');
    await waitFor(() => expect(sentItems.map(({ endpoint }) => endpoint)).toEqual(['form.info.check']));
  });

  it('R27: what was typed lies in no storage', () => {
    draw({}, { form, viewer: { status: 'out' } });
    type('name', 'Ann');
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('D91: a session that ended while typing is said, and nothing is lost', async () => {
    draw(
      {
        'form.info.check': [{ ok: true, data: { need_form: 1 } }],
        'form.info.save': [buildRefusal('not-logged-in')],
      },
      { form, viewer: LEARNER },
    );
    fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('Your answers are saved');
    expect(input('name').value).toBe('Ann');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });

  it('D91: who has answered is told before filling it in again', async () => {
    draw({ 'form.info.check': [{ ok: true, data: { need_form: 0 } }] }, { form, viewer: LEARNER });
    expect(await screen.findByText('You have already submitted this form')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('D91: who has answered elsewhere meanwhile is told when sending', async () => {
    draw(
      { 'form.info.check': [buildRefusal('network')], 'form.info.save': [buildRefusal('already-answered')] },
      { form, viewer: LEARNER },
    );
    fillIn();
    send();
    expect(await screen.findByText('You have already submitted this form')).toBeTruthy();
  });
});
