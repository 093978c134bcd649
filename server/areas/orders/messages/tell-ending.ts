/** Tells people a week ahead that a right of theirs ends, where no other of theirs lasts longer. */
import { pathTo } from '#schemas/paths.ts';
import { secondsOf } from '#schemas/time.ts';
import { formatDay } from '#i18n/format-day.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';
import { hrefAt, sendOrderMessage, type TellDeps } from './tell-order.ts';

export async function tellEnding(deps: TellDeps): Promise<void> {
  await tryEach(await deps.stores.ownership.ending(deps.clock.now()), async (ending) => {
    const { appId, userId, goodsId, goodsType, title, to, locale, origin } = ending;
    await sendOrderMessage(deps, {
      appId,
      id: `ending.${userId}.${goodsId}.${String(to)}`,
      userId,
      kind: 'access-ending',
      locale,
      title,
      facts: { until: formatDay(secondsOf(to), locale) },
      link: hrefAt(origin, pathTo('detail', { id: goodsId, type: goodsType })),
    });
  });
}
