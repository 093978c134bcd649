/** One teacher: read, edited, saved; new ones begin here too. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import {
  consoleTeachersGet,
  consoleTeachersList,
  consoleTeachersSave,
} from '#schemas/api/console/teachers.ts';
import { readText } from '#schemas/page/text.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { FieldGrid, FieldRows, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { PickedEdit } from '#desk/kit/screens/editor/picked-edit.tsx';
import { PictureEdit } from '#desk/kit/screens/editor/picture-edit.tsx';
import { RichTextEdit } from '#desk/kit/screens/editor/rich-text-edit.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { CONSOLE, oneOf } from '../addresses.ts';
import { teachersWords } from './words.ts';

const SQUARE = { width: 1, height: 1 };
const LABELS = {
  name: 'name',
  title: 'title',
  portrait: 'portrait',
  about: 'about',
  page_id: 'page',
} as const;
const isLabel = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

function TeacherForm() {
  const t = useTranslation(teachersWords);
  return (
    <Panel title={t('facts')}>
      <FieldGrid>
        <TextEdit pointer="/name" label={t('name')} />
        <TextEdit pointer="/title" label={t('title')} />
        <PickedEdit pointer="/page_id" label={t('page')} of="page" max={1} />
      </FieldGrid>
      <FieldRows>
        <PictureEdit pointer="/portrait" label={t('portrait')} shape={SQUARE} />
        <RichTextEdit pointer="/about" label={t('about')} />
      </FieldRows>
    </Panel>
  );
}

interface TeacherEditorProps {
  id?: string;
  name?: string;
  start: { item: Item; version?: string };
}

function TeacherEditor({ id, name, start }: TeacherEditorProps) {
  const t = useTranslation(teachersWords);
  const { ask } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const editor = useItemEditor({
    start,
    save: (input) =>
      ask(
        consoleTeachersSave,
        id === undefined ? { item: { ...start.item, ...input.item } } : { ...input, id },
      ),
    reload: async () => {
      const answer = id === undefined ? undefined : await ask(consoleTeachersGet, { id });
      return answer?.ok === true ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: ({ id: savedId }) => {
      for (const call of [consoleTeachersList, consoleTeachersGet])
        void client.invalidateQueries({ queryKey: [call.name] });
      if (id === undefined) void navigate(oneOf('teachers', savedId), { replace: true });
    },
  });
  return (
    <EditScreen
      editor={editor}
      title={name ?? t('create')}
      back={{ href: CONSOLE.teachers, label: t('teachers') }}
      labelOf={(field) => (isLabel(field) ? t(LABELS[field]) : field)}
    >
      <TeacherForm />
    </EditScreen>
  );
}

function StoredTeacher({ id }: { id: string }) {
  const locale = useLocale();
  const query = useConsoleQuery(consoleTeachersGet, { id });
  return (
    <WhenRead query={query}>
      {({ item, version }) => (
        <TeacherEditor id={id} name={readText(item.name, locale)} start={{ item: { ...item }, version }} />
      )}
    </WhenRead>
  );
}

export function TeacherScreen() {
  const { id = '' } = useParams();
  return id === 'new' ? <TeacherEditor start={{ item: {} }} /> : <StoredTeacher key={id} id={id} />;
}
