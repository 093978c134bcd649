/** One exam or practice: its settings and questions, read, edited, seen as a learner, saved and published. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import {
  consoleExamsExport,
  consoleExamsGet,
  consoleExamsList,
  consoleExamsSave,
} from '#schemas/api/console/exams.ts';
import { EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { isObject } from '#schemas/page/json.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { changeItem, editedItem, type Item } from '#desk/kit/screens/editor/item-edit.ts';
import { useItemEditor, type ItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { Button } from '#ui/button.tsx';
import { CONSOLE, oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { ExamSettings } from './exam-settings.tsx';
import { PreviewButton } from './preview-button.tsx';
import { shownQuestion, sayTitle, toSaved } from './question-line.ts';
import { QuestionsEdit } from './questions-edit.tsx';
import { examWords } from './words.ts';

/** Learners see it once it is published. */
const NEW_EXAM: Item = { mode: 'exam', state: EXAM_STATE.unpublished, questions: [] };

const questionsOf = ({ questions }: Item): Item[] =>
  Array.isArray(questions) ? questions.filter(isObject) : [];

/** Each question whole, so that what was taken out of one is emptied. */
const toInput = (item: Item): Record<string, unknown> =>
  Array.isArray(item['questions']) ? { ...item, questions: questionsOf(item).map(toSaved) } : { ...item };

interface ExamEditorProps {
  id: string | undefined;
  start: { item: Item; version?: string };
}

function useExamEditor({ id, start }: ExamEditorProps): ItemEditor {
  const { ask } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useItemEditor({
    start,
    save: ({ version, item }) =>
      ask(
        consoleExamsSave,
        id === undefined
          ? { item: toInput({ ...start.item, ...item }) }
          : { id, item: toInput(item), ...(version === undefined ? {} : { version }) },
      ),
    reload: async () => {
      const answer = id === undefined ? undefined : await ask(consoleExamsGet, { id });
      return answer?.ok === true ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: ({ id: savedId }) => {
      for (const { name } of [consoleExamsList, consoleExamsGet, consoleExamsExport])
        void client.invalidateQueries({ queryKey: [name] });
      if (id === undefined) void navigate(oneOf('exams', savedId), { replace: true });
    },
  });
}

/** Publishing is a save with one more change. */
function PublishButton({ editor }: { editor: ItemEditor }) {
  const t = useTranslation(examWords);
  return (
    <Button
      tone="primary"
      data-action="publish"
      busy={editor.isSaving}
      unavailable={editor.edit.conflicts.length > 0}
      onClick={() => void editor.submit(changeItem(editor.edit, '/state', EXAM_STATE.published))}
    >
      {t('publish')}
    </Button>
  );
}

function ExamEditor({ id, start }: ExamEditorProps) {
  const t = useTranslation(examWords);
  const locale = useLocale();
  const editor = useExamEditor({ id, start });
  const item = editedItem(editor.edit);
  const title = sayTitle(editor.edit.base, locale);
  return (
    <EditScreen
      editor={editor}
      title={title === '' ? t(id === undefined ? 'newExam' : 'exam') : title}
      back={{ href: CONSOLE.exams, label: t('exams') }}
      labelOf={(name) => (name === 'questions' ? t('questions') : name === 'title' ? t('title') : name)}
      actions={{
        main: item['state'] === EXAM_STATE.unpublished && <PublishButton editor={editor} />,
        more: [
          id !== undefined && (
            <NavButton key="attempts" to={`${oneOf('exams', id)}/attempts`} action="attempts">
              {t('attemptsLink')}
            </NavButton>
          ),
          <PreviewButton
            key="preview"
            questions={questionsOf(item).map((one) => shownQuestion(one, locale))}
          />,
        ],
      }}
    >
      <ExamSettings isNew={id === undefined} />
      <QuestionsEdit />
    </EditScreen>
  );
}

function StoredExam({ id }: { id: string }) {
  const query = useConsoleQuery(consoleExamsGet, { id });
  return (
    <WhenRead query={query}>
      {({ item, version }) => <ExamEditor id={id} start={{ item: { ...item }, version }} />}
    </WhenRead>
  );
}

export function ExamScreen() {
  const { id = '' } = useParams();
  if (id === 'new') return <ExamEditor id={undefined} start={{ item: NEW_EXAM }} />;
  return <StoredExam key={id} id={id} />;
}
