/** Draws the study page: asks what this person may study, keeps the outline while lessons change, and reports study. */
import { useEffect, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useEngine, useViewer } from '#engine/provider.tsx';
import { askDetail, type DetailInput } from '#features/goods/index.ts';
import { hasClass } from '#schemas/content/resource-type.ts';
import { definition } from './definition.ts';
import { isOpened, ownLesson, type OwnLesson } from './own-lesson.ts';
import { roomOf } from './room-state.ts';
import { Room } from './room.tsx';
import { useCamp } from './use-camp.ts';
import { useLesson } from './use-lesson.ts';
import { useOutline } from './use-outline.ts';
import { words } from './words.ts';

const ASKING: OwnLesson = { kind: 'asking' };
/** Logged out with the page open. */
const NOBODY: OwnLesson = { kind: 'refused', why: 'whyLogin' };
/** What stays there while it is asked for anew. */
const STAYING: ReadonlySet<OwnLesson['kind']> = new Set(['film', 'preparing']);
const ASK_AGAIN_MS = 10_000;
const LOST: OwnLesson = { kind: 'failed', message: '' };

/**
 * Loads what this person may play or read of a lesson, and again when that may have changed. `again` repeats the call: the address of a video expires, and a call may have been lost.
 */
function useOwnLesson(input: DetailInput): { own: OwnLesson; again: () => void } {
  const engine = useEngine();
  const { status } = useViewer();
  const isIn = status === 'in';
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ of: string; key: string; own: OwnLesson }>();
  const of = JSON.stringify(input);
  const key = `${of} ${String(turn)}`;
  const again = () => setTurn((last) => last + 1);
  useEffect(() => {
    const stops = [engine.events.on('auth:changed', again), engine.events.on('access:changed', again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [engine]);
  useEffect(() => {
    let isGone = !isIn;
    const show = (own: OwnLesson) => {
      if (!isGone) setState({ of, key, own });
    };
    if (isIn)
      void askDetail(engine, input).then(
        (answer) => show(ownLesson(answer)),
        () => show(LOST),
      );
    return () => {
      isGone = true;
    };
    // The key is the input; an equal one is asked for once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, isIn, key]);
  const isPreparing = state?.own.kind === 'preparing' && !state.own.hasFailed;
  // What is being prepared is asked for until it is there.
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setTimeout(again, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isPreparing, turn]);
  if (status === 'out') return { own: NOBODY, again };
  // While it is asked anew what plays goes on playing.
  const isKnown = state?.key === key || (state?.of === of && STAYING.has(state.own.kind));
  return { own: state !== undefined && isKnown ? state.own : ASKING, again };
}

export default defineView(
  definition,
  words,
  function StudyPage({ root, props, slots, leads, t, locale, can, act, intend }) {
    const { lesson: about, course } = props;
    const input = {
      goods_id: about.id,
      goods_type: about.type,
      ...(course.id === '' ? {} : { product_id: course.id }),
    };
    const room = roomOf(useEngine(), course.id);
    const { own, again } = useOwnLesson(input);
    const isOpen = isOpened(own);
    const lesson = useLesson(
      { resource_id: about.id, resource_type: about.type, product_id: course.id, product_type: course.type },
      isOpen,
    );
    const { lines, turn, renew } = useOutline(course, act, room, about.id, lesson.isFinished);
    const camp = useCamp(course, act, { turn, isFinished: lesson.isFinished });
    return (
      <div {...root}>
        <Room
          about={about}
          course={course}
          own={own}
          lesson={lesson}
          lines={lines}
          camp={camp}
          renewOutline={renew}
          room={room}
          again={again}
          act={act}
          go={(href) => intend('page.go', { href })}
          mayCopy={can.printing}
          leads={leads}
          t={t}
          locale={locale}
          talk={course.id !== '' && hasClass(course.type) ? slots.talk : undefined}
          tools={slots.tools}
        />
      </div>
    );
  },
);
