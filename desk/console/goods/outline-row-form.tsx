/** One chapter or lesson: its title, where it stands, what is studied, and when it opens. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { readText } from '#schemas/page/text.ts';
import {
  ChoiceEdit,
  LineEdit,
  NumberEdit,
  SwitchEdit,
  TextEdit,
  useEditedField,
} from '#desk/kit/screens/editor/fields.tsx';
import { isSame } from '#desk/kit/screens/editor/item-edit.ts';
import { MediaEdit } from '#desk/kit/screens/editor/media-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { Button } from '#ui/button.tsx';
import { parentsFor, type OutlineRow } from './outline-tree.ts';
import styles from './outline.module.css';
import { goodsWords } from './words.ts';

const LESSON_KINDS = ['video', 'audio', 'image_text', 'alive', 'examination', 'practice'] as const;

interface OutlineRowFormProps {
  rows: readonly OutlineRow[];
  row: OutlineRow;
  move: (step: -1 | 1) => void;
  remove: () => void;
}

function LessonFields({ pointer }: { pointer: string }) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const types = LESSON_KINDS.map((kind) => ({
    value: RESOURCES[kind].type,
    label: RESOURCES[kind].name[locale],
  }));
  return (
    <>
      <ChoiceEdit pointer={`${pointer}/type`} label={t('type')} options={types} emptyLabel={t('unset')} />
      <MediaEdit pointer={`${pointer}/media`} label={t('media')} />
      <NumberEdit pointer={`${pointer}/seconds`} label={t('seconds')} />
      <MediaEdit pointer={`${pointer}/captions_cn`} label={t('captions_cn')} kind="captions" />
      <MediaEdit pointer={`${pointer}/captions_en`} label={t('captions_en')} kind="captions" />
      <TextEdit pointer={`${pointer}/text`} label={t('text')} isLong />
      <LineEdit pointer={`${pointer}/resource_id`} label={t('resource')} />
      <NumberEdit pointer={`${pointer}/try_seconds`} label={t('trySeconds')} />
      <MomentEdit pointer={`${pointer}/unlock`} label={t('unlock')} />
      <NumberEdit pointer={`${pointer}/unlock_day`} label={t('unlockDay')} />
      <SwitchEdit pointer={`${pointer}/is_try`} label={t('isTry')} />
      <SwitchEdit pointer={`${pointer}/is_required`} label={t('isRequired')} />
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
    label: readText(title, locale),
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
      {(row.kind ?? 'lesson') === 'lesson' && <LessonFields pointer={pointer} />}
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
