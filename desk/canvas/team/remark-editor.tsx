/** Writes a remark, or changes one of the viewer's own; what was typed stays until it is saved. */
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { consoleRemarkList, consoleRemarkSave, REMARK_MAX } from '#schemas/api/console/remarks.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { useWrongField } from '#desk/kit/fields/use-wrong-field.ts';
import { UnsavedMark } from '#desk/kit/screens/editor/unsaved.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DocumentName } from '../model/document.ts';
import { useRemarkFault } from './use-remark-fault.ts';
import type { Remark } from './use-remarks.ts';
import { teamWords } from './words.ts';
import styles from './team.module.css';

interface RemarkEditorProps {
  document: DocumentName;
  node: string;
  /** The one that is changed; a new one without it. */
  remark?: Remark;
  onClose?: () => void;
}

export function RemarkEditor({ document: { kind, id }, node, remark, onClose }: RemarkEditorProps) {
  const t = useWords(teamWords);
  const fieldId = useId();
  const [text, setText] = useState(remark?.text ?? '');
  const { form, lead } = useWrongField();
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useConsoleMutation(consoleRemarkSave, [consoleRemarkList]);
  const save = () => {
    setEmpty(text.trim() === '');
    if (text.trim() === '') lead();
    if (text.trim() === '' || isPending) return;
    const change = remark === undefined ? {} : { remark_id: remark.id };
    const onSuccess = () => {
      setText('');
      onClose?.();
    };
    mutate({ kind, id, node, text: text.trim(), ...change }, { onSuccess, onError: lead });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A block's keys are not meant while one types.
    event.stopPropagation();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else if (event.key === 'Escape') onClose?.();
  };
  const refusal = useRemarkFault(error);
  const fault = isEmpty ? t('empty') : refusal;
  return (
    <form className={styles.form} ref={form} onSubmit={onSubmit}>
      <UnsavedMark isDirty={text.trim() !== (remark?.text ?? '')} />
      <TextArea
        id={fieldId}
        name="remark"
        aria-label={t(remark === undefined ? 'write' : 'edit')}
        aria-invalid={fault !== ''}
        aria-describedby={`${fieldId}-fault`}
        placeholder={t('placeholder')}
        maxLength={REMARK_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldError id={`${fieldId}-fault`} text={fault} />
      <span className={styles.acts}>
        {onClose !== undefined && (
          <Button size="s" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
        <Button size="s" tone="primary" type="submit" busy={isPending} data-action="reply">
          {t(remark === undefined ? 'send' : 'save')}
        </Button>
      </span>
    </form>
  );
}
