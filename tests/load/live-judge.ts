/** Judges what crowds saw against what was acknowledged. */
import type { CrowdReport } from './live-crowd.ts';

/** A message the server has acknowledged. */
export interface StoredEvent {
  id: string;
  offset: number;
  content: string;
}

export interface JudgeReport {
  /** Acknowledged messages a crowd has not, or has elsewhere. */
  lossCount: number;
  /** Events told twice on one socket, and messages that stand twice in the log. */
  duplicates: number;
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

export function judgeReports(
  reports: readonly CrowdReport[],
  keptItems: readonly StoredEvent[],
): JudgeReport {
  const sum = (of: (report: CrowdReport) => number) => reports.reduce((total, one) => total + of(one), 0);
  const logs = reports.map(({ log }) => new Map(log.map((one) => [one.offset, one])));
  const lossCount = logs.reduce(
    (total, log) => total + keptItems.filter(({ id, offset }) => log.get(offset)?.id !== id).length,
    0,
  );
  const entries = new Set(keptItems.map(({ content }) => content));
  const standing = [...(logs[0]?.values() ?? [])].filter(({ content }) => entries.has(content));
  const twice = standing.length - new Set(standing.map(({ content }) => content)).size;
  const apart = [...(logs[0]?.values() ?? [])].filter(({ offset, id }) =>
    logs.some((log) => log.has(offset) && log.get(offset)?.id !== id),
  ).length;
  const doubledValue = twice + sum((report) => report.duplicates);
  const disorders = apart + sum((report) => report.disorders + report.gaps + report.unrecoveredCount);
  const delays = reports.flatMap((report) => report.delays);
  return {
    lossCount,
    duplicates: doubledValue,
    disorders,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    isWhole: lossCount === 0 && doubledValue === 0 && disorders === 0,
  };
}
