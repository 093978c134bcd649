/** One chapter or lesson: its title, where it stands, what is studied, and when it opens. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import type { LibraryKind } from '#schemas/api/console/library.ts';
import { isStudied, RESOURCES } from '#schemas/content/resource-type.ts';
import { readEither } from '#desk/kit/screens/editor/both-languages.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { ChoiceEdit, SwitchEdit, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { isSame } from '#desk/kit/screens/editor/item-edit.ts';
import { MediaEdit } from '#desk/kit/screens/editor/media-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { PickedEdit } from '#desk/kit/screens/editor/picked-edit.tsx';
import { Button } from '#ui/button.tsx';
import { PieceFields } from './form/piece-fields.tsx';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { videoQuestionWords } from '../video-questions/words.ts';
import { parentsFor, type OutlineRow } from './outline-tree.ts';
import styles from './outline.module.css';
import { goodsWords } from './words.ts';

const LESSON_KINDS = [
  'video',
  'audio',
  'image_text',
  'alive',
  'examination',
  'practice',
  'punch_card',
] as const;

/** What a lesson without a type becomes with a file of this kind. */
const TYPE_OF_FILE: Readonly<Partial<Record<LibraryKind, number>>> = {
  video: RESOURCES.video.type,
  audio: RESOURCES.audio.type,
  document: RESOURCES.image_text.type,
};
const FILES: readonly LibraryKind[] = ['video', 'audio', 'document'];

interface OutlineRowFormProps {
  rows: readonly OutlineRow[];
  row: OutlineRow;
  move: (step: -1 | 1) => void;
  remove: () => void;
}

/** The way to the questions inside a film. */
function FilmQuestions({ row: { id, resource_id: resource = id, type } }: { row: OutlineRow }) {
  const t = useTranslation(videoQuestionWords);
  const mayTeach = useMay('teaching');
  if (!mayTeach || type !== RESOURCES.video.type) return null;
  return <NavButton to={oneOf('videoQuestions', String(resource))}>{t('link')}</NavButton>;
}

/** A file or a text of its own, or a good the shop has already. */
function LessonContent({ pointer }: { pointer: string }) {
  const t = useTranslation(goodsWords);
  const { change } = useEditor();
  const { value: type } = useEditedField(`${pointer}/type`);
  const { value: resource } = useEditedField(`${pointer}/resource_id`);
  if (resource !== undefined || (typeof type === 'number' && !isStudied(type)))
    return <PickedEdit pointer={`${pointer}/resource_id`} label={t('resource')} of="goods" max={1} />;
  if (typeof type === 'number') return <PieceFields pointer={pointer} type={type} />;
  return (
    <>
      <MediaEdit
        pointer={`${pointer}/media`}
        label={t('media')}
        takes={FILES}
        onChoose={({ kind, seconds }) => {
          change(`${pointer}/type`, TYPE_OF_FILE[kind]);
          if (seconds > 0) change(`${pointer}/seconds`, seconds);
        }}
      />
      <PickedEdit pointer={`${pointer}/resource_id`} label={t('resource')} of="goods" max={1} />
    </>
  );
}

function LessonFields({ pointer, row }: { pointer: string; row: OutlineRow }) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const types = LESSON_KINDS.map((kind) => ({
    value: RESOURCES[kind].type,
    label: RESOURCES[kind].name[locale],
  }));
  return (
    <>
      <ChoiceEdit pointer={`${pointer}/type`} label={t('type')} options={types} emptyLabel={t('unset')} />
      <LessonContent pointer={pointer} />
      <MomentEdit pointer={`${pointer}/unlock`} label={t('unlock')} />
      <NumberEdit pointer={`${pointer}/unlock_day`} label={t('unlockDay')} />
      <FilmQuestions row={row} />
      <SwitchEdit pointer={`${pointer}/is_try`} label={t('isTry')} />
      <NumberEdit pointer={`${pointer}/try_only_seconds`} label={t('tryOnlySeconds')} />
      <SwitchEdit pointer={`${pointer}/is_required`} label={t('isRequired')} isUsual />
    </>
  );
}

export function OutlineRowForm({ rows, row, move, remove }: OutlineRowFormProps) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const { value } = useEditedField('/outline');
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const pointer = `/outline/${String(values.findIndex((one) => isSame(one, row)))}`;
  const parents = parentsFor(rows, row).map(({ id, title }) => ({
    value: id,
    label: readEither(title, locale),
  }));
  return (
    <div className={styles.form}>
      <TextEdit pointer={`${pointer}/title`} label={t('title')} />
      {parents.length > 0 && (
        <ChoiceEdit
          pointer={`${pointer}/parent_id`}
          label={t('parent')}
          options={parents}
          emptyLabel={t('top')}
        />
      )}
      {(row.kind ?? 'lesson') === 'lesson' && <LessonFields pointer={pointer} row={row} />}
      <div className={styles.actions}>
        <Button size="s" data-action="up" onClick={() => move(-1)}>
          {t('up')}
        </Button>
        <Button size="s" data-action="down" onClick={() => move(1)}>
          {t('down')}
        </Button>
        <Button size="s" tone="text" data-action="delete" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
