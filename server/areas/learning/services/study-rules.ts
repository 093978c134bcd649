/** How the lessons of a shop are studied: told, and changed in its record (ADR-394). */
import { studyRulesOf, withStudyRules, type StudyRules } from '#schemas/shop/study-rules.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { changeShop, shopRecord, type ShopWorld } from '#server/areas/shop/area.ts';

export async function readStudyRules(
  world: Pick<ShopWorld, 'stores'>,
  appId: string,
): Promise<StudyRules | undefined> {
  const info = await shopRecord(world, appId);
  return info === undefined ? undefined : studyRulesOf(info);
}

/** Answers what holds then. */
export async function changeStudyRules(
  world: ShopWorld,
  appId: string,
  rules: StudyRules,
): Promise<StudyRules | undefined> {
  const info = await changeShop(world, appId, (before) =>
    // What the record leaves out means the usual: written out it says nothing new.
    contentHash(studyRulesOf(before)) === contentHash(rules) ? before : withStudyRules(before, rules),
  );
  return info === undefined ? undefined : studyRulesOf(info);
}
