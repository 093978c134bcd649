/** Asks how a live stands: brought by pages that wait for one, when they first ask. */
import { goodsPageGet } from '#schemas/api/catalogue/goods.ts';
import type { LiveFacts } from '#schemas/content/detail.ts';
import type { Engine } from '#engine/engine.ts';

/** Undefined where the server did not answer. */
export async function askLiveFacts(
  engine: Engine,
  { id, type }: { id: string; type: number },
): Promise<LiveFacts | undefined> {
  const answer = await engine.call(goodsPageGet, { goods_id: id, goods_type: type });
  return answer.ok ? answer.data.live : undefined;
}
