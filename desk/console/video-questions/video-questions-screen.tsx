/** Questions inside one film: at which second, which question, and whether the film waits for an answer (D83). */
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleQuizzesGet, consoleQuizzesSave } from '#schemas/api/console/quizzes.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { EditScreen } from '#desk/kit/screens/editor/edit-screen.tsx';
import { useItemEditor } from '#desk/kit/screens/editor/use-item-editor.ts';
import { CONSOLE } from '../addresses.ts';
import { toPoints } from './points.ts';
import { PointsEdit } from './points-edit.tsx';
import { videoQuestionWords } from './words.ts';

function FilmEditor({ id, film }: { id: string; film: DataOf<typeof consoleQuizzesGet> }) {
  const t = useTranslation(videoQuestionWords);
  const { ask } = useDesk();
  const client = useQueryClient();
  const editor = useItemEditor({
    start: { item: { ...film.item }, version: film.version },
    save: ({ version, item }) =>
      ask(consoleQuizzesSave, {
        id,
        item: { points: toPoints(item['points']) },
        ...(version === undefined ? {} : { version }),
      }),
    reload: async () => {
      const answer = await ask(consoleQuizzesGet, { id });
      return answer.ok ? { ...answer.data, item: { ...answer.data.item } } : undefined;
    },
    onSaved: () => void client.invalidateQueries({ queryKey: [consoleQuizzesGet.name] }),
  });
  return (
    <EditScreen
      editor={editor}
      title={t('title', { title: film.title })}
      back={{ href: CONSOLE.goods, label: t('back') }}
      labelOf={() => t('points')}
    >
      <PointsEdit media={film.media} seconds={film.seconds} />
    </EditScreen>
  );
}

function StoredFilm({ id }: { id: string }) {
  const query = useConsoleQuery(consoleQuizzesGet, { id });
  return <WhenRead query={query}>{(film) => <FilmEditor id={id} film={film} />}</WhenRead>;
}

export function VideoQuestionsScreen() {
  const { id = '' } = useParams();
  return <StoredFilm key={id} id={id} />;
}
