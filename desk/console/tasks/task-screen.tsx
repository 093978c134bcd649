/** One task: read, edited, saved; new ones begin here too. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { consoleTasksGet, consoleTasksList, consoleTasksSave } from '#schemas/api/console/tasks.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { readEither } from '#desk/kit/screens/editor/both-languages.ts';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { CONSOLE, oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { FIELD_LABELS } from './field-labels.ts';
import { TaskForm } from './task-form.tsx';
import { taskWords } from './words.ts';

const NEW_TASK: Item = { kind: 'answer', type: 'text', audience: 'owners' };

interface TaskEditorProps {
  id: string | undefined;
  start: { item: Item; version?: string };
}

function TaskEditor({ id, start }: TaskEditorProps) {
  const t = useTranslation(taskWords);
  const locale = useLocale();
  const { ask } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const editor = useItemEditor({
    start,
    save: (input) =>
      ask(consoleTasksSave, id === undefined ? { item: { ...start.item, ...input.item } } : { ...input, id }),
    reload: async () => {
      const answer = id === undefined ? undefined : await ask(consoleTasksGet, { id });
      return answer?.ok === true ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: ({ id: savedId }) => {
      for (const { name } of [consoleTasksList, consoleTasksGet])
        void client.invalidateQueries({ queryKey: [name] });
      if (id === undefined) void navigate(oneOf('tasks', savedId), { replace: true });
    },
  });
  const title = readEither(editor.edit.base['title'], locale);
  return (
    <EditScreen
      editor={editor}
      title={title === '' ? t('newTask') : title}
      back={{ href: CONSOLE.tasks, label: t('tasks') }}
      labelOf={(name) => {
        const key = FIELD_LABELS[name];
        return key === undefined ? name : t(key);
      }}
      actions={{
        main: id !== undefined && (
          <NavButton to={`${CONSOLE.taskAnswers}?task_id=${encodeURIComponent(id)}`} action="answers">
            {t('answersOf')}
          </NavButton>
        ),
      }}
    >
      <TaskForm />
    </EditScreen>
  );
}

function StoredTask({ id }: { id: string }) {
  const query = useConsoleQuery(consoleTasksGet, { id });
  return (
    <WhenRead query={query}>
      {({ item, version }) => <TaskEditor id={id} start={{ item: { ...item }, version }} />}
    </WhenRead>
  );
}

export function TaskScreen() {
  const { id = '' } = useParams();
  if (id === 'new') return <TaskEditor id={undefined} start={{ item: NEW_TASK }} />;
  return <StoredTask key={id} id={id} />;
}
