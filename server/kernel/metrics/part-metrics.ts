/** Gauges of what a server stands on, read when they are asked for: parts, connections, jobs. */
import { Gauge, type Registry } from 'prom-client';
import { stateOf, type ReadyParts } from '../http/health.ts';

/** Connections of the pool, and who waits for one. */
export interface PoolFigures {
  open: number;
  idle: number;
  waiting: number;
}

/** Jobs that are not done. */
export interface JobCounts {
  /** To be run now or later. */
  waiting: number;
  /** A node runs them now. */
  running: number;
  /** Given up; somebody has to look. */
  failedCount: number;
  /** Seconds the oldest one that is due has waited. */
  lateSeconds: number;
}

export interface JobFigures {
  all: JobCounts;
  /** Those of them that tell a subscriber of an event. */
  outbox: JobCounts;
}

export interface PartFigures {
  parts: ReadyParts;
  pool: () => PoolFigures;
  jobs: () => Promise<JobFigures>;
}

/** Two gauges of the same jobs; answers what sets both. */
function setterOf(states: Gauge<'state'>, late: Gauge): (counts: JobCounts) => void {
  return ({ waiting, running, failedCount, lateSeconds }) => {
    states.set({ state: 'waiting' }, waiting);
    states.set({ state: 'running' }, running);
    states.set({ state: 'failed' }, failedCount);
    late.set(lateSeconds);
  };
}

function jobGauges(registers: Registry[]): (figures: JobFigures) => void {
  const setJobs = setterOf(
    new Gauge({
      name: 'jobs',
      help: 'Jobs that are not done: waiting, running, and failed for good.',
      labelNames: ['state'],
      registers,
    }),
    new Gauge({
      name: 'jobs_late_seconds',
      help: 'How long the oldest job that is due has waited.',
      registers,
    }),
  );
  const setOutbox = setterOf(
    new Gauge({
      name: 'outbox_deliveries',
      help: 'Jobs that tell a subscriber of an event: waiting, running, and failed for good.',
      labelNames: ['state'],
      registers,
    }),
    new Gauge({
      name: 'outbox_deliveries_late_seconds',
      help: 'How long the oldest delivery of the outbox that is due has waited.',
      registers,
    }),
  );
  return ({ all, outbox }) => {
    setJobs(all);
    setOutbox(outbox);
  };
}

/** Registers the gauges; answers what reads them. A database that is away is told by `ready`, the rest keeps its last values. */
export function createPartMetrics(register: Registry, figures: PartFigures): { collect(): Promise<void> } {
  const registers = [register];
  const ready = new Gauge({
    name: 'ready',
    help: '1 where a part the server stands on answers (database, migrations, disk, bus).',
    labelNames: ['part'],
    registers,
  });
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool: open, idle, and calls waiting for one.',
    labelNames: ['state'],
    registers,
  });
  const setJobs = jobGauges(registers);
  const collectJobs = async () => setJobs(await figures.jobs());
  return {
    collect: async () => {
      const { open, idle, waiting } = figures.pool();
      connections.set({ state: 'open' }, open);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
      const parts = Object.entries(figures.parts);
      const states = await Promise.all(parts.map(async ([part, ask]) => [part, await stateOf(ask)] as const));
      for (const [part, state] of states) ready.set({ part }, state === 'ok' ? 1 : 0);
      await stateOf(collectJobs);
    },
  };
}
