/** The save state in the top bar, never blank: a press saves at once, or shows what two people wrote. */
import { useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { DocumentSaving, SavingState } from './save-state.ts';
import { useAutosave, useSaving } from './use-autosave.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

const ICONS: Readonly<Record<SavingState, IconName>> = {
  saved: 'success',
  saving: 'clock',
  local: 'warning',
  offline: 'warning',
  conflict: 'warning',
  unsaved: 'warning',
};

/** Why something is kept here alone. */
function useReason(): string {
  const t = useWords(draftWords);
  const isUnsaved = useSaving(({ state }) => state === 'unsaved');
  const isSignedOut = useSaving((saving) => saving.isSignedOut);
  const message = useSaving(({ documents }) => firstMessage(Object.values(documents)));
  if (isUnsaved) return t('unsaved-here');
  if (isSignedOut) return t('local-signed-out');
  return message === undefined ? '' : t('local-refused', { message });
}

const firstMessage = (documents: readonly DocumentSaving[]): string | undefined =>
  documents.find(({ message }) => message !== undefined)?.message;

export function SaveState() {
  const t = useWords(draftWords);
  const autosave = useAutosave();
  const state = useSaving((saving) => saving.state);
  const [isOpen, setOpen] = useState(false);
  const reason = useReason();
  const onClick = () => {
    if (state === 'conflict') setOpen(!isOpen);
    else void autosave.saveNow();
  };
  return (
    <div className={styles.status}>
      <button
        type="button"
        className={styles.state}
        data-save={state}
        data-action="save"
        title={reason === '' ? t('save') : reason}
        aria-expanded={state === 'conflict' ? isOpen : undefined}
        onClick={onClick}
      >
        <Icon name={ICONS[state]} size={16} />
        <span role="status">{t(state)}</span>
      </button>
      {reason !== '' && (
        <p className={styles.reason} role={state === 'unsaved' ? 'alert' : undefined}>
          {reason}
        </p>
      )}
      {isOpen && state === 'conflict' && <ConflictList onClose={() => setOpen(false)} />}
    </div>
  );
}
