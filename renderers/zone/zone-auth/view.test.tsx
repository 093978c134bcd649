/** The gate of a zone: why it is shut, in both languages, and the one thing that opens it. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import type { StoredPropsOf } from '#schemas/page/define-renderer.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import type { definition } from './definition.ts';
import view from './view.tsx';

type Props = StoredPropsOf<typeof definition>;

const NEXT = '/p/pc/zone/camp-room';
const PROPS: Props = {
  state: 2,
  zone_id: 'camp-room',
  next: NEXT,
  title: { cn: '摄影营', en: 'Photo camp' },
  logo: '',
  opens_at: 0,
  denied: 0,
};
const NOW = Date.UTC(2026, 10, 1, 4);
const at = (seconds: number) => NOW / 1000 + seconds;
const MINUTE = 60;
const DAY = 86_400;

interface More {
  locale?: 'cn' | 'en';
  answer?: AnyViewProps['act'];
  boot?: Parameters<typeof drawView>[1]['boot'];
  now?: () => number;
}
const draw = (props: Partial<Props>, { locale = 'en', answer, boot = {}, now = () => NOW }: More = {}) =>
  drawView(view, {
    props: { ...PROPS, ...props },
    locale,
    boot,
    now,
    ...(answer === undefined ? {} : { act: answer }),
  });

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enter the zone' });
/** What is read with the field, if it stands after it. */
function underField(): string {
  const describedText = field().getAttribute('aria-describedby');
  if (describedText === null) return '';
  const error = document.getElementById(describedText);
  const isUnder =
    error !== null && (field().compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return isUnder ? error.textContent : 'nothing under the field';
}
function send(password: string) {
  fireEvent.change(field(), { target: { value: password } });
  fireEvent.click(button());
}
const readRefusal = (code: string, detail?: object) => () =>
  Promise.resolve({ ok: false, code, msg: `said: ${code}`, detail } as never);
const PASSED = () => Promise.resolve({ ok: true, data: {} } as never);
const WAY_IN = { name: 'page.go', payload: { href: NEXT, replace: true } };

afterEach(cleanup);

describe('the five states of the gate', () => {
  it.each([
    [1, '登录后进入专区', 'Log in to enter this zone'],
    [2, '输入密码，进入专区', 'This zone needs a password'],
    [3, '这里只为专区学员开放', 'For learners of this zone only'],
    [4, '专区不存在或已关闭', 'This zone is closed or does not exist'],
    [5, '专区还没开放', 'This zone is not open yet'],
  ] as const)('M39: state %i says why the zone is shut, in both languages', (state, cn, en) => {
    draw({ state }, { locale: 'cn' });
    expect(heading()).toBe(cn);
    expect(screen.getByText('摄影营')).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
    cleanup();
    draw({ state });
    expect(heading()).toBe(en);
    expect(screen.getByRole('region', { name: en })).toBeTruthy();
    expect(screen.getByText('Photo camp')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByLabelText('Password') !== null).toBe(state === 2);
  });

  it('M39: the login comes back through the gate', () => {
    const { intents } = draw({ state: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(intents).toEqual([{ name: 'login.open', payload: { next: NEXT } }]);
  });

  it('M39: a shop without a login offers none, and says whom to ask', () => {
    draw({ state: 1 }, { boot: { info: { is_no_login: 1 } } });
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(screen.getByText('This shop doesn’t offer login. Please contact the shop.')).toBeTruthy();
  });

  it('M39: who is not in the group may come back as somebody else', () => {
    draw({ state: 3 });
    expect(screen.getByRole('link', { name: 'Use another account' }).getAttribute('href')).toBe('/logout');
  });

  it('R28: a zone nobody may know has no name', () => {
    const { container } = draw({ state: 4, zone_id: '', title: '', next: '/' });
    expect(container.textContent).not.toContain('Photo camp');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the password of a zone', () => {
  it('M39: works as a plain form too, sent to the gate by POST, so that no address ever holds the password', () => {
    const { container } = draw({});
    const form = container.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toContain('camp-room');
    expect(new FormData(form ?? undefined).get('jumpfrom')).toBe(NEXT);
    expect(underField()).toBe('');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('D115: nothing typed is said under the field, which takes the focus, and nothing is sent', () => {
    const onSend = vi.fn();
    draw({}, { answer: onSend });
    send('');
    expect(underField()).toBe('Please enter the password');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each([
    [{ tries_left: 3 }, 'Wrong password. 3 attempts left'],
    [{ tries_left: 1 }, 'Wrong password. One attempt left'],
    [{ tries_left: 0 }, 'Wrong password, and no attempts left. Please wait a while'],
    [undefined, 'Wrong password. Please try again'],
  ])('D38: a wrong password with %o is said under the field and may be typed over', async (detail, text) => {
    const { intents } = draw({}, { answer: readRefusal('course-password-wrong', detail) });
    send('guess');
    await waitFor(() => expect(underField()).toBe(text));
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'guess'.length]);
    expect(button().disabled).toBe(false);
    expect(intents).toEqual([]);
  });

  it('R59: a failure on the way is said, and what was typed stays', async () => {
    draw({}, { answer: readRefusal('network') });
    send('open sesame');
    await waitFor(() => expect(underField()).toBe('said: network'));
    expect(field().value).toBe('open sesame');
  });

  it('R62: the right one is sent once and leads to where the visitor was going', async () => {
    const onSend = vi.fn(PASSED);
    const { intents } = draw({}, { answer: onSend });
    send('open sesame');
    fireEvent.submit(field());
    await waitFor(() => expect(intents).toEqual([WAY_IN]));
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(onSend).toHaveBeenCalledWith(expect.anything(), { zone_id: 'camp-room', password: 'open sesame' });
  });

  it('M39: a gate that has changed meanwhile is asked again', async () => {
    const { intents } = draw({}, { answer: readRefusal('zone-closed') });
    send('open sesame');
    await waitFor(() => expect(intents).toEqual([WAY_IN]));
  });

  it('D115: the eye shows what is typed and says so', () => {
    draw({});
    const eye = screen.getByRole('button', { name: 'Show password' });
    expect([field().type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(eye);
    expect([field().type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('D38: a plain form that came back wrong says so at once, in both languages', () => {
    draw({ denied: 1 });
    expect(underField()).toBe('Wrong password. Please try again');
    cleanup();
    draw({ denied: 1 }, { locale: 'cn' });
    expect(screen.getByRole('alert').textContent).toBe('密码错误，请重新输入');
  });
});

describe('a gate that waits', () => {
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  /** As a clock that is set: it ticks once, whatever has passed. */
  const skip = (seconds: number) => {
    vi.setSystemTime(Date.now() + (seconds - 1) * 1000);
    return pass(1);
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it('D38: too many tries shut the form until a moment, count down unheard, and open it again', async () => {
    draw({ denied: at(9 * MINUTE + 5) }, { now: Date.now });
    expect(underField()).toBe('Too many attempts. Please try again in 9:05');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button().disabled).toBe(true);
    await skip(MINUTE);
    expect(underField()).toBe('Too many attempts. Please try again in 8:05');
    await skip(8 * MINUTE + 5);
    expect(underField()).toBe('');
    expect(button().disabled).toBe(false);
  });

  it('D38: a try too many is answered with the moment to wait for', async () => {
    draw({}, { now: Date.now, answer: readRefusal('rate-limited', { retry_at: at(MINUTE) }) });
    send('guess');
    await pass(0);
    expect(underField()).toBe('Too many attempts. Please try again in 1:00');
    expect(document.activeElement).toBe(field());
  });

  it('D38: the opening is counted down by the server’s clock and told in words, without the seconds', async () => {
    draw({ state: 5, opens_at: at(DAY + 3600) }, { now: Date.now });
    expect(screen.getByRole('timer').textContent).toBe('1 day 1 hour left');
    await skip(DAY);
    expect(screen.getByRole('timer').textContent).toBe('1 hour left');
    await skip(3600 - 30);
    expect(screen.getByRole('timer').textContent).toBe('Less than a minute left');
  });

  it('D38: the moment it opens, the visitor is taken in by itself, once', async () => {
    const { intents } = draw({ state: 5, opens_at: at(2) }, { now: Date.now });
    await pass(2);
    expect(screen.getByRole('timer').textContent).toBe('Opening…');
    expect(intents).toEqual([]);
    await pass(5);
    expect(intents).toEqual([WAY_IN]);
  });

  it('D38: who is told no moment is shown no clock', () => {
    draw({ state: 5, opens_at: 0 });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
