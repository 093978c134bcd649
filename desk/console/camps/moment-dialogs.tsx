/** Moves the day a lesson opens or the moment a task is due, and leads to where the rest of it is edited. */
import type { ReactElement } from 'react';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleCampCalendarGet,
  consoleCampLessonsGet,
  consoleCampLessonsSave,
} from '#schemas/api/console/camps.ts';
import { consoleGoodsGet } from '#schemas/api/console/goods.ts';
import { consoleTasksGet, consoleTasksList, consoleTasksSave } from '#schemas/api/console/tasks.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { useDesk, useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery, type Refusal } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditDialog } from '#desk/kit/screens/editor/edit-dialog.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { Quiet } from '#desk/kit/screens/panel.tsx';
import { Modal } from '#ui/modal.tsx';
import { oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import type { CampLesson, CampTask } from './camp-entries.ts';
import { campsWords } from './words.ts';
import styles from './camps.module.css';

interface StoredItem {
  item: Item;
  version: string;
}

interface OpeningProps {
  title: string;
  query: UseQueryResult<{ item: object; version: string }, Refusal>;
  onClose: () => void;
  form: (start: StoredItem) => ReactElement;
}

/** The box while what it edits is being read, or could not be. */
function Opening({ title, query, onClose, form }: OpeningProps) {
  if (query.data !== undefined) return form({ ...query.data, item: { ...query.data.item } });
  return (
    <Modal title={title} onClose={onClose} size="m">
      <WhenRead query={query}>{() => null}</WhenRead>
    </Modal>
  );
}

interface DialogProps<Thing> {
  of: Thing;
  onClose: () => void;
}

const STALE = [
  consoleCampCalendarGet,
  consoleCampLessonsGet,
  consoleGoodsGet,
  consoleTasksGet,
  consoleTasksList,
];

/** What was read before is old once something was moved. */
function useSaved(onClose: () => void) {
  const client = useQueryClient();
  return () => {
    for (const { name } of STALE) void client.invalidateQueries({ queryKey: [name] });
    onClose();
  };
}

function LessonWays({ lesson }: { lesson: CampLesson }) {
  const t = useTranslation(campsWords);
  const mayWriteGoods = useMay('goods.write');
  const { camp_id: camp, id, resource_id: resource, resource_type: type } = lesson;
  const isTaken = type === RESOURCES.examination.type || type === RESOURCES.practice.type;
  return (
    <div className={styles.ways}>
      {mayWriteGoods && (
        <NavButton to={`${oneOf('goods', camp)}?lesson=${encodeURIComponent(id)}`} action="edit-lesson">
          {t('editLesson')}
        </NavButton>
      )}
      {isTaken && (
        <NavButton to={oneOf('exams', resource)} action="edit-exam">
          {t('editExam')}
        </NavButton>
      )}
    </div>
  );
}

function LessonForm({ of: lesson, start, onClose }: DialogProps<CampLesson> & { start: StoredItem }) {
  const t = useTranslation(campsWords);
  const { ask } = useDesk();
  const name = { camp_id: lesson.camp_id, id: lesson.id };
  const editor = useItemEditor({
    start,
    save: (input) => ask(consoleCampLessonsSave, { ...input, ...name }),
    reload: async () => {
      const answer = await ask(consoleCampLessonsGet, name);
      return answer.ok ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: useSaved(onClose),
  });
  return (
    <EditDialog
      title={t('lessonTitle', { title: lesson.title })}
      editor={editor}
      labelOf={(field) => t(field === 'unlock' ? 'unlock' : 'unlockDay')}
      onClose={onClose}
      ways={<LessonWays lesson={lesson} />}
    >
      <Quiet>{t('lessonHint')}</Quiet>
      <NumberEdit pointer="/unlock_day" label={t('unlockDay')} />
      <MomentEdit pointer="/unlock" label={t('unlock')} />
    </EditDialog>
  );
}

export function LessonDialog({ of: lesson, onClose }: DialogProps<CampLesson>) {
  const t = useTranslation(campsWords);
  const query = useConsoleQuery(consoleCampLessonsGet, { camp_id: lesson.camp_id, id: lesson.id });
  return (
    <Opening
      title={t('lessonTitle', { title: lesson.title })}
      query={query}
      onClose={onClose}
      form={(start) => <LessonForm of={lesson} start={start} onClose={onClose} />}
    />
  );
}

function TaskForm({ of: task, start, onClose }: DialogProps<CampTask> & { start: StoredItem }) {
  const t = useTranslation(campsWords);
  const { ask } = useDesk();
  const editor = useItemEditor({
    start,
    save: (input) => ask(consoleTasksSave, { ...input, id: task.id }),
    reload: async () => {
      const answer = await ask(consoleTasksGet, { id: task.id });
      return answer.ok ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: useSaved(onClose),
  });
  return (
    <EditDialog
      title={t('taskTitle', { title: task.title })}
      editor={editor}
      labelOf={() => t('dueAt')}
      onClose={onClose}
      ways={
        <div className={styles.ways}>
          <NavButton to={oneOf('tasks', task.id)} action="edit-task">
            {t('editTask')}
          </NavButton>
        </div>
      }
    >
      <MomentEdit pointer="/due" label={t('dueAt')} />
    </EditDialog>
  );
}

export function TaskDialog({ of: task, onClose }: DialogProps<CampTask>) {
  const t = useTranslation(campsWords);
  const query = useConsoleQuery(consoleTasksGet, { id: task.id });
  return (
    <Opening
      title={t('taskTitle', { title: task.title })}
      query={query}
      onClose={onClose}
      form={(start) => <TaskForm of={task} start={start} onClose={onClose} />}
    />
  );
}
