/** Keeps what somebody says of how a good plays: a lesson, or a live room (D94). */
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import type { playFeedback } from '#schemas/api/learning/sessions.ts';
import { tidy } from '#schemas/text/tidy.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { storable } from '#server/kernel/db/text.ts';
import { FEEDBACK_MAX } from '../limits.ts';

type TroubleReport = Omit<InputOf<typeof playFeedback>, 'resource_id' | 'resource_type'>;

export async function keepTrouble(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  of: { appId: string; userId: string; resourceId: string; resourceType: number },
  { kind, text, agent, host, at, ahead, stalls, height }: TroubleReport,
): Promise<void> {
  await stores.feedback.add(
    {
      ...of,
      id: randomId('pf'),
      kind,
      words: tidy(text, true),
      agent: storable(agent, 300),
      host: storable(host, 255),
      moment: at,
      ahead,
      stalls,
      height,
      createdAt: clock.now(),
    },
    FEEDBACK_MAX,
  );
}
