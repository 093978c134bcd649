/** What an exam is set to: its title, when it is open, how long and how often, what passes, when answers are shown (D85, D131). */
import { useTranslation } from '#i18n/use-translation.ts';
import { EXAM_MODES, SHOW_ANSWERS } from '#schemas/exam/exam-settings.ts';
import { EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { ChoiceEdit, FieldGrid, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { MinutesEdit, NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { examWords } from './words.ts';

export function ExamSettings({ isNew }: { isNew: boolean }) {
  const t = useTranslation(examWords);
  const { value: mode } = useEditedField('/mode');
  const states = (['unpublished', 'stopped', 'timed'] as const).map((name) => ({
    value: EXAM_STATE[name],
    label: t(name),
  }));
  return (
    <Panel title={t('settings')}>
      <FieldGrid>
        <TextEdit pointer="/title" label={t('title')} />
        {isNew && (
          <ChoiceEdit
            pointer="/mode"
            label={t('mode')}
            options={EXAM_MODES.map((value) => ({ value, label: t(value) }))}
          />
        )}
        <ChoiceEdit pointer="/state" label={t('state')} options={states} emptyLabel={t('published')} />
        <NumberEdit pointer="/pass_score" label={t('passScore')} placeholder="0" />
        {mode !== 'practice' && (
          <>
            <MinutesEdit pointer="/duration_s" label={t('duration')} placeholder="60" />
            <NumberEdit pointer="/attempts" label={t('attempts')} placeholder={t('byDefault')} />
            <MinutesEdit pointer="/wait_s" label={t('wait')} placeholder={t('byDefault')} />
          </>
        )}
        <NumberEdit pointer="/draw" label={t('draw')} placeholder={t('allQuestions')} />
        <ChoiceEdit
          pointer="/answers"
          label={t('showAnswers')}
          options={SHOW_ANSWERS.filter((one) => one !== 'after_pass').map((value) => ({
            value,
            label: t(value),
          }))}
          emptyLabel={t('after_pass')}
        />
        <MomentEdit pointer="/open" label={t('open')} />
        <MomentEdit pointer="/close" label={t('close')} />
      </FieldGrid>
    </Panel>
  );
}
