/** The reports of the session under way: each is written down before it is sent, and no other tab sends them. */
import { beatKey, reportKey, type Owner } from './stored-report.ts';
import { sessionLock, type QueuePorts } from './queue-ports.ts';
import { makeSender } from './session-sender.ts';
import type { OpenedSession, Report, ReportAnswerOf } from './study-state.ts';
import { setPendingReportsFlag } from './set-pending-reports-flag.ts';

/** `lost`: some of it will never be counted. */
export type SaveState = 'all' | 'sending' | 'waiting' | 'lost';

export interface SessionReports {
  /** Writes down what is gathered of the report that is still open. */
  keep(report: Report): void;
  /** `last` is on its way when this returns; `nobody` is only written down, for the next time its owner is here. */
  send(reports: readonly Report[], by: 'usual' | 'last' | 'nobody'): void;
  /** Tries again what waits. */
  again(): void;
  /** No report follows; `isGone` where the person went first. */
  end(isGone: boolean): void;
  saveState(): SaveState;
  /** Active seconds in reports that have not arrived. */
  waitingSeconds(): number;
}

interface ReportListener {
  onAnswer: (answer: ReportAnswerOf) => void;
  /** Called when `saveState()` may have changed. */
  onChange: () => void;
}

export function reportsOf(
  ports: QueuePorts,
  owner: Owner,
  opening: OpenedSession,
  { onAnswer, onChange }: ReportListener,
): SessionReports {
  const { rows, locks, flags, now } = ports;
  const session = opening.session_id;
  const sender = makeSender(ports, owner, opening, onAnswer);
  const release = locks.hold(sessionLock(session));
  const rowOf = (report: Report) => ({
    key: reportKey(owner, session, report.seq),
    value: { keptAt: now(), report },
  });
  let isOver = false;
  /** What is left of a session that is over belongs to whoever sends what was left behind. */
  const settle = () => {
    onChange();
    if (!isOver || sender.isSending()) return;
    if (sender.waits()) release();
    else void rows.remove([beatKey(owner, session)]).then(release);
  };
  const pump = () => {
    void sender.pump().then(settle);
    onChange();
  };
  const send: SessionReports['send'] = (reports, by) => {
    sender.add(reports);
    // Asked for first, so that what is sent is written whatever becomes of the page.
    const writing = rows.put(reports.map(rowOf));
    if (by === 'usual') void writing.then(pump);
    if (by === 'last') void sender.last().then(settle);
    onChange();
  };

  setPendingReportsFlag(flags);
  void rows.put([{ key: beatKey(owner, session), value: { keptAt: now(), beat: opening.beat } }]);
  return {
    keep: (report) => void rows.put([rowOf(report)]),
    send,
    again: pump,
    end: (isGone) => {
      isOver = true;
      if (isGone) sender.mute();
      settle();
    },
    waitingSeconds: sender.waitingSeconds,
    saveState: () => {
      if (sender.isSending()) return 'sending';
      if (sender.waits()) return 'waiting';
      return sender.hasLost() ? 'lost' : 'all';
    },
  };
}
