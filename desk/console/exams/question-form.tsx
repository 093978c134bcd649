/** The form of one question: its kind, words, picture, what can be answered and what is right (D84). */
import { useTranslation } from '#i18n/use-translation.ts';
import { isObject } from '#schemas/page/json.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { ChoiceEdit, FieldGrid, LineEdit, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { PictureEdit } from '#desk/kit/screens/editor/picture-edit.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { FieldError } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import styles from './exams.module.css';
import { GapsEdit } from './gaps-edit.tsx';
import { OptionsEdit } from './options-edit.tsx';
import { changeKind, hasOptions, kindOf, type KINDS } from './question-line.ts';
import { examWords } from './words.ts';

const PICTURE_SHAPE = { width: 16, height: 9 } as const;

interface QuestionFormProps {
  /** Of the question within the item. */
  pointer: string;
  /** Kinds to choose from: inside a film none that waits for a reader. */
  kinds: readonly (typeof KINDS)[number][];
}

function JudgeEdit({ pointer }: { pointer: string }) {
  const t = useTranslation(examWords);
  const { id, value, set, error } = useEditedField(`${pointer}/answer`);
  const [answer] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.part}>
      <legend>{t('rightAnswer')}</legend>
      {(['true', 'false'] as const).map((one) => (
        <label key={one} className={styles.mark}>
          <input
            type="radio"
            name={`${pointer}/answer`}
            value={one}
            checked={answer === one}
            onChange={() => set([one])}
          />
          {t(one)}
        </label>
      ))}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

export function QuestionForm({ pointer, kinds }: QuestionFormProps) {
  const t = useTranslation(examWords);
  const { id, value, set } = useEditedField(pointer);
  const question: Item = isObject(value) ? value : {};
  const kind = kindOf(question);
  return (
    <div className={styles.form} data-question-form={kind}>
      <SelectField
        id={`${id}/kind`}
        name={`${pointer}/kind`}
        label={t('kind')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: t(one) }))}
        onChange={(next) => set(changeKind(question, kinds.find((one) => one === next) ?? kind))}
      />
      <TextEdit pointer={`${pointer}/stem`} label={t('stem')} isLong />
      <PictureEdit pointer={`${pointer}/picture`} label={t('picture')} shape={PICTURE_SHAPE} />
      {hasOptions(kind) && <OptionsEdit pointer={pointer} question={question} />}
      {kind === 'judge' && <JudgeEdit pointer={pointer} />}
      {kind === 'blank' && <GapsEdit pointer={pointer} />}
      {kind === 'blank' && (
        <ChoiceEdit
          pointer={`${pointer}/compare`}
          label={t('compare')}
          options={[{ value: 'number', label: t('compareNumber') }]}
          emptyLabel={t('compareText')}
        />
      )}
      <FieldGrid>
        <NumberEdit pointer={`${pointer}/score`} label={t('points')} placeholder="1" />
        <LineEdit pointer={`${pointer}/bank`} label={t('bank')} placeholder="main" />
      </FieldGrid>
      <TextEdit pointer={`${pointer}/analysis`} label={t('analysis')} isLong />
    </div>
  );
}
