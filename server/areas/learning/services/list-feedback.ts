/** What learners said of how lessons play, for the merchant (D94). */
import type { PlayReport, PlayTrouble } from '#schemas/learning/play-feedback.ts';
import { PLAY_TROUBLES } from '#schemas/learning/play-feedback.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Stores } from '#server/kernel/area.ts';
import { FEEDBACK_LISTED } from '../limits.ts';

const kindOf = (kind: string): PlayTrouble => PLAY_TROUBLES.find((one) => one === kind) ?? 'other';

export async function listFeedback(
  { feedback }: Pick<Stores, 'feedback'>,
  appId: string,
): Promise<PlayReport[]> {
  const rows = await feedback.latest(appId, FEEDBACK_LISTED);
  return rows.map((row) => ({
    id: row.id,
    user_id: row.userId,
    resource_id: row.resourceId,
    resource_type: row.resourceType,
    kind: kindOf(row.kind),
    text: row.words,
    agent: row.agent,
    host: row.host,
    at: row.moment,
    ahead: row.ahead,
    stalls: row.stalls,
    height: row.height,
    created_ts: secondsOf(row.createdAt),
  }));
}
