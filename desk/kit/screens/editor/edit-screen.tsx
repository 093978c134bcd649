/** A screen that edits one stored thing: its fields, the save, faults beside their fields, and what another person changed. */
import type { ReactNode } from 'react';
import { useLocale } from '#i18n/use-words.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { ScreenHead, type ScreenHeadProps } from '../screen-head.tsx';
import styles from './editor.module.css';
import { screenWords } from '../words.ts';
import { Conflicts } from './conflicts.tsx';
import { EditorContext } from './editor-context.ts';
import { UnsavedMark } from './unsaved.ts';
import { useFieldInSight } from './use-field-in-sight.ts';
import type { ItemEditor } from './use-item-editor.ts';

interface EditScreenProps extends ScreenHeadProps {
  editor: ItemEditor;
  labelOf: (name: string) => string;
  children: ReactNode;
}

/** Faults of fields the form does not show, and the words of the refusal. */
export function EditFailure({ editor }: { editor: ItemEditor }) {
  const locale = useLocale();
  const t = useTranslation(screenWords);
  if (editor.failure === '' && editor.faults.length === 0) return null;
  return (
    <div role="alert" className={styles.fault}>
      <p>{editor.failure}</p>
      {editor.isUnread && (
        <Button
          size="s"
          data-action="read-again"
          busy={editor.isSaving}
          onClick={() => void editor.readAgain()}
        >
          {t('readAgain')}
        </Button>
      )}
      {editor.faults.map(({ pointer, message, hint }) => (
        <p key={pointer}>{`${pointer}: ${message[locale] ?? ''} ${hint[locale] ?? ''}`}</p>
      ))}
    </div>
  );
}

function SaveLine({ editor }: { editor: ItemEditor }) {
  const t = useTranslation(screenWords);
  const { isDirty, isSaving, edit } = editor;
  return (
    <div className={styles.saveLine}>
      <EditFailure editor={editor} />
      <span role="status" data-save={isSaving ? 'saving' : isDirty ? 'local' : 'saved'}>
        {t(isDirty ? 'unsaved' : 'unchanged')}
      </span>
      <Button
        type="submit"
        tone="primary"
        data-action="save"
        busy={isSaving}
        unavailable={!isDirty || edit.conflicts.length > 0}
      >
        {t('save')}
      </Button>
    </div>
  );
}

export function EditScreen({ editor, labelOf, children, ...head }: EditScreenProps) {
  const { edit, faults, change, id, sight } = editor;
  const form = useFieldInSight(editor);
  return (
    <div className={styles.screen}>
      <ScreenHead {...head} />
      <EditorContext value={{ edit, faults, change, id, sight }}>
        <form
          ref={form}
          className={styles.screen}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (editor.isDirty && !editor.isSaving && edit.conflicts.length === 0) void editor.submit();
          }}
        >
          <Conflicts editor={editor} labelOf={labelOf} />
          {children}
          <SaveLine editor={editor} />
        </form>
      </EditorContext>
      <UnsavedMark isDirty={editor.isDirty} />
    </div>
  );
}
