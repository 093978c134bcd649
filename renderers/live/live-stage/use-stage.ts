/** The player of a room: renews its addresses before they end, and tells the room which moment a replay shows. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import { exactSecondsOf, msOf, SECOND_MS } from '#schemas/time.ts';
import { usePlayback, useRoomActions, type LiveView } from '#features/live/index.ts';
import { later } from '#ui/attach-live.ts';
import { makeStagePlayer, type OnStage, type StagePlayer } from './stage-player.ts';

/** So long before an address ends another one is asked for. */
const BEFORE_MS = 60 * SECOND_MS;

function makeTick(
  player: () => StagePlayer,
  {
    reportMoment,
    momentZero,
  }: { reportMoment: (ms: number, isPlaying: boolean) => void; momentZero: () => number | undefined },
) {
  return () => {
    const zero = momentZero();
    if (zero === undefined) return;
    const { at, is } = player().get();
    const date = player().date();
    reportMoment(zero > 0 && date !== undefined ? date - zero : at * SECOND_MS, is === 'playing');
  };
}

/** Seconds of the picture that show a moment of the recording. */
function placeOf(player: StagePlayer, startMs: number, ms: number): number {
  const seconds = exactSecondsOf(ms);
  return startMs > 0 ? (player.placeOf(startMs + ms) ?? seconds) : seconds;
}

export interface Stage extends StagePlayer, OnStage {
  momentPlace(ms: number): number;
}

export function useStage(aliveId: string, { room, state, isReplay }: LiveView): Stage {
  const { refresh, now } = useRoomActions(aliveId);
  const playback = usePlayback(aliveId);
  const {
    alive_video_url: url,
    pc_alive_video_url: quickUrl,
    start_ms: startMs,
    expire_ts: end,
    hosts,
  } = room.media;
  const isLive = !isReplay;
  const [setup] = useState(() => {
    const zero: { current: number | undefined } = { current: undefined };
    const onTick = makeTick(() => player, {
      reportMoment: playback.reportMoment,
      momentZero: () => zero.current,
    });
    const player: StagePlayer = makeStagePlayer({ isLive, url, quickUrl, hosts }, { after: later, onTick });
    return { player, setZero: (ms: number | undefined) => void (zero.current = ms) };
  });
  const { player, setZero } = setup;
  useEffect(() => {
    setZero(isReplay ? startMs : undefined);
    player.give({ isLive, url, quickUrl, hosts });
  }, [player, setZero, isReplay, isLive, startMs, url, quickUrl, hosts]);
  useEffect(() => {
    if (end === 0) return undefined;
    return later(Math.max(SECOND_MS, msOf(end) - now() - BEFORE_MS), refresh);
  }, [end, now, refresh]);
  useEffect(
    () =>
      playback.onSeek((ms) => {
        player.seek(placeOf(player, startMs, ms));
      }),
    [player, playback, startMs],
  );
  useEffect(() => playback.onRescue((how) => player[how]()), [playback, player]);
  const pushing = state.push_state === PUSH_STATE.pushing;
  const wasPushing = useRef(pushing);
  useEffect(() => {
    // It is back: with little delay again.
    if (pushing && !wasPushing.current && isLive) player.again();
    wasPushing.current = pushing;
  }, [player, pushing, isLive]);
  const stageState = useSyncExternalStore(player.subscribe, player.get, player.get);
  return useMemo(
    () => ({ ...player, ...stageState, momentPlace: (ms: number) => placeOf(player, startMs, ms) }),
    [player, stageState, startMs],
  );
}
