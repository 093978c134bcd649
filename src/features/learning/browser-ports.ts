/** The queue and the run of this window: its database, its locks, its two ways to call. */
import { makeLastCaller } from '#api/last-call.ts';
import type { Engine } from '#engine/engine.ts';
import { steadyClock, systemClock } from '#platform/clock.ts';
import { databaseRows } from '#platform/row-storage.ts';
import { pageLeaving } from '#platform/leaving.ts';
import { pageNetwork } from '#platform/network.ts';
import { localStore } from '#platform/storage.ts';
import { pageChannel } from '#platform/tab-channel.ts';
import { pageLocks } from '#platform/tab-locks.ts';
import { pageVisibility } from '#platform/visibility.ts';
import type { QueuePorts } from './queue-ports.ts';
import { ownerOf } from './owner.ts';
import type { StudyPorts } from './study-run.ts';

const rows = databaseRows('lt-study');

export function browserQueue(engine: Engine): QueuePorts {
  return {
    rows,
    locks: pageLocks,
    flags: localStore,
    call: engine.call,
    lastCall: makeLastCaller({ appId: engine.boot.info.app_id, locale: engine.locale }),
    now: engine.now,
    onLoss: (message) => engine.report({ level: 'warn', kind: 'api', message }),
  };
}

export function browserStudy(engine: Engine): StudyPorts {
  return {
    ...browserQueue(engine),
    owner: () => ownerOf(engine),
    steady: steadyClock,
    clock: systemClock.now,
    visibility: pageVisibility,
    network: pageNetwork,
    leaving: pageLeaving,
    channel: pageChannel,
  };
}
