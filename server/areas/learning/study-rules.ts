/** How the lessons of a shop are studied: told, and changed in its record (decision 394). */
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { StudyRules } from '#schemas/shop/study-rules.ts';
import { SHOP_TAG } from '#server/areas/shop/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';

export interface StudyRulesWorld {
  stores: Pick<Stores, 'shops'>;
  bus: Pick<Bus, 'publish'>;
}

/** What the record says; what is ordinary is left out. */
function rulesOf(info: ShopInfo): StudyRules {
  const { marquee, is_hidden_study_uncounted, is_fast_forward_limited } = info;
  const { finish_text_percent, finish_text_seconds, finish_played_percent } = info;
  return {
    ...(marquee === undefined ? {} : { marquee }),
    ...(is_hidden_study_uncounted === undefined ? {} : { is_hidden_study_uncounted }),
    ...(is_fast_forward_limited === undefined ? {} : { is_fast_forward_limited }),
    ...(finish_text_percent === undefined ? {} : { finish_text_percent }),
    ...(finish_text_seconds === undefined ? {} : { finish_text_seconds }),
    ...(finish_played_percent === undefined ? {} : { finish_played_percent }),
  };
}

const changed = (info: ShopInfo, { marquee, ...rules }: StudyRules): ShopInfo => ({
  ...info,
  ...rules,
  ...(marquee === undefined ? {} : { marquee: { enabled: 0, ...info.marquee, ...marquee } }),
});

export async function readStudyRules(
  { stores }: Pick<StudyRulesWorld, 'stores'>,
  appId: string,
): Promise<StudyRules | undefined> {
  const row = await stores.shops.byId(appId);
  return row === undefined ? undefined : rulesOf(row.info);
}

/** Answers what holds then; every node reads the record anew. */
export async function changeStudyRules(
  { stores, bus }: StudyRulesWorld,
  appId: string,
  rules: StudyRules,
): Promise<StudyRules | undefined> {
  const info = await stores.shops.change(appId, (before) => changed(before, rules));
  if (info === undefined) return undefined;
  await bus.publish('purge', { appId, tags: [SHOP_TAG] });
  return rulesOf(info);
}
