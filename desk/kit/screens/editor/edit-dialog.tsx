/** A box that edits a few fields of one stored thing, beside the screen it was opened from. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { ModalActions } from '#ui/modal.tsx';
import { screenWords } from '../words.ts';
import { Conflicts } from './conflicts.tsx';
import { EditorContext } from './editor-context.ts';
import { EditFailure } from './edit-screen.tsx';
import styles from './editor.module.css';
import { CancelButton, FormModal } from './form-modal.tsx';
import { UnsavedMark } from './unsaved.ts';
import { useFieldInSight } from './use-field-in-sight.ts';
import type { ItemEditor } from './use-item-editor.ts';

interface EditDialogProps {
  title: string;
  editor: ItemEditor;
  labelOf: (name: string) => string;
  onClose: () => void;
  /** Below the fields: where the rest of it is edited. */
  ways?: ReactNode;
  children: ReactNode;
}

export function EditDialog({ title, editor, labelOf, onClose, ways, children }: EditDialogProps) {
  const t = useTranslation(screenWords);
  const { edit, faults, change, id, sight, isDirty, isSaving } = editor;
  const form = useFieldInSight(editor);
  const isBlocked = !isDirty || edit.conflicts.length > 0;
  return (
    <FormModal title={title} busy={isSaving} onClose={onClose} size="m">
      <EditorContext value={{ edit, faults, change, id, sight }}>
        <form
          ref={form}
          className={styles.screen}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBlocked && !isSaving) void editor.submit();
          }}
        >
          <Conflicts editor={editor} labelOf={labelOf} />
          {children}
          <EditFailure editor={editor} />
          {ways}
          <UnsavedMark isDirty={isDirty} />
          <ModalActions>
            <CancelButton busy={isSaving} />
            <Button type="submit" tone="primary" data-action="save" busy={isSaving} unavailable={isBlocked}>
              {t('save')}
            </Button>
          </ModalActions>
        </form>
      </EditorContext>
    </FormModal>
  );
}
