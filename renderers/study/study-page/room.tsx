/** The room of one lesson, drawn from what is known of it: the lesson large, its course beside it. */
import { useState } from 'react';
import { studyHref } from '#schemas/address/study-href.ts';
import { pathTo } from '#schemas/paths.ts';
import { cx } from '#ui/cx.ts';
import { useRememberedFlag } from '#ui/use-remembered-flag.ts';
import { CourseDone } from './course-done.tsx';
import { Head } from './head.tsx';
import { placeOf, type Line } from './lessons.ts';
import { Outline } from './outline.tsx';
import { isOpened } from './own-lesson.ts';
import type { RoomProps } from './room-props.ts';
import { Stage } from './stage.tsx';
import { Turns } from './turns.tsx';
import styles from './view.module.css';

export function Room(props: RoomProps) {
  const { about, course, own, lesson, lines, room, t, locale, go, act } = props;
  const [isWide, setWide] = useRememberedFlag('lesson-wide');
  const [begins] = useState(() => room.get().goneOnTo === about.id);
  const place = placeOf(lines, about.id);
  const hrefOf = ({ node }: Line) =>
    studyHref({ id: node.resource_id, type: node.resource_type }, { id: course.id, type: course.type });
  const after = place.after?.lock === '' ? place.after : undefined;
  const before = place.before?.lock === '' ? place.before : undefined;
  const next = after && {
    title: after.node.title,
    go: () => {
      room.keep({ goneOnTo: after.node.resource_id });
      go(hrefOf(after));
    },
  };
  const hasCourse = course.id !== '';
  const title = about.title === '' && 'title' in own ? own.title : about.title;
  const from = hasCourse ? `?from_tag=${course.id}` : '';
  const detailHref = `${pathTo('detail', { id: about.id, type: about.type })}${from}`;
  const isDone = place.requiredCount > 0 && place.doneCount === place.requiredCount;
  const way = (
    <>
      {hasCourse && <Turns place={place} hrefOf={hrefOf} t={t} locale={locale} />}
      {isDone && <CourseDone courseId={course.id} act={act} t={t} />}
    </>
  );
  return (
    <div className={cx(styles.page, hasCourse && styles.beside, isWide && styles.wide)}>
      <Head
        title={title}
        course={course.title}
        backHref={hasCourse ? pathTo('detail', { id: course.id, type: course.type }) : detailHref}
        place={place}
        lesson={lesson}
        isOpen={isOpened(own)}
        isWide={isWide}
        setWide={setWide}
        tools={props.tools}
        t={t}
      />
      <div className={styles.main}>
        <Stage
          {...props}
          title={title}
          detailHref={detailHref}
          next={next}
          before={before && (() => go(hrefOf(before)))}
          begins={begins}
          isWide={isWide}
          setWide={setWide}
          foot={{ way, talk: props.talk, room }}
        />
      </div>
      {hasCourse && (
        <Outline
          lines={lines}
          place={place}
          currentId={about.id}
          room={room}
          camp={props.camp}
          reload={props.renewOutline}
          hrefOf={hrefOf}
          t={t}
          locale={locale}
        />
      )}
    </div>
  );
}
