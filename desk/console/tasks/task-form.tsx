/** The form of a task: what is asked, how it is answered, until when, and for whom (D86). */
import { useTranslation } from '#i18n/use-translation.ts';
import { TASK_TYPE_WORDS } from '#schemas/task/task-file.ts';
import { TASK_OPTIONS_MAX } from '#schemas/task/task.ts';
import { moveItem, withoutItem } from '#desk/kit/fields/list-change.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { ChoiceEdit, FieldGrid, LinesEdit, SwitchEdit, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { PickedEdit } from '#desk/kit/screens/editor/picked-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { LearnersEdit } from './learners-edit.tsx';
import styles from './tasks.module.css';
import { taskWords } from './words.ts';

function TaskOptions() {
  const t = useTranslation(taskWords);
  const { id, value, set, error } = useEditedField('/options');
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.part}>
      <legend>{t('options')}</legend>
      {rows.map((_row, index) => (
        <div key={String(index)} className={styles.option} data-option={index + 1}>
          <TextEdit pointer={`/options/${String(index)}`} label={t('option', { n: index + 1 })} isKept />
          <div className={styles.actions}>
            <Button
              size="s"
              tone="text"
              unavailable={index === 0}
              aria-label={t('upOf', { n: index + 1 })}
              onClick={() => set(moveItem(rows, index, index - 1))}
            >
              {t('up')}
            </Button>
            <Button
              size="s"
              tone="text"
              unavailable={index === rows.length - 1}
              aria-label={t('downOf', { n: index + 1 })}
              onClick={() => set(moveItem(rows, index, index + 1))}
            >
              {t('down')}
            </Button>
            <Button
              size="s"
              tone="text"
              aria-label={t('removeOf', { n: index + 1 })}
              onClick={() => set(withoutItem(rows, index))}
            >
              {t('remove')}
            </Button>
          </div>
        </div>
      ))}
      <FieldError id={`${id}-error`} text={error} />
      <Button
        size="s"
        data-action="add-option"
        unavailable={rows.length >= TASK_OPTIONS_MAX}
        onClick={() => set([...rows, ''])}
      >
        {t('addOption')}
      </Button>
      <SwitchEdit pointer="/is_multiple" label={t('isMultiple')} />
    </fieldset>
  );
}

function Content() {
  const t = useTranslation(taskWords);
  const { value: kind } = useEditedField('/kind');
  const { value: type } = useEditedField('/type');
  const kinds = (['answer', 'study'] as const).map((value) => ({
    value,
    label: t(`${value === 'answer' ? 'task' : 'study'}_kind`),
  }));
  const types = TASK_TYPE_WORDS.map((value) => ({ value, label: t(value) }));
  return (
    <Panel title={t('facts')}>
      <FieldGrid>
        <TextEdit pointer="/title" label={t('title')} />
        <ChoiceEdit pointer="/kind" label={t('kind')} options={kinds} />
        {kind === 'answer' && <ChoiceEdit pointer="/type" label={t('type')} options={types} />}
        <TextEdit pointer="/stem" label={t('stem')} isLong />
        <PickedEdit pointer="/goods_id" label={t('good')} of="goods" max={1} />
      </FieldGrid>
      {kind === 'answer' && type === 'choice' && <TaskOptions />}
    </Panel>
  );
}

function Due() {
  const t = useTranslation(taskWords);
  return (
    <Panel title={t('time')}>
      <FieldGrid>
        <MomentEdit pointer="/due" label={t('due')} />
        <SwitchEdit pointer="/allows_late" label={t('allowsLate')} isUsual />
        <SwitchEdit pointer="/is_off" label={t('isOff')} />
      </FieldGrid>
    </Panel>
  );
}

function Who() {
  const t = useTranslation(taskWords);
  const { value: audience } = useEditedField('/audience');
  const audiences = (['owners', 'people'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Panel title={t('who')}>
      <FieldGrid>
        <ChoiceEdit pointer="/audience" label={t('audience')} options={audiences} />
        {audience === 'people' && (
          <>
            <LearnersEdit pointer="/people" label={t('people')} />
            <LinesEdit pointer="/groups" label={t('groups')} />
            <LinesEdit pointer="/departments" label={t('departments')} />
          </>
        )}
      </FieldGrid>
    </Panel>
  );
}

export function TaskForm() {
  return (
    <>
      <Content />
      <Due />
      <Who />
    </>
  );
}
