/**
 * Brings answers to the server: each is written down before it is sent, one call at a time, again until it is acknowledged,
 * and whatever waits goes out before the deadline (D85).
 */
import { examAnswerSave } from '#schemas/api/exams/exams.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { PASSING_CODES } from '#schemas/api/passing-codes.ts';
import type { GivenAnswer } from '#schemas/exam/question.ts';
import { SECOND_MS } from '#schemas/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { RowStorage } from '#platform/row-storage.ts';
import type { Leaving } from '#platform/leaving.ts';
import type { Network } from '#platform/network.ts';
import { answerKey, answerRow } from './kept-answers.ts';
import { acknowledgeAnswer, waitingIn, withAnswer, type Sheet, type SentAnswer } from './sheet.ts';

/** `waiting`: kept in this browser, and sent as soon as that works again. */
export type SaveState = 'all' | 'sending' | 'waiting';

export interface SheetView {
  sheet: Sheet;
  saveState: SaveState;
  /** The server takes no more answers: the time is up, or it was handed in elsewhere. */
  isOver: boolean;
  /** Why the server takes none from this person any more; empty otherwise. */
  refusal: string;
}

export interface SheetPorts {
  rows: RowStorage;
  call: Caller;
  /** Calls that outlive the page. */
  lastCall: Caller;
  clock: Clock;
  network: Pick<Network, 'whenBack'>;
  leaving: Leaving;
  /** Unix milliseconds by the server's clock. */
  now: () => number;
}

export interface SheetRun {
  get(): SheetView;
  subscribe(listener: () => void): () => void;
  /** `isTyped`: more letters follow, so that it is sent a moment later. */
  answer(question: string, answer: GivenAnswer, isTyped: boolean): void;
  /** Sends all that waits, at once; false where some of it could not be brought. */
  flush(): Promise<boolean>;
  /** Sends what waits whenever that is possible, until the returned function is called. */
  begin(): () => void;
}

/** A text is sent once nothing was typed for so long, and as long as typing goes on so often. */
const TYPED_MS = SECOND_MS;
const TYPING_MS = 10 * SECOND_MS;
const AGAIN_MS = [SECOND_MS, 2 * SECOND_MS, 4 * SECOND_MS, 8 * SECOND_MS] as const;
/** Half of what a leaving page may send. */
const LAST_LETTERS = 30_000;

export function makeSheetRun(
  ports: SheetPorts,
  { attempt, sheet: firstSheet }: { attempt: string; sheet: Sheet },
): SheetRun {
  const { rows, call, lastCall, clock } = ports;
  const listeners = new Set<() => void>();
  let current: SheetView = { sheet: firstSheet, saveState: 'all', isOver: false, refusal: '' };
  /** Texts still being typed, and since when. */
  const typing = new Map<string, number>();
  let pumping: Promise<boolean> | undefined;
  let failures = 0;
  let stopAgain: (() => void) | undefined;
  let stopTyped: (() => void) | undefined;

  const waits = () => waitingIn(current.sheet);
  const show = (change: Partial<SheetView>) => {
    const next = { ...current, ...change };
    const isStuck = failures > 0 || next.refusal !== '' || next.isOver;
    const saveState: SaveState = waitingIn(next.sheet).length === 0 ? 'all' : isStuck ? 'waiting' : 'sending';
    current = { ...next, saveState };
    for (const listener of listeners) listener();
  };
  const acknowledge = (sentAnswer: SentAnswer, receipt: { kept_seq: number; answer: GivenAnswer }) => {
    failures = 0;
    show({ sheet: acknowledgeAnswer(current.sheet, sentAnswer, receipt) });
    const { question_id: id } = sentAnswer;
    const now = waits().find((one) => one.question_id === id);
    if (now === undefined) void rows.remove([answerKey(attempt, id)]);
    else void rows.put([answerRow(attempt, now, ports.now())]);
  };
  /** Whether the next may follow. */
  const send = async (one: SentAnswer, by: Caller): Promise<boolean> => {
    const answer = await by(examAnswerSave, { attempt_id: attempt, ...one });
    if (answer.ok) {
      acknowledge(one, answer.data);
      return true;
    }
    failures += 1;
    if (answer.code === 'exam-over') show({ isOver: true });
    else if (PASSING_CODES.has(answer.code)) show({});
    else show({ refusal: answer.msg });
    return false;
  };
  const pump = async (isAll: boolean): Promise<boolean> => {
    for (;;) {
      const next = waits().find(({ question_id: id }) => isAll || !typing.has(id));
      if (next === undefined || current.isOver || current.refusal !== '') return waits().length === 0;
      if (!(await send(next, call))) return false;
    }
  };
  const start = (isAll: boolean): Promise<boolean> => {
    stopAgain?.();
    const before = pumping;
    const run = (async () => {
      // What is under way may have begun without what is asked for now.
      if (before !== undefined) await before;
      return pump(isAll);
    })();
    pumping = run;
    show({});
    void run.then(() => {
      if (pumping !== run) return;
      pumping = undefined;
      show({});
      if (failures > 0 && !current.isOver && current.refusal === '')
        stopAgain = clock.after(
          AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? SECOND_MS,
          () => void start(true),
        );
    });
    return run;
  };
  const sendTyped = () => {
    typing.clear();
    void start(true);
  };
  const flush = () => {
    typing.clear();
    stopTyped?.();
    return waits().length === 0 ? Promise.resolve(true) : start(true);
  };
  const leave = () => {
    let letters = 0;
    for (const one of waits())
      if ((letters += JSON.stringify(one).length) <= LAST_LETTERS) void send(one, lastCall);
  };
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (question, answer, isTyped) => {
      const sheet = withAnswer(current.sheet, question, answer);
      if (sheet === current.sheet || current.isOver) return;
      const entry = sheet.get(question);
      if (entry !== undefined)
        void rows.put([answerRow(attempt, { question_id: question, answer, seq: entry.seq }, ports.now())]);
      show({ sheet });
      stopTyped?.();
      if (!isTyped) {
        typing.delete(question);
        void start(false);
        return;
      }
      const since = typing.get(question) ?? clock.now();
      typing.set(question, since);
      const wait = Math.max(0, Math.min(TYPED_MS, since + TYPING_MS - clock.now()));
      stopTyped = clock.after(wait, sendTyped);
    },
    flush,
    begin: () => {
      const stops = [ports.network.whenBack(() => void flush()), ports.leaving.listen(leave)];
      if (waits().length > 0) void start(true);
      return () => {
        for (const stop of stops) stop();
        stopAgain?.();
        stopTyped?.();
        // Left for another page of the shop: what is open goes out all the same.
        if (waits().length > 0 && !current.isOver) void flush();
      };
    },
  };
}
