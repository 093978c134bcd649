/** Draws the study page: asks what this person may study, keeps the outline while lessons change, and reports study. */
import { defineView } from '#engine/define-view.ts';
import { useEngine } from '#engine/provider.tsx';
import { definition } from './definition.ts';
import { roomOf } from './room-state.ts';
import { isOpened } from './own-lesson.ts';
import { Room } from './room.tsx';
import { useCamp } from './use-camp.ts';
import { useLesson } from './use-lesson.ts';
import { useOutline } from './use-outline.ts';
import { useOwnLesson } from './use-own-lesson.ts';
import { words } from './words.ts';
import { hasClass } from '#schemas/content/resource-type.ts';

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
