/** What waits for the merchant and what happened today, as cards that lead to the lists behind them. Pure. */
import type { Today } from '#schemas/api/console/today.ts';
import { CONSOLE } from '../addresses.ts';
import type { todayWords } from './words.ts';

export interface TodayCard {
  name: keyof (typeof todayWords)['cn'];
  value: number;
  href?: string;
  isMoney?: boolean;
}

type Parts = Partial<Today>;

/** A figure of zero says nothing. */
const withoutZeros = (cards: readonly (TodayCard | undefined)[]): TodayCard[] =>
  cards.filter((card) => card !== undefined).filter(({ value }) => value > 0);

/** Cards that count something; parts the role may not see are absent. */
export function waitingCards(today: Parts): TodayCard[] {
  const cards: (TodayCard | undefined)[] = [
    today.refunds && {
      name: 'refunds',
      value: today.refunds.waiting,
      href: `${CONSOLE.orders}?state=refunding`,
    },
    today.refunds && {
      name: 'refundsFailed',
      value: today.refunds.failed,
      href: `${CONSOLE.orders}?state=refund_failed`,
    },
    today.orders && {
      name: 'transfers',
      value: today.orders.transfers,
      href: `${CONSOLE.orders}?state=unpaid&is_transfer=true`,
    },
    today.invoices && {
      name: 'invoices',
      value: today.invoices.waiting,
      href: `${CONSOLE.invoices}?state=asked`,
    },
    today.comments && {
      name: 'comments',
      value: today.comments.waiting,
      href: `${CONSOLE.comments}?state=pending`,
    },
    today.tasks && {
      name: 'tasks',
      value: today.tasks.waiting,
      href: `${CONSOLE.taskAnswers}?state=committed`,
    },
    today.exams && { name: 'exams', value: today.exams.waiting, href: `${CONSOLE.exams}?is_waiting=true` },
    today.goods && {
      name: 'lowStock',
      value: today.goods.low_stock,
      href: `${CONSOLE.goods}?is_low_stock=true`,
    },
    today.goods && {
      name: 'offersEnding',
      value: today.goods.offers_ending,
      href: `${CONSOLE.goods}?is_offer_ending=true`,
    },
    today.jobs && { name: 'jobsFailed', value: today.jobs.failed, href: CONSOLE.operator },
    today.media && { name: 'mediaFailed', value: today.media.failed, href: `${CONSOLE.media}?state=failed` },
    today.pages && {
      name: 'blocked',
      value: today.pages.blocked,
      href: '/desk/pages?state=scheduled',
    },
    today.pages && { name: 'drafts', value: today.pages.drafts, href: '/desk/pages?state=draft' },
  ];
  return withoutZeros(cards);
}

/** What happened today. */
export function dayCards(today: Parts): TodayCard[] {
  const cards: (TodayCard | undefined)[] = [
    today.revenue && { name: 'charged', value: today.revenue.charged, isMoney: true },
    today.revenue && { name: 'refunded', value: today.revenue.refunded, isMoney: true },
    today.orders && { name: 'created', value: today.orders.created, href: CONSOLE.orders },
    today.orders && { name: 'paid', value: today.orders.paid, href: `${CONSOLE.orders}?state=paid` },
    today.orders && { name: 'unpaid', value: today.orders.unpaid, href: `${CONSOLE.orders}?state=unpaid` },
    today.comments && { name: 'commentsNew', value: today.comments.created, href: CONSOLE.comments },
    today.certificates && {
      name: 'certificates',
      value: today.certificates.issued,
      href: CONSOLE.certificates,
    },
    today.media && { name: 'converting', value: today.media.converting, href: `${CONSOLE.media}` },
    today.pages && { name: 'scheduled', value: today.pages.scheduled, href: '/desk/pages?state=scheduled' },
  ];
  return withoutZeros(cards);
}
