/** One field of the profile: its value and a button; pressed, the field itself with save and cancel. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useEdit, type Edit, type EditOptions } from '#features/account/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SheetRow } from '#ui/sheet.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { words } from './words.ts';
import styles from './view.module.css';

export type ProfileWords = Translate<WordKeys<typeof words>>;

export interface EditRowProps<Value> extends EditOptions<Value> {
  name: string;
  /** The value in words; empty where nothing was filled in. */
  text: string;
  t: ProfileWords;
  /** The field that edits it. */
  field: (edit: Edit<Value>) => ReactNode;
}

/** The focus goes into the field that opens, and back to the button when it shuts. */
function useFocus(isOpen: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const selector = isOpen ? 'input:checked, input:not([type=radio]), select' : 'button';
    row.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [isOpen]);
  return row;
}

export function EditRow<Value>({ name, text, t, field, ...options }: EditRowProps<Value>) {
  const edit = useEdit(options);
  const row = useFocus(edit.isOpen);
  if (!edit.isOpen) {
    const button = (
      <Button size="s" tone="text" aria-label={t('editOf', { name })} onClick={edit.open}>
        {t('edit')}
      </Button>
    );
    return (
      <SheetRow ref={row} name={name} isEmpty={text === ''} actions={button}>
        {text === '' ? t('none') : text}
        <span className={styles.kept} role="status">
          {edit.isKept && (
            <>
              <Icon name="success" size={16} />
              <span aria-hidden="true">{t('kept')}</span>
              <VisuallyHidden>{t('keptOf', { name })}</VisuallyHidden>
            </>
          )}
        </span>
      </SheetRow>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) edit.cancel();
  };
  const keys = { onKeyDown };
  return (
    <SheetRow ref={row} name={name} isOpen>
      <div className={styles.form} {...keys}>
        <form
          method="dialog"
          noValidate
          aria-label={t('editOf', { name })}
          aria-busy={edit.isSending}
          onSubmit={(event) => {
            event.preventDefault();
            edit.submit();
          }}
        >
          {field(edit)}
          <div className={styles.buttons}>
            <Button type="submit" tone="primary" size="s" busy={edit.isSending}>
              {t('save')}
            </Button>
            <Button size="s" unavailable={edit.isSending} onClick={edit.cancel}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </div>
    </SheetRow>
  );
}
