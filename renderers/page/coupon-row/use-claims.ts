/** What the learner has claimed, and the claim itself: shown at once, taken back where the server refuses. */
import { useEffect, useState } from 'react';
import { couponClaim, couponMineGet } from '#schemas/api/coupons/coupons.ts';
import type { CouponCard } from '#schemas/content/coupon.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import type { ViewProps } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';

type Ports = Pick<ViewProps<AnyRenderer, never>, 'act' | 'intend'>;

export interface Claims {
  has: (id: string) => boolean;
  /** How many are left, as far as an answer has told. */
  leftOf: (card: CouponCard) => number;
  claim: (card: CouponCard) => Promise<void>;
}

/** `initialIds` is said when a claim succeeds. */
export function useClaims(cards: readonly CouponCard[], { act, intend }: Ports, initialIds: string): Claims {
  const viewer = useViewer();
  const [claimedIds, setClaimedIds] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<Readonly<Record<string, number>>>({});
  const ids = cards.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (viewer.status !== 'in' || ids === '') return undefined;
    let isGone = false;
    void act(couponMineGet, { ids: ids.split(' ') }).then((answer) => {
      if (isGone || !answer.ok) return;
      const mine = answer.data.claimed.map((one) => one.coupon_id);
      setClaimedIds((before) => new Set([...before, ...mine]));
    });
    return () => {
      isGone = true;
    };
  }, [viewer.status, ids, act]);

  const mark = (id: string, has: boolean) =>
    setClaimedIds((before) => new Set(has ? [...before, id] : [...before].filter((one) => one !== id)));

  const claim = async ({ id }: CouponCard) => {
    if (viewer.status === 'out') return intend('login.open', {});
    mark(id, true);
    const answer = await act(couponClaim, { coupon_id: id });
    if (answer.ok) {
      setLeft((before) => ({ ...before, [id]: answer.data.left }));
      return intend('message.toast', { text: initialIds, tone: 'success' });
    }
    if (answer.code === 'coupon-claimed') return intend('message.toast', { text: answer.msg, tone: 'info' });
    mark(id, false);
    if (answer.code === 'not-logged-in') return intend('login.open', {});
    if (answer.code === 'coupon-gone') setLeft((before) => ({ ...before, [id]: 0 }));
    return intend('message.toast', { text: answer.msg, tone: 'error' });
  };

  return {
    has: (id) => viewer.status !== 'out' && claimedIds.has(id),
    leftOf: (card) => left[card.id] ?? card.left,
    claim,
  };
}
