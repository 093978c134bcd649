/** Coupons: their states by the server's clock, claims shown at once and taken back, the login in between. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#engine/engine.ts';
import type { Intend } from '#engine/intents.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';

const NOW = Date.UTC(2026, 10, 1, 4);
const SECONDS = NOW / 1000;
const COUPON = {
  id: 'cu_1',
  title: 'Welcome',
  amount: 1000,
  threshold: 0,
  some_goods: false,
  left: -1,
  start_ts: SECONDS - 10,
  end_ts: SECONDS + 10,
};
const LEARNER: Viewer = { status: 'in', user: { nickname: 'Lin', avatar: '', svip: false, bought: [] } };

interface Scene {
  viewer?: Viewer;
  coupons?: object[];
  mine?: string[];
  claim?: () => Promise<unknown>;
}

function scene({ viewer = LEARNER, coupons = [{}], mine = [], claim = () => readInput(5) }: Scene) {
  const sentItems: string[] = [];
  const intend = vi.fn<Intend>();
  const send = (endpoint: { name: string }) => {
    sentItems.push(endpoint.name);
    if (endpoint.name === 'coupon.claim') return claim();
    const claimedItems = mine.map((coupon_id) => ({ coupon_id, claimed_ts: 1 }));
    return Promise.resolve({ ok: true, data: { claimed: claimedItems } });
  };
  const element = drawBlock({
    kind: 'coupon-row',
    props: { title: 'Coupons' },
    data: { coupons: { lists: [coupons.map((change) => ({ ...COUPON, ...change }))] } },
    locale: 'en',
    viewer,
    intend,
    act: send,
    clock: { now: () => NOW },
  });
  return { sent: sentItems, intend, element };
}
const readInput = (left: number) =>
  Promise.resolve({ ok: true, data: { coupon_id: 'cu_1', claimed_ts: 1, left } });
const readRefusal = (code: string) => Promise.resolve({ ok: false, code, msg: `because ${code}` });
const settle = () => act(() => Promise.resolve());
const button = () => screen.getByRole('button');
const press = async () => {
  fireEvent.click(button());
  await settle();
};

afterEach(cleanup);

describe('coupons', () => {
  it.each([
    [{}, 'Claim', false],
    [{ left: 0 }, 'All gone', true],
    [{ start_ts: SECONDS + 5 }, 'Not started yet', true],
    [{ end_ts: SECONDS }, 'Ended', true],
  ])('D101: %o is shown as %s', (change, words, isOff) => {
    render(scene({ viewer: { status: 'out' }, coupons: [change] }).element);
    expect(button().textContent).toBe(words);
    expect(button().getAttribute('aria-disabled') === 'true').toBe(isOff);
  });

  it('D114: the HTML holds nothing of the learner, and strangers ask for nothing', async () => {
    expect(renderToString(scene({ mine: ['cu_1'] }).element)).toBe(
      renderToString(scene({ viewer: { status: 'unknown' } }).element),
    );
    const { sent, element } = scene({ viewer: { status: 'out' } });
    render(element);
    await settle();
    expect(sent).toEqual([]);
  });

  it('D101: what the learner has is asked for once and shown as claimed', async () => {
    const { sent, element } = scene({ mine: ['cu_1'] });
    render(element);
    await settle();
    expect(button().textContent).toBe('Claimed');
    expect(sent).toEqual(['coupon.mine.get']);
  });

  it('M87: a stranger who claims is asked to log in; nothing is sent and nothing changes', async () => {
    const { sent, intend, element } = scene({ viewer: { status: 'out' } });
    render(element);
    await press();
    expect(intend.mock.calls).toEqual([['login.open', {}]]);
    expect(sent).toEqual([]);
    expect(button().textContent).toBe('Claim');
  });

  it('ux: a claim is shown at once, keeps the focus and says so when it is done', async () => {
    const { intend, sent, element } = scene({});
    render(element);
    await settle();
    button().focus();
    fireEvent.click(button());
    expect(button().textContent).toBe('Claimed');
    fireEvent.click(button());
    await settle();
    expect(sent.filter((name) => name === 'coupon.claim')).toHaveLength(1);
    expect(document.activeElement).toBe(button());
    expect(intend).toHaveBeenCalledWith('message.toast', {
      text: 'Claimed. You can use it on your next order',
      tone: 'success',
    });
  });

  it.each([
    ['coupon-gone', 'All gone', 'error'],
    ['coupon-not-running', 'Claim', 'error'],
    ['network', 'Claim', 'error'],
    ['coupon-claimed', 'Claimed', 'info'],
  ])('ux: refused with %s it reads %s and the reason is said', async (code, words, tone) => {
    const { intend, element } = scene({ coupons: [{ left: 3 }], claim: () => readRefusal(code) });
    render(element);
    await settle();
    await press();
    expect(button().textContent).toBe(words);
    expect(intend).toHaveBeenCalledWith('message.toast', { text: `because ${code}`, tone });
  });

  it('M155: a session that ended in between leads to the login, the coupon still to claim', async () => {
    const { intend, element } = scene({ claim: () => readRefusal('not-logged-in') });
    render(element);
    await settle();
    await press();
    expect(button().textContent).toBe('Claim');
    expect(intend.mock.calls).toEqual([['login.open', {}]]);
  });

  it.each([
    [50, ['Only 50 left']],
    [51, []],
    [0, []],
  ])('D101: with %i left it is said %o', (left, messages) => {
    render(scene({ coupons: [{ left }] }).element);
    expect(screen.queryAllByText(/left/).map((one) => one.textContent)).toEqual(messages);
  });

  it('ux: how few are left is said, how many there were never', () => {
    render(scene({ coupons: [{ left: 18 }, { id: 'cu_2', left: 500 }] }).element);
    expect(screen.getAllByText(/left/).map((one) => one.textContent)).toEqual(['Only 18 left']);
  });
});
