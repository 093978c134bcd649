/** The login box of an operations school’s merchant. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  agree,
  drawLogin as open,
  ENTERED,
  press,
  buildRefusal,
  beginAnew,
} from '../../../tests/support/draw-login.tsx';

beginAnew();

describe('the merchant of an operations school', () => {
  const school = { isOperationSchool: true };
  const merchant = {
    ok: true,
    data: { headimgurl: '/face.png', phone_name: '138****0000', code: 'm'.repeat(20) },
  };

  /** The one try of this visit is behind them. */
  const pressTry = () => window.sessionStorage.setItem('has_B_login', '1');
  const toQuick = async () => {
    press(/^Log in with a phone/);
    fireEvent.click(await screen.findByRole('tab', { name: /^One tap/ }));
    expect(await screen.findByText('138****0000')).toBeTruthy();
  };

  it('M147, D117: the session is tried once by itself; 0 logs in, and nothing is agreed to by it', async () => {
    const replies = { 'auth.b_user_info.get': merchant, 'auth.login_by_admin': ENTERED };
    const { intents } = open({ info: school, replies });
    await waitFor(() => expect(intents.map(({ name }) => name)).toContain('login.done'));
    expect(intents.at(-1)?.payload).toEqual({ code: 'c', setPassword: false, byItself: true });
    expect(window.sessionStorage.getItem('has_B_login')).toBe('1');
    cleanup();
    const { calls } = open({ info: school, replies });
    await toQuick();
    expect(calls()).not.toContain('auth.login_by_admin');
  });

  it('M147, D117: 9002 goes to the registration, which waits for the agreement and a press', async () => {
    const replies = {
      'auth.b_user_info.get': merchant,
      'auth.login_by_admin': buildRefusal('needs-binding'),
      'auth.register_by_admin': ENTERED,
    };
    const { intents, calls, said } = open({ info: school, replies });
    expect(await screen.findByText(/doesn’t have a learner account yet/)).toBeTruthy();
    press('Create account and log in');
    expect(calls()).not.toContain('auth.register_by_admin');
    expect([screen.getByRole('status').textContent, said()]).toEqual([
      'Please read and check the agreement',
      [],
    ]);
    agree();
    await waitFor(() => {
      press('Create account and log in');
      expect(intents.map(({ name }) => name)).toContain('login.done');
    });
  });

  it('M114: is offered one press, with avatar and phone, and the way to another phone', async () => {
    const replies = { 'auth.b_user_info.get': merchant, 'auth.login_by_admin': ENTERED };
    pressTry();
    const { intents, asked } = open({ info: school, replies });
    await toQuick();
    expect(document.querySelector('img[src="/face.png"]')).not.toBeNull();
    agree();
    press('Continue as this person');
    await waitFor(() => expect(intents.map(({ name }) => name)).toContain('login.done'));
    expect(asked).toHaveBeenCalledWith('auth.login_by_admin', { code: 'm'.repeat(20) });
    cleanup();
    open({ info: school, replies });
    await toQuick();
    press('Use another phone');
    expect(screen.getByLabelText('Phone number')).toBeTruthy();
  });

  it('M115, M147, M277: one who is no learner yet becomes one by a press of their own', async () => {
    const replies = {
      'auth.b_user_info.get': merchant,
      'auth.login_by_admin': buildRefusal('needs-binding'),
      'auth.register_by_admin': ENTERED,
    };
    pressTry();
    const { intents, asked } = open({ info: school, replies });
    await toQuick();
    agree();
    press('Continue as this person');
    expect(await screen.findByText(/doesn’t have a learner account yet/)).toBeTruthy();
    expect(asked.mock.calls.map(([name]) => name)).not.toContain('auth.register_by_admin');
    // M278: or takes another way.
    expect(screen.getByRole('button', { name: 'Log in another way' })).toBeTruthy();
    await waitFor(() => {
      press('Create account and log in');
      expect(intents.map(({ name }) => name)).toContain('login.done');
    });
  });

  it('M277: another refusal is said and shuts the box, but a lost connection does not', async () => {
    for (const [code, names] of [
      ['not-a-member', ['message.toast', 'login.close']],
      ['network', ['message.toast']],
    ] as const) {
      const replies = { 'auth.b_user_info.get': merchant, 'auth.login_by_admin': buildRefusal(code) };
      pressTry();
      const { intents, said } = open({ info: school, replies });
      await toQuick();
      agree();
      press('Continue as this person');
      await waitFor(() => expect(said()).toEqual([{ text: `said: ${code}`, tone: 'error' }]));
      expect(intents.map(({ name }) => name)).toEqual(names);
      cleanup();
      window.sessionStorage.clear();
      window.localStorage.clear();
    }
  });

  it('M114: without a merchant in this browser there is no such tab', async () => {
    const { asked } = open({
      info: school,
      replies: { 'auth.b_user_info.get': buildRefusal('not-logged-in') },
    });
    await waitFor(() => expect(asked).toHaveBeenCalledWith('auth.b_user_info.get', {}));
    press('Log in with a phone');
    expect(screen.queryByRole('tab', { name: 'One tap' })).toBeNull();
  });
});
