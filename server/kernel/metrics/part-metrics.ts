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

function jobGauges(name: string, those: string, registers: Registry[]): (counts: JobCounts) => void {
  const states = new Gauge({
    name,
    help: `${those} that are not done: waiting, running, and failed for good.`,
    labelNames: ['state'],
    registers,
  });
  const late = new Gauge({
    name: `${name}_late_seconds`,
    help: `${those}: how long the oldest that is due has waited.`,
    registers,
  });
  return ({ waiting, running, failedCount, lateSeconds }) => {
    states.set({ state: 'waiting' }, waiting);
    states.set({ state: 'running' }, running);
    states.set({ state: 'failed' }, failedCount);
    late.set(lateSeconds);
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
  const setJobs = jobGauges('jobs', 'Jobs', registers);
  const setOutbox = jobGauges('outbox_deliveries', 'Deliveries of the outbox', registers);
  const collectJobs = async () => {
    const { all, outbox } = await figures.jobs();
    setJobs(all);
    setOutbox(outbox);
  };
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
