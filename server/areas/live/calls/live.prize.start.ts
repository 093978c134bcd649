/** Starts a round prize (M247). */
import { livePrizeStart } from '#schemas/api/live/live.prize.start.ts';
import { KEYWORD_MAX, PRIZE_NAME_MAX } from '#schemas/live/prize.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { storable } from '#server/kernel/db/text.ts';
import { hostingIn, isOnAir } from '../activities/in-room.ts';
import { startPrize } from '../activities/prizes.ts';
import { isPrizeWhole } from '../rules/prize-condition.ts';

export const livePrizeStartHandler = handle(livePrizeStart, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');

  if (!isPrizeWhole(input)) return fail('bad-parameters');
  const { name, seconds, winners, condition, condition_text: text = '', minutes = 0 } = input;
  const started = await startPrize(deps, hosting.key, {
    name: storable(name, PRIZE_NAME_MAX),
    seconds,
    winners,
    condition,
    conditionText: storable(text.trim(), KEYWORD_MAX),
    minutes,
  });
  return started === undefined ? fail('state-conflict') : ok(started);
});
