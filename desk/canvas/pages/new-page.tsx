/** Makes a page: its title and ID, and what it begins with. It is a draft until it is published. */
import { deskDocument } from '#schemas/desk/paths.ts';
import { useEffect, useEffectEvent, useId, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { consoleDraftSave } from '#schemas/api/console/drafts.ts';
import { isId } from '#schemas/id.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { useWrongField } from '#desk/kit/fields/use-wrong-field.ts';
import { CancelButton, FormModal } from '#desk/kit/screens/editor/form-modal.tsx';
import { UnsavedMark } from '#desk/kit/screens/editor/unsaved.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { BLANK, bodyOf, type PresetName } from './starts.ts';
import { pagesWords } from './words.ts';
import styles from './new-page.module.css';

interface Faults {
  title?: string;
  id?: string;
}

/** The ID a new page has until another is typed. */
const freshId = () => `page-${Date.now().toString(36)}`;

export function NewPage({ onClose }: { onClose: () => void }) {
  const t = useWords(pagesWords);
  const locale = useLocale();
  const navigate = useNavigate();
  const fieldId = useId();
  const [title, setTitle] = useState('');
  const [id, setId] = useState(freshId);
  const [start, setStart] = useState<PresetName>(BLANK);
  const [isMade, setMade] = useState(false);
  const { form, lead } = useWrongField();
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error } = useConsoleMutation(consoleDraftSave, [consolePageList]);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong: Faults = {
      ...(title.trim() === '' ? { title: t('pageTitleMissing') } : {}),
      ...(isId(id) ? {} : { id: t('pageIdWrong') }),
    };
    setFaults(wrong);
    lead();
    if (wrong.title !== undefined || wrong.id !== undefined) return;
    const body = bodyOf(start, { id, title: { [locale]: title.trim() } });
    mutate({ kind: 'page', id, base: '', body, note: '' }, { onSuccess: () => setMade(true), onError: lead });
  };
  // Once the form knows that it is stored: before, leaving it would ask.
  const open = useEffectEvent(() => void navigate(deskDocument({ kind: 'page', id })));
  useEffect(() => {
    if (isMade) open();
  }, [isMade]);
  const isTaken = error?.answer.code === 'state-conflict';
  return (
    <FormModal title={t('newTitle')} onClose={onClose} size="m">
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate>
        <UnsavedMark isDirty={title.trim() !== '' && !isMade} />
        <TextField
          id={`${fieldId}-title`}
          name="title"
          label={t('pageTitle')}
          maxLength={100}
          value={title}
          onChange={setTitle}
          error={faults.title ?? ''}
        />
        <TextField
          id={`${fieldId}-id`}
          name="id"
          label={t('pageId')}
          maxLength={64}
          value={id}
          onChange={setId}
          error={faults.id ?? (isTaken ? t('pageIdTaken') : '')}
        />
        <p className={styles.hint}>{t('pageIdHint')}</p>
        <PresetChoice value={start} onChange={setStart} />
        {error !== null && !isTaken && (
          <p role="alert" className={styles.fault}>
            {error.message}
          </p>
        )}
        <div className={styles.foot}>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button tone="primary" type="submit" busy={isPending} data-action="save">
            {t('create')}
          </Button>
        </div>
      </form>
    </FormModal>
  );
}
