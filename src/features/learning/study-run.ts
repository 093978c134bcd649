/** Runs the machine of reports in a page: its time, its tabs, its network, and the queue behind it. */
import { runMachine } from '#engine/define-machine.ts';
import { memoryRows } from '#platform/row-storage.ts';
import type { Clock } from '#platform/clock.ts';
import type { Leaving } from '#platform/leaving.ts';
import type { Network } from '#platform/network.ts';
import type { OpenChannel, TabChannel } from '#platform/tab-channel.ts';
import type { Visibility } from '#platform/visibility.ts';
import { learnSessionOpen } from '#schemas/api/learning/sessions.ts';
import type { PlayingElsewhere } from '#schemas/learning/play-lease.ts';
import { REPORT_SECONDS_MAX } from '#schemas/learning/report.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { ownerPrefix, type Owner } from './stored-report.ts';
import { sendOrphanedReports } from './orphaned-reports.ts';
import { makePlayBeats, type PlayBeats } from './play-beats.ts';
import type { QueuePorts } from './queue-ports.ts';
import { reportMachine } from './report.machine.ts';
import { reportsOf, type SaveState, type SessionReports } from './session-reports.ts';
import { NO_STUDY, viewOf, type StudyView } from './study-view.ts';
import type { Lesson, StudyEffect, StudyEvent } from './study-state.ts';

export interface StudyPorts extends QueuePorts {
  /** Whose reports they are; undefined where nothing may be kept for anybody. */
  owner: () => Owner | undefined;
  /** Milliseconds that only grow, and timers. */
  steady: Clock;
  /** The learner's clock, unix milliseconds, right or wrong. */
  clock: () => number;
  visibility: Visibility;
  network: Network;
  leaving: Leaving;
  channel: OpenChannel;
}

export interface StudyRun {
  get(): StudyView;
  subscribe(listener: () => void): () => void;
  /** Listens to the page until the returned function is called. */
  begin(): () => void;
  /** Opens a session for a lesson; once for each view. */
  want(lesson: Lesson): void;
  /** The view is over: what is open is sent. */
  leave(): void;
  /** The person went, and with them the right to send. */
  endForPerson(): void;
  /** The person is about to go. */
  ending(): void;
  takeOver(): void;
  retry(): void;
  reportProgress(at: number, duration: number, rate: number): void;
  reportPause(at: number): void;
  reportSeek(from: number, to: number): void;
  reportEnd(): void;
  reportScroll(px: number, percent: number): void;
}

const LEFT_BEHIND_EVERY_MS = REPORT_SECONDS_MAX * SECOND_MS;
/** How often it is asked whether somebody still plays elsewhere. */
const LOOK_EVERY_MS = 10 * SECOND_MS;
const NO_OWNER: Owner = { appId: '', userId: '' };

const inAnotherTab = (since: number): PlayingElsewhere => ({
  device: '',
  since,
  is_same_login: 1,
  resource_id: '',
});

/** Whether another tab says that it plays from now on. */
const isTaken = (message: unknown) => message === 'taken';

export function makeStudyRun(ports: StudyPorts): StudyRun {
  const { steady, clock, call } = ports;
  const at = () => steady.now();
  const listeners = new Set<() => void>();
  let reports: SessionReports | undefined;
  let channel: TabChannel | undefined;
  let beats: PlayBeats | undefined;
  let stopLooking: (() => void) | undefined;
  let stopTicking: (() => void) | undefined;
  let leftSince = -Infinity;
  let someLeft = false;
  let current = NO_STUDY;

  const running = runMachine(reportMachine, (effect, later) => perform(effect, later));
  const show = () => {
    const own: SaveState = reports?.saveState() ?? 'all';
    const next = viewOf(current, running.get(), {
      saveState: own === 'all' && someLeft ? 'waiting' : own,
      isOffline: !ports.network.isOnline(),
      waitingSeconds: reports?.waitingSeconds() ?? 0,
    });
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };
  running.subscribe(show);

  const sendLeft = () => {
    const owner = ports.owner();
    if (owner === undefined) return;
    leftSince = at();
    void sendOrphanedReports(ports, owner).then((waits) => {
      someLeft = waits;
      show();
    });
  };
  const tick = () => {
    stopTicking = steady.after(SECOND_MS, () => {
      tick();
      running.send({ type: 'tick', at: at() });
      beats?.tick();
      if (at() - leftSince >= LEFT_BEHIND_EVERY_MS) sendLeft();
    });
  };
  const begin = (session: Extract<StudyEffect, { type: 'begin' }>['session']) => {
    const owner = ports.owner();
    const sessionId = session.session_id;
    reports = reportsOf(
      owner === undefined ? { ...ports, rows: memoryRows() } : ports,
      owner ?? NO_OWNER,
      session,
      {
        onAnswer: (answer) => running.send({ type: 'answered', sessionId, at: at(), clock: clock(), answer }),
        onChange: show,
      },
    );
    const tabs = ports.channel(`lt-study:${ownerPrefix(owner ?? NO_OWNER)}`, (message) => {
      if (isTaken(message) && own.isHolding()) sendTakeover(inAnotherTab(ports.now()));
    });
    const own = makePlayBeats(
      { call, lastCall: ports.lastCall, now: at, began: () => tabs.send('taken'), elsewhere: sendTakeover },
      sessionId,
    );
    [channel, beats] = [tabs, own];
    stopTicking?.();
    tick();
  };
  const sendTakeover = (elsewhere: PlayingElsewhere | undefined) =>
    running.send({ type: 'taken', at: at(), elsewhere });
  /** While another player is in the way it is asked again and again whether it still is. */
  const lookAgain = () => {
    const isElsewhere = running.get().phase === 'elsewhere';
    if (isElsewhere === (stopLooking !== undefined)) return;
    stopLooking?.();
    const wait = running.get().elsewhere === undefined ? SECOND_MS : LOOK_EVERY_MS;
    stopLooking = isElsewhere ? steady.after(wait, lookOnce) : undefined;
  };
  const lookOnce = () => {
    stopLooking = undefined;
    if (ports.visibility.visible()) running.send({ type: 'looked', ...now() });
    lookAgain();
  };
  running.subscribe(lookAgain);
  function perform(effect: StudyEffect, later: (event: StudyEvent) => void): void {
    switch (effect.type) {
      case 'open': {
        const { attempt, take, wait } = effect;
        const { resource_id: id, resource_type: type, product_id: product } = effect.lesson;
        const lesson = {
          resource_id: id,
          resource_type: type,
          client_ts: Math.max(0, effect.clock),
          take,
          wait,
        };
        void call(learnSessionOpen, product === undefined ? lesson : { ...lesson, product_id: product }).then(
          (answer) => later({ type: 'opened', attempt, at: at(), answer }),
        );
        return;
      }
      case 'begin':
        return begin(effect.session);
      case 'keep':
        return reports?.keep(effect.report);
      case 'send':
        return reports?.send(effect.reports, effect.by);
      case 'end':
        stopTicking?.();
        if (effect.isGone) beats?.mute();
        beats?.stop();
        channel?.close();
        return reports?.end(effect.isGone);
    }
  }

  const isStudying = () => running.get().phase === 'studying';
  const now = () => ({ at: at(), clock: clock() });
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      const again = () => {
        show();
        reports?.again();
        sendLeft();
        if (running.get().phase === 'failed') running.send({ type: 'retried', ...now() });
      };
      const stops = [
        ports.visibility.listen((isVisible) => {
          running.send({ type: isVisible ? 'shown' : 'hidden', at: at() });
          if (isVisible) again();
        }),
        ports.leaving.listen(() => {
          running.send({ type: 'leaving', at: at() });
          beats?.stop();
        }),
        ports.network.whenBack(again),
        ports.network.whenLost(show),
      ];
      if (!ports.visibility.visible()) running.send({ type: 'hidden', at: at() });
      sendLeft();
      return () => {
        for (const stop of stops) stop();
      };
    },
    want: (lesson) => {
      const contentAppId = ports.owner()?.appId ?? '';
      running.send({ type: 'wanted', lesson: { ...lesson, content_app_id: contentAppId }, ...now() });
    },
    leave: () => running.send({ type: 'closed', at: at(), isGone: false }),
    endForPerson: () => running.send({ type: 'closed', at: at(), isGone: true }),
    ending: () => running.send({ type: 'leaving', at: at() }),
    takeOver: () => running.send({ type: 'taken-over', ...now() }),
    retry: () => running.send({ type: 'retried', ...now() }),
    reportProgress: (to, duration, rate) => {
      if (isStudying()) beats?.playing(to);
      running.send({ type: 'played', at: at(), to, duration, rate });
    },
    reportPause: (to) => {
      beats?.reportPause(to);
      running.send({ type: 'paused', at: at(), to });
    },
    reportSeek: (from, to) => running.send({ type: 'seeked', at: at(), from, to }),
    reportEnd: () => {
      running.send({ type: 'ended', at: at() });
      beats?.stop();
    },
    reportScroll: (px, percent) => running.send({ type: 'scrolled', at: at(), px, percent }),
  };
}
