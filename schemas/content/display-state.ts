/** What is said of a good at a moment, and the one thing to do about it: pages, cards and answers all ask here (D69, M236). */
import type { AccessAnswer, AccessReason } from './access.ts';
import type { DetailLimits, LiveFacts, Offer } from './detail.ts';
import { LIVE_STATE, PAY_STATE } from './goods-state.ts';
import { payStateAt } from './price.ts';

export const DISPLAY_STATES = [
  'purchased',
  'delisted',
  'suspended',
  'trial-ended',
  'free',
  'will-sell',
  'sold-out',
  'for-sale',
] as const;
type DisplayState = (typeof DISPLAY_STATES)[number];

/** Of a live room, beside its state; empty for what is none (M236). */
export const LIVE_LABELS = ['', 'upcoming', 'live', 'ended', 'replay', 'replay-expired'] as const;
export type LiveLabel = (typeof LIVE_LABELS)[number];

/** What the one button of a page does; a page shows exactly one of them at a time. */
export const PRIMARY_ACTIONS = [
  'buy',
  'study',
  'continue',
  'free',
  'password',
  'vip',
  'remind',
  'soldout',
  'stopped',
  'designated',
] as const;
export type PrimaryAction = (typeof PRIMARY_ACTIONS)[number];

/** What is known of the person who looks. */
export interface DisplayViewer {
  access: Pick<AccessAnswer, 'can_study' | 'reason' | 'source'>;
  /** Theirs by a right of their own, bought or given (M224). */
  isOwn: boolean;
  /** They have studied some of it. */
  hasStarted: boolean;
  /** They have seen all that is free of it. */
  isPreviewUsed: boolean;
}

export interface DisplayFacts {
  state: 'on' | 'hidden' | 'off';
  offer: Pick<Offer, 'price' | 'pay_state' | 'sale_start_ts'>;
  limits: Pick<DetailLimits, 'is_designated' | 'have_password' | 'svip_price'>;
  live: LiveFacts;
  /** False where the shop takes no orders now: what would end in one is shut (D15, D116, M284). */
  isSelling?: boolean;
  /** Absent where nobody is known: the page everybody shares, a card. */
  viewer?: DisplayViewer;
}

export interface Display {
  state: DisplayState;
  live: LiveLabel;
  action: PrimaryAction;
  /** False where the button only says why nothing can be done. */
  is_enabled: boolean;
  /** They log in first, and then the action goes on. */
  needs_login: boolean;
}

/** The label of a live room; a replay ends at its own moment (D69). */
export function liveLabelAt(live: LiveFacts, now: number): LiveLabel {
  const { alive_state: state, is_lookback: isLookback, lookback_end_ts: end } = live;
  if (state === LIVE_STATE.notStarted) return 'upcoming';
  if (state === LIVE_STATE.live) return 'live';
  if (state !== LIVE_STATE.ended) return '';
  if (!isLookback) return 'ended';
  return end === 0 || now < end ? 'replay' : 'replay-expired';
}

/** Nothing is left to see, bought or not. */
const OVER: ReadonlySet<LiveLabel> = new Set(['ended', 'replay-expired']);

type Action = Pick<Display, 'action' | 'is_enabled'>;
const open = (action: PrimaryAction): Action => ({ action, is_enabled: true });
const shut = (action: PrimaryAction): Action => ({ action, is_enabled: false });

/** The sale alone: what is free is taken, what is on sale is bought. */
function saleAction(payState: number, price: number): Action {
  switch (payState) {
    case PAY_STATE.free:
      return open('free');
    case PAY_STATE.unpaid:
      return open(price === 0 ? 'free' : 'buy');
    case PAY_STATE.willPay:
      return open('remind');
    case PAY_STATE.soldOut:
      return shut('soldout');
    default:
      return shut('stopped');
  }
}

/** What ends in an order, or waits for one. */
const SALES: ReadonlySet<PrimaryAction> = new Set(['buy', 'free', 'vip', 'remind']);

/** What stands in the way of whom nothing is known of: the merchant's limits in the order they are judged (D73). */
function strangersReason({ limits, state }: DisplayFacts): AccessReason {
  if (state === 'off') return 'delisted';
  if (limits.is_designated) return 'not-designated';
  if (limits.have_password) return 'password';
  return limits.svip_price >= 0 ? 'super-vip' : 'buy';
}

function refusedAction(reason: AccessReason, sale: Action, isKnown: boolean): Action {
  switch (reason) {
    case 'delisted':
    case 'disabled':
      return shut('stopped');
    case 'not-designated':
      return isKnown ? shut('designated') : open('designated');
    case 'password':
      return open('password');
    case 'super-vip':
      return open('vip');
    case 'not-yet':
      return shut('study');
    default:
      return sale;
  }
}

function studyAction({ isOwn, hasStarted, access }: DisplayViewer): Action {
  if (hasStarted) return open('continue');
  return open(access.source === 'free' && !isOwn ? 'free' : 'study');
}

function saleState(action: PrimaryAction, payState: number): DisplayState {
  if (payState === PAY_STATE.willPay) return 'will-sell';
  if (payState === PAY_STATE.soldOut) return 'sold-out';
  return action === 'free' ? 'free' : 'for-sale';
}

/** @param now unix seconds of the server's clock */
export function displayOf(facts: DisplayFacts, now: number): Display {
  const { viewer, state, offer } = facts;
  const live = liveLabelAt(facts.live, now);
  const payState = payStateAt(offer, now);
  const sale = saleAction(payState, offer.price);
  const isKnown = viewer !== undefined && viewer.access.reason !== 'login';
  const displayAs = (display: DisplayState, { action, is_enabled }: Action): Display => ({
    state: display,
    live,
    action,
    is_enabled,
    needs_login: !isKnown && is_enabled,
  });

  if (viewer?.access.can_study === true) {
    const action = studyAction(viewer);
    const isTaken = viewer.isOwn || viewer.access.source !== 'free';
    return displayAs(isTaken ? 'purchased' : 'free', OVER.has(live) ? shut('study') : action);
  }
  const reason = isKnown ? viewer.access.reason : strangersReason(facts);
  if (state === 'off') return displayAs('delisted', shut('stopped'));
  const wish = OVER.has(live) ? shut('stopped') : refusedAction(reason, sale, isKnown);
  const action = facts.isSelling === false && SALES.has(wish.action) ? shut(wish.action) : wish;
  if (reason === 'not-yet') return displayAs('purchased', action);
  if (payState === PAY_STATE.stopped) return displayAs('suspended', action);
  if (viewer?.isPreviewUsed === true) return displayAs('trial-ended', action);
  return displayAs(saleState(sale.action, payState), action);
}
