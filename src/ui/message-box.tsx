/** The message box (M106): title, icon, content, optional input, cancel and confirm. */
import { useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import { messageBoxWords } from './message-box-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { cx } from './cx.ts';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import { messageBoxStore, type MessageBoxOptions, type MessageBoxStore } from './message-box-store.ts';
import { ModalFrame } from './modal-frame.tsx';
import styles from './message-box.module.css';
import modal from './modal.module.css';

export type { MessageBoxOptions };

const pageStore = messageBoxStore(systemClock);

/** Resolves with true or the input's value when confirmed; rejects with 'cancel' (M107). Needs the host in the page. */
export function showMessageBox(options: MessageBoxOptions): Promise<string | boolean> {
  return pageStore.show(options);
}

/** Closes a box that was shown with autoClose: false. */
export function closeMessageBox(): void {
  pageStore.close();
}

/** Placed once near the end of the page; draws nothing until a box is shown. */
export function MessageBox({ store = pageStore }: { store?: MessageBoxStore }) {
  const state = useSyncExternalStore(store.listen, store.get, store.get);
  if (state.options === undefined) return null;
  return <Box key={state.id} store={store} options={state.options} phase={state.phase} busy={state.busy} />;
}

interface BoxProps {
  store: MessageBoxStore;
  options: MessageBoxOptions;
  phase: 'hidden' | 'open' | 'closing';
  busy: boolean;
}

function Box({ store, options, phase, busy }: BoxProps) {
  const t = useWords(messageBoxWords);
  const id = useId();
  const [value, setValue] = useState(options.input?.value ?? '');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = options.input?.required === true && value.trim() === '';
    setMissing(empty);
    if (!empty) store.confirm(value);
  };
  const hasContent = options.content !== undefined && options.content !== '';
  return (
    <ModalFrame
      className={modal.box}
      labelledBy={`${id}title`}
      describedBy={hasContent ? `${id}content` : undefined}
      isClosing={phase === 'closing'}
      focus="input, [type=submit]"
      onLeave={store.cancel}
    >
      <form className={modal.inside} onSubmit={submit} noValidate>
        <CloseButton className={modal.close} onClick={store.cancel} />
        <h2 className={styles.title} id={`${id}title`}>
          {options.icon !== undefined && (
            <span className={cx(styles.icon, styles[options.icon])}>
              <Icon name={options.icon} size={22} />
            </span>
          )}
          {options.title}
        </h2>
        {hasContent && (
          <p className={styles.content} id={`${id}content`}>
            {options.content}
          </p>
        )}
        {options.input !== undefined && (
          <div className={styles.field}>
            <TextField
              id={`${id}input`}
              name="input"
              label={options.input.label}
              type={options.input.type}
              value={value}
              maxLength={options.input.maxLength}
              placeholder={options.input.placeholder}
              error={missing ? t('inputRequired') : ''}
              onChange={setValue}
            />
          </div>
        )}
        <div className={modal.actions}>
          {options.showCancel !== false && (
            <Button onClick={store.cancel}>{options.cancelText ?? t('cancel')}</Button>
          )}
          <Button type="submit" tone={options.danger === true ? 'danger' : 'primary'} busy={busy}>
            {options.confirmText ?? t('confirm')}
          </Button>
        </div>
      </form>
    </ModalFrame>
  );
}
