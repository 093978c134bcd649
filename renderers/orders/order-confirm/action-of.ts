/** The one main action of the screen for what stands: buy, take, study, or why nothing can be done. Pure. */
import { pathTo } from '#schemas/paths.ts';
import type { PurchasePhase, Quote } from '#features/order/index.ts';

type ConfirmAction = 'buy' | 'free' | 'study' | 'soldout' | 'stopped' | 'designated' | 'vip' | 'password';

export interface ButtonAction {
  action: ConfirmAction;
  /** A link in place of what is sent. */
  href?: string;
  isEnabled: boolean;
}

const REFUSED: ReadonlyMap<string, ConfirmAction> = new Map([
  ['already-bought', 'study'],
  ['sold-out', 'soldout'],
  ['not-designated', 'designated'],
  ['super-vip-only', 'vip'],
  ['course-password-needed', 'password'],
  ['state-conflict', 'stopped'],
  ['not-entitled', 'stopped'],
  ['delisted', 'stopped'],
]);
const LEADS: ReadonlySet<ConfirmAction> = new Set(['study', 'vip', 'password']);

/** Undefined for a refusal that says nothing of the good: there is only trying again. */
export function refusalAction(code: string, goods: { id: string; type: number }): ButtonAction | undefined {
  const action = REFUSED.get(code);
  if (action === undefined) return undefined;
  // The page of the good knows the way on.
  return LEADS.has(action)
    ? { action, href: pathTo('detail', goods), isEnabled: true }
    : { action, isEnabled: false };
}

function isGone({ skus, sku_id: id }: Pick<Quote, 'skus' | 'sku_id'>): boolean {
  return skus.find((sku) => sku.id === id)?.left === 0;
}

export function actionOf(quote: Quote, phase: PurchasePhase): ButtonAction {
  if (phase.name === 'refused') {
    const afterRefusal = refusalAction(phase.code, quote.goods);
    if (afterRefusal !== undefined) return afterRefusal;
    // M284: the shop stopped taking orders while somebody chose.
    if (phase.code === 'shop-shut') return { action: quote.amount === 0 ? 'free' : 'buy', isEnabled: false };
  }
  if (isGone(quote)) return { action: 'soldout', isEnabled: false };
  if (quote.amount === 0) return { action: 'free', isEnabled: true };
  return { action: 'buy', isEnabled: quote.providers.length > 0 };
}
