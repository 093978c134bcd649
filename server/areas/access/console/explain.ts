/** Why a person may study a good or not, for the merchant (D72). */
import { consoleAccessExplain } from '#schemas/api/console/access.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { explainAccess } from '../rules/explain-access.ts';

export const accessCalls = [
  handleConsole(consoleAccessExplain, async ({ input: { phone, goods_id: goodsId }, shop, deps }) => {
    const { accounts } = deps.identity;
    const explanation = await explainAccess({ ...deps, accounts }, shop.appId, { phone, goodsId });
    return typeof explanation === 'object' ? ok(explanation) : fail('not-found', { missing: explanation });
  }),
];
