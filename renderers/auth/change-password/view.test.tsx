/** The change of a password: by the present one, by the phone, in a training shop, and for a stranger. */
import { act as settle, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '#engine/engine.ts';
import { changePassword } from '#schemas/page/fixed/login.ts';
import {
  drawLogin,
  type LoginWorld,
  press,
  buildRefusal,
  submit,
  type,
  under,
} from '../../../tests/support/draw-login.tsx';

const SOMEBODY: Viewer = { status: 'in', user: { nickname: 'Ada', avatar: '', svip: false, bought: [] } };
const OLD = 'Current password';
const NEW = 'New password';
const AGAIN = 'Confirm new password';
const DONE = 'Your password has been changed';
const SENT = { old_password: 'learn123', password: 'harbour731', re_password: 'harbour731' };
const PASSED = { ok: true, data: {} };

const ASKED = 'personal.info.get';

async function open({ replies = {}, ...world }: LoginWorld = {}) {
  const knownValue = { [ASKED]: { ok: true, data: { has_password: 1, phone: '' } }, ...replies };
  const drawing = drawLogin({ page: changePassword, viewer: SOMEBODY, ...world, replies: knownValue });
  await settle(() => Promise.resolve());
  return drawing;
}
/** Of what is drawn last: a waiting card, hidden by style alone, may stand before it. */
const heading = () => screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent;
const send = () => settle(async () => void submit());

async function readChangedValue(world: LoginWorld) {
  const drawing = await open(world);
  type(OLD, 'learn123');
  type(NEW, 'harbour731');
  type(AGAIN, 'harbour731');
  await send();
  return drawing;
}

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(cleanup);

describe('the change of a password', () => {
  it('M37, D114: until it is known who looks, nothing of anybody is shown', async () => {
    await open({ viewer: { status: 'unknown' } });
    expect(screen.getByRole('region', { name: 'Change your password' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    expect(document.forms).toHaveLength(0);
  });

  it('M37, M186: all three entries are judged before anything is sent', async () => {
    const { calls } = await open();
    await send();
    expect([under(OLD), under(NEW)]).toEqual(['Enter the password', 'Enter the new password']);
    type(OLD, 'learn123');
    type(NEW, 'harbour731');
    type(AGAIN, 'harbour732');
    await send();
    expect([under(OLD), under(NEW), under(AGAIN)]).toEqual(['', '', 'The two passwords do not match']);
    expect(document.activeElement).toBe(screen.getByLabelText(AGAIN));
    expect(calls()).toEqual([ASKED]);
  });

  it('M37, M186: with the current password empty nothing is sent, however good the new one is', async () => {
    const { calls } = await open();
    type(NEW, 'harbour731');
    type(AGAIN, 'harbour731');
    await send();
    expect([under(OLD), under(NEW), under(AGAIN)]).toEqual(['Enter the password', '', '']);
    expect(calls()).toEqual([ASKED]);
  });

  it('M37, requirement 24: by the present one it is changed, and the page says what became of other devices', async () => {
    const { asked } = await readChangedValue({ replies: { 'auth.password.change': PASSED } });
    expect(asked).toHaveBeenLastCalledWith('auth.password.change', SENT);
    expect(heading()).toBe(DONE);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText(/Other devices have been logged out/)).toBeTruthy();
  });

  it('M229: an account of a training shop has a call of its own', async () => {
    const info = { version_type: 170 };
    const { asked } = await readChangedValue({ info, replies: { 'train.password.modify': PASSED } });
    expect(asked).toHaveBeenLastCalledWith('train.password.modify', SENT);
    expect(heading()).toBe(DONE);
  });

  it.each([
    ['old-password-wrong', OLD],
    ['password-common', NEW],
    ['passwords-differ', AGAIN],
  ])('M283: %s stands under its entry', async (code, field) => {
    await readChangedValue({ replies: { 'auth.password.change': buildRefusal(code) } });
    expect(under(field)).toBe(`said: ${code}`);
  });

  it.each([
    ['said so', 'said so'],
    ['', 'The password could not be set'],
  ])('M283: any other refusal is said above the page (%j)', async (msg, text) => {
    const { said } = await readChangedValue({
      replies: { 'auth.password.change': buildRefusal('server-error', msg) },
    });
    expect(said()).toEqual([{ text, tone: 'error' }]);
  });

  it('M37: where a proof is needed, the phone is the next thing asked for', async () => {
    await readChangedValue({ replies: { 'auth.password.change': buildRefusal('proof-needed') } });
    expect(heading()).toBe('Verify your phone for a new password');
  });

  it('M37, M168, requirement 24: who has none proves the phone and stays logged in', async () => {
    const { asked, calls } = await open({
      replies: {
        [ASKED]: { ok: true, data: { has_password: 0, phone: '138****0000' } },
        'auth.phone_code.verify': { ok: true, data: { token: 't'.repeat(32) } },
        'auth.password.change': PASSED,
      },
    });
    expect(screen.getByText(/138\*\*\*\*0000/)).toBeTruthy();
    await screen.findByRole('textbox', { name: 'Image captcha' });
    type('Phone number', '13800000000');
    type('Image captcha', 'k7mq');
    press('Get code');
    await screen.findByRole('button', { name: '59s' });
    type('SMS code', '123456');
    await settle(() => Promise.resolve());
    type(NEW, 'harbour731');
    type(AGAIN, 'harbour731');
    await send();
    expect(asked).toHaveBeenLastCalledWith('auth.password.change', {
      password: 'harbour731',
      re_password: 'harbour731',
      token: 't'.repeat(32),
    });
    expect(calls()).toContain('auth.verification.modify_password');
    expect(heading()).toBe(DONE);
  });

  it('M37: who has forgotten the present one may prove the phone, and come back', async () => {
    await open({ replies: { [ASKED]: buildRefusal('network') } });
    press('No password? Verify with your phone');
    expect(heading()).toBe('Verify your phone for a new password');
    press('Use the current password');
    expect(heading()).toBe('Change your password');
  });

  it('M37: a stranger begins with the forgotten password, and may go back to a login', async () => {
    await open({ viewer: { status: 'out' } });
    expect(heading()).toBe('Reset your password');
    await screen.findByRole('button', { name: 'Back to login' });
    press('Back to login');
    expect(heading()).toBe('Log in to Lumen Academy');
  });

  it('M37: where no password logs in, a stranger finds the login', async () => {
    const login_ways = { verify_code: 1, phone_password: 0, wx: 0, qq: 0 } as const;
    await open({ viewer: { status: 'out' }, info: { login_ways } });
    expect(heading()).toBe('Log in to Lumen Academy');
  });
});
