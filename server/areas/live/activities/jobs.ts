/** Work of live rooms that a moment brings: a sign-in closes, a prize is drawn, those who asked are told. */
import type { Deps } from '#server/kernel/area.ts';
import { handleJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { closeSign, drawRound, tellArrivals } from '../jobs/job-kinds.ts';
import { tellThem } from './arrivals.ts';
import { drawPrize } from './prizes.ts';
import { endSign } from './signs.ts';

export const activityJobs = (deps: Deps): readonly Job[] => [
  handleJob(closeSign, (part) => endSign(deps, part)),
  handleJob(drawRound, ({ appId, aliveId, id }) => drawPrize(deps, { appId, aliveId }, id)),
  handleJob(tellArrivals, (key) => tellThem(deps, key)),
];
