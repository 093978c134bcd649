/** What is said of a good and the one thing to do about it, over every combination there is (D69, M234-M236). */
import { describe, expect, it } from 'vitest';
import { LIVE_STATE, PAY_STATE } from './goods-state.ts';
import {
  displayOf,
  liveLabelAt,
  PRIMARY_ACTIONS,
  type Display,
  type DisplayFacts,
  type DisplayViewer,
} from './display-state.ts';

const NOW = 1_800_000_000;
const NO_LIVE = { alive_state: LIVE_STATE.none, start_ts: 0, is_lookback: false, lookback_end_ts: 0 };
const NO_LIMITS = { is_designated: false, have_password: false, svip_price: -1 };
const person = (reason: DisplayViewer['access']['reason'], change: Partial<DisplayViewer> = {}) => ({
  access: { can_study: reason === 'ok', reason, source: reason === 'ok' ? 'order' : '' },
  isOwn: reason === 'ok',
  hasStarted: false,
  isPreviewUsed: false,
  ...change,
});
const taker = person('ok', { isOwn: false, access: { can_study: true, reason: 'ok', source: 'free' } });
const good = (pay_state: number, change: Partial<DisplayFacts> = {}): DisplayFacts => ({
  state: 'on',
  offer: { price: pay_state === PAY_STATE.free ? 0 : 9900, pay_state, sale_start_ts: 0 },
  limits: NO_LIMITS,
  live: NO_LIVE,
  ...change,
});
const end = { ...NO_LIVE, alive_state: LIVE_STATE.ended };

function buildText({ state, live, action, is_enabled, needs_login }: Display): string {
  return [state, live, is_enabled ? action : `(${action})`, needs_login ? 'login' : '']
    .filter(Boolean)
    .join(' ');
}

const { free, unpaid, stopped, willPay, soldOut } = PAY_STATE;
const ROWS: readonly (readonly [string, DisplayFacts, string])[] = [
  ['anybody, free', good(free), 'free free login'],
  ['anybody, on sale', good(unpaid), 'for-sale buy login'],
  [
    'anybody, at no price',
    good(unpaid, { offer: { price: 0, pay_state: unpaid, sale_start_ts: 0 } }),
    'free free login',
  ],
  ['anybody, paused', good(stopped), 'suspended (stopped)'],
  ['anybody, to come', good(willPay), 'will-sell remind login'],
  ['anybody, gone', good(soldOut), 'sold-out (soldout)'],
  ['anybody, delisted', good(unpaid, { state: 'off' }), 'delisted (stopped)'],
  ['anybody, hidden', good(unpaid, { state: 'hidden' }), 'for-sale buy login'],
  [
    'anybody, a password',
    good(free, { limits: { ...NO_LIMITS, have_password: true } }),
    'free password login',
  ],
  ['anybody, a list', good(free, { limits: { ...NO_LIMITS, is_designated: true } }), 'free designated login'],
  ['anybody, super members', good(unpaid, { limits: { ...NO_LIMITS, svip_price: 0 } }), 'for-sale vip login'],
  [
    'a sale whose day has come',
    good(willPay, { offer: { price: 1, pay_state: willPay, sale_start_ts: NOW } }),
    'for-sale buy login',
  ],
  [
    'a sale a second before',
    good(willPay, { offer: { price: 1, pay_state: willPay, sale_start_ts: NOW + 1 } }),
    'will-sell remind login',
  ],
  ['a stranger the server answered', good(unpaid, { viewer: person('login') }), 'for-sale buy login'],
  ['a learner, on sale', good(unpaid, { viewer: person('buy') }), 'for-sale buy'],
  [
    'a learner, preview used',
    good(unpaid, { viewer: person('buy', { isPreviewUsed: true }) }),
    'trial-ended buy',
  ],
  [
    'paused goes before the preview',
    good(stopped, { viewer: person('stopped', { isPreviewUsed: true }) }),
    'suspended (stopped)',
  ],
  ['a learner, over', good(unpaid, { viewer: person('expired') }), 'for-sale buy'],
  ['a learner, over and gone', good(soldOut, { viewer: person('expired') }), 'sold-out (soldout)'],
  ['not on the list', good(unpaid, { viewer: person('not-designated') }), 'for-sale (designated)'],
  ['no password given', good(unpaid, { viewer: person('password') }), 'for-sale password'],
  ['no super member', good(unpaid, { viewer: person('super-vip') }), 'for-sale vip'],
  ['disabled', good(unpaid, { viewer: person('disabled') }), 'for-sale (stopped)'],
  ['theirs from a later day', good(unpaid, { viewer: person('not-yet') }), 'purchased (study)'],
  ['a buyer', good(unpaid, { viewer: person('ok') }), 'purchased study'],
  ['a buyer who began', good(unpaid, { viewer: person('ok', { hasStarted: true }) }), 'purchased continue'],
  ['a buyer, delisted', good(unpaid, { state: 'off', viewer: person('ok') }), 'purchased study'],
  ['free and not taken', good(free, { viewer: taker }), 'free free'],
  ['free and begun', good(free, { viewer: { ...taker, hasStarted: true } }), 'free continue'],
  [
    'a buyer, over without a replay',
    good(unpaid, { live: end, viewer: person('ok') }),
    'purchased ended (study)',
  ],
  [
    'a learner, over without a replay',
    good(unpaid, { live: end, viewer: person('buy') }),
    'for-sale ended (stopped)',
  ],
  [
    'on air',
    good(free, { live: { ...NO_LIVE, alive_state: LIVE_STATE.live }, viewer: taker }),
    'free live free',
  ],
];

describe('what is said of a good', () => {
  it.each(ROWS)('M236, D69: %s', (_name, facts, answer) => {
    expect(buildText(displayOf(facts, NOW))).toBe(answer);
  });

  it.each([
    ['on sale', good(unpaid), 'buy'],
    ['free', good(free), 'free'],
    ['for members', good(unpaid, { limits: { ...good(unpaid).limits, svip_price: 0 } }), 'vip'],
  ])(
    'M284, D15: in a shop that takes no orders what is %s says so and can be pressed by nobody',
    (_name, facts, action) => {
      const viewers = [undefined, person('login'), person('buy')];
      for (const viewer of viewers) {
        const askedFacts = viewer === undefined ? facts : { ...facts, viewer };
        const { is_enabled, needs_login, ...display } = displayOf({ ...askedFacts, isSelling: false }, NOW);
        expect([is_enabled, needs_login]).toEqual([false, false]);
        expect(['buy', 'free', 'vip']).toContain(display.action);
      }
      expect(displayOf({ ...facts, isSelling: false }, NOW).action).toBe(action);
    },
  );

  it('D116: what is theirs is studied there all the same', () => {
    const theirs = good(unpaid, { viewer: person('ok') });
    expect(displayOf({ ...theirs, isSelling: false }, NOW)).toEqual(displayOf(theirs, NOW));
  });

  it('M236, D69: a room is upcoming, live, ended, to be seen again, or no longer', () => {
    const over = { ...end, is_lookback: true };
    const rooms = [
      NO_LIVE,
      { ...NO_LIVE, alive_state: LIVE_STATE.notStarted },
      { ...NO_LIVE, alive_state: LIVE_STATE.live },
      end,
      over,
      { ...over, lookback_end_ts: NOW + 1 },
      { ...over, lookback_end_ts: NOW },
    ];
    expect(rooms.map((room) => liveLabelAt(room, NOW))).toEqual([
      '',
      'upcoming',
      'live',
      'ended',
      'replay',
      'replay',
      'replay-expired',
    ]);
  });
});

/** Every combination of what a page can know. */
function* everything(): Generator<DisplayFacts> {
  const reasons = [
    'ok',
    'disabled',
    'delisted',
    'login',
    'not-designated',
    'password',
    'super-vip',
    'not-yet',
    'stopped',
    'not-on-sale',
    'sold-out',
    'expired',
    'buy',
  ] as const;
  const flags = [false, true];
  const people = [
    undefined,
    taker,
    ...reasons.flatMap((reason) =>
      flags.flatMap((hasStarted) =>
        flags.map((isPreviewUsed) => person(reason, { hasStarted, isPreviewUsed })),
      ),
    ),
  ];
  // When a replay ends matters to what is over alone.
  const rooms = Object.values(LIVE_STATE).flatMap((alive_state) =>
    (alive_state === LIVE_STATE.ended ? [0, NOW, NOW + 1] : [0]).flatMap((lookback_end_ts) =>
      (alive_state === LIVE_STATE.ended ? flags : [false]).map((is_lookback) => ({
        ...NO_LIVE,
        alive_state,
        is_lookback,
        lookback_end_ts,
      })),
    ),
  );
  const limits = flags.flatMap((is_designated) =>
    flags.flatMap((have_password) =>
      [-1, 0, 4900].map((svip_price) => ({ is_designated, have_password, svip_price })),
    ),
  );
  for (const state of ['on', 'hidden', 'off'] as const)
    for (const pay_state of Object.values(PAY_STATE))
      for (const price of [0, 9900])
        for (const sale_start_ts of [0, NOW, NOW + 1])
          for (const live of rooms)
            for (const limit of limits)
              for (const viewer of people)
                yield {
                  state,
                  offer: { price, pay_state, sale_start_ts },
                  live,
                  limits: limit,
                  ...(viewer === undefined ? {} : { viewer }),
                };
}

it('M236: of all combinations each has one action; nobody entitled is asked to buy, nothing delisted or unsold is bought', () => {
  const wrong = new Set<string>();
  let count = 0;
  for (const facts of everything()) {
    count += 1;
    const { action, is_enabled, state, live } = displayOf(facts, NOW);
    const mayStudy = facts.viewer?.access.can_study === true;
    const { pay_state: set, sale_start_ts: start } = facts.offer;
    const isOpen = set !== stopped && set !== soldOut && start <= NOW && !(set === willPay && start === 0);
    if (!PRIMARY_ACTIONS.includes(action)) wrong.add('no action');
    if (mayStudy && !['study', 'continue', 'free'].includes(action)) wrong.add(`entitled, ${action}`);
    if (!mayStudy && facts.state === 'off' && (is_enabled || state !== 'delisted'))
      wrong.add(`delisted, ${action}`);
    if (action === 'buy' && (!isOpen || facts.offer.price === 0)) wrong.add('bought what is not sold');
    if (action === 'continue' && !mayStudy) wrong.add('goes on with what is not theirs');
    if (live === 'ended' && is_enabled) wrong.add(`over, ${action}`);
  }
  expect(count).toBeGreaterThan(100_000);
  expect([...wrong]).toEqual([]);
});
