/** Judges what crowds saw against what was acknowledged. */
import type { CrowdReport } from './live-crowd.ts';

/** A message the server has acknowledged. */
export interface Kept {
  id: string;
  offset: number;
  content: string;
}

export interface Judged {
  /** Acknowledged messages a crowd has not, or has elsewhere. */
  lost: number;
  /** Events told twice on one socket, and messages that stand twice in the log. */
  doubled: number;
  /** Places at which viewers saw different messages, or not the one after the one before. */
  disorders: number;
  p50: number;
  p99: number;
  isWhole: boolean;
}

function percentile(delays: readonly (readonly [number, number])[], share: number): number {
  const total = delays.reduce((sum, [, count]) => sum + count, 0);
  let left = Math.ceil(total * share);
  for (const [ms, count] of delays.toSorted(([one], [other]) => one - other)) {
    left -= count;
    if (left <= 0) return ms;
  }
  return 0;
}

export function judgeReports(reports: readonly CrowdReport[], kept: readonly Kept[]): Judged {
  const sum = (of: (report: CrowdReport) => number) => reports.reduce((total, one) => total + of(one), 0);
  const logs = reports.map(({ log }) => new Map(log.map((one) => [one.offset, one])));
  const lost = logs.reduce(
    (total, log) => total + kept.filter(({ id, offset }) => log.get(offset)?.id !== id).length,
    0,
  );
  const written = new Set(kept.map(({ content }) => content));
  const standing = [...(logs[0]?.values() ?? [])].filter(({ content }) => written.has(content));
  const twice = standing.length - new Set(standing.map(({ content }) => content)).size;
  const apart = [...(logs[0]?.values() ?? [])].filter(({ offset, id }) =>
    logs.some((log) => log.has(offset) && log.get(offset)?.id !== id),
  ).length;
  const doubled = twice + sum((report) => report.doubled);
  const disorders = apart + sum((report) => report.disorders + report.gaps + report.unrecovered);
  const delays = reports.flatMap((report) => report.delays);
  return {
    lost,
    doubled,
    disorders,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    isWhole: lost === 0 && doubled === 0 && disorders === 0,
  };
}
