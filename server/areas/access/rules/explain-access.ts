/** Why a person may study a good or not: the decision as it was made, in parts that can be told (D72). */
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import type { AccessExplained, ExplainedGood } from '#schemas/content/access-explained.ts';
import { maskPhone } from '#server/areas/identity/area.ts';
import type { Areas } from '#server/kernel/area.ts';
import type { EntitlementRow } from '../store/entitlement-rows.ts';
import type { GoodsLimits } from '../store/goods-limit-rows.ts';
import { judgeAccess, type AccessDeps, type AccessJudgement } from './access-facts.ts';

export interface ExplainDeps extends AccessDeps {
  catalogue: AccessDeps['catalogue'] & Pick<Areas['catalogue'], 'byId'>;
  accounts: Pick<Areas['identity']['accounts'], 'byPhone'>;
}

const presentRight = ({ source, orderId, from, to, revokedAt }: EntitlementRow) => ({
  source,
  order_id: orderId,
  from,
  to: to ?? 0,
  revoked_at: revokedAt ?? 0,
});

const presentLimits = ({ hasPassword, isDesignated, svipPrice }: GoodsLimits) => ({
  has_password: hasPassword,
  is_designated: isDesignated,
  svip_price: svipPrice ?? null,
});

function presentGood(
  { goods, access, viewer, limits, ...judgement }: AccessJudgement,
  unlockAt: number,
): ExplainedGood {
  const { can_see, can_buy, can_study, reason, source = '', expire_at = 0 } = access;
  return {
    goods_id: goods.id,
    goods_type: goods.type,
    title: goods.title,
    state: goods.state,
    pay_state: goods.pay_state,
    price: judgement.price,
    svip_free: goods.svip_free,
    is_sold_alone: judgement.isSoldAlone,
    limits: presentLimits(limits),
    is_listed: viewer?.isListed ?? false,
    rights: (viewer?.rights ?? []).map(presentRight),
    asked: [...judgement.rules],
    can_see,
    can_buy,
    can_study,
    reason,
    source,
    expire_at,
    unlock_at: unlockAt,
    holders: judgement.holders.map((holder) => presentGood(holder, holder.unlockAt)),
  };
}

/** @param typed a phone as an operator types it: bare for the default area, else `852-51234567` */
export async function explainAccess(
  deps: ExplainDeps,
  appId: string,
  { phone: phoneText, goodsId }: { phone: string; goodsId: string },
): Promise<AccessExplained | 'no-person' | 'no-goods'> {
  const phone = readWrittenPhone(phoneText);
  const user = phone === undefined ? undefined : await deps.accounts.byPhone(appId, phoneKey(phone));
  if (user === undefined) return 'no-person';
  const goods = await deps.catalogue.byId(appId, goodsId);
  if (goods === undefined) return 'no-goods';
  const judgement = await judgeAccess(deps, appId, { viewer: { user }, goods });
  return {
    person: {
      id: user.id,
      nickname: user.nickname,
      phone: maskPhone(user.phone),
      is_disabled: user.disabledAt !== undefined,
      is_svip: judgement.viewer?.isSvip ?? false,
    },
    good: presentGood(judgement, 0),
  };
}
