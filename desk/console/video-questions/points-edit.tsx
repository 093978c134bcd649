/** The questions of a film on its timeline, and the form of the one that is chosen. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { QUIZ_POINTS_MAX } from '#schemas/exam/quiz.ts';
import { withoutItem } from '#desk/kit/fields/list-change.ts';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { SwitchEdit } from '#desk/kit/screens/editor/fields.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { useRowInSight } from '#desk/kit/screens/editor/use-row-in-sight.ts';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { idOf } from '../exams/question-line.ts';
import { QuestionForm } from '../exams/question-form.tsx';
import { Film } from './film.tsx';
import { FILM_KINDS, freeSecond, lengthOf, newPoint, pointsOf, type Point } from './points.ts';
import { Timeline } from './timeline.tsx';
import styles from './video-questions.module.css';
import { videoQuestionWords } from './words.ts';

interface PointFormProps {
  point: Point;
  now: number;
  moveTo: (second: number) => void;
  remove: () => void;
}

function PointForm({ point, now, moveTo, remove }: PointFormProps) {
  const t = useTranslation(videoQuestionWords);
  const pointer = `/points/${String(point.index)}`;
  return (
    <div className={styles.form} data-row={point.id}>
      <div className={styles.actions}>
        <NumberEdit pointer={`${pointer}/point_s`} label={t('second')} />
        {now > 0 && (
          <Button size="s" data-action="to-now" onClick={() => moveTo(now)}>
            {t('toNow', { time: clockTime(now) })}
          </Button>
        )}
      </div>
      <SwitchEdit pointer={`${pointer}/is_required`} label={t('required')} />
      <QuestionForm pointer={`${pointer}/question`} kinds={FILM_KINDS} />
      <div>
        <Button size="s" tone="text" data-action="delete" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}

export function PointsEdit({ media, seconds }: { media: string; seconds: number }) {
  const t = useTranslation(videoQuestionWords);
  const { value, set, error } = useEditedField('/points');
  const { change } = useEditor();
  const [now, setNow] = useState(0);
  const [knownLength, setKnownLength] = useState(seconds);
  const [chosenId, setChosenId] = useState<string>();
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const points = pointsOf(rows);
  const point = points.find(({ id }) => id === chosenId);
  useRowInSight('/points', (place) => setChosenId(points.find(({ index }) => index === place)?.id));
  const moveTo = ({ index }: Point, second: number) => change(`/points/${String(index)}/point_s`, second);
  const here = freeSecond(points, now);
  const add = () => {
    const next = newPoint(here);
    set([...rows, next]);
    setChosenId(idOf(next.question));
  };
  return (
    <Panel title={t('points')}>
      <div className={styles.columns}>
        <div>
          <Film media={media} onMoment={setNow} onLength={setKnownLength} />
          <Timeline
            points={points}
            length={lengthOf(points, knownLength)}
            now={now}
            chosenId={chosenId}
            choose={setChosenId}
            move={moveTo}
          />
          <Quiet>{t(points.length === 0 ? 'none' : 'timelineHint')}</Quiet>
          {error !== '' && (
            <p role="alert" className={styles.fault}>
              {error}
            </p>
          )}
          <Button data-action="add" unavailable={points.length >= QUIZ_POINTS_MAX} onClick={add}>
            {t('addHere', { time: clockTime(here) })}
          </Button>
        </div>
        {point !== undefined && (
          <PointForm
            key={point.id}
            point={point}
            now={now}
            moveTo={(second) => moveTo(point, second)}
            remove={() => {
              set(withoutItem(rows, point.index));
              setChosenId(undefined);
            }}
          />
        )}
      </div>
    </Panel>
  );
}
