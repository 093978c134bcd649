/** Through whose eyes the page is looked at: who, in which language, at what moment, and how the shop stands (D43). */
import { useState, type SyntheticEvent } from 'react';
import { deskDocument } from '#schemas/desk/paths.ts';
import { isLocale, LOCALES } from '#schemas/locale.ts';
import { VIEW_ROLES, VIEW_STATES, type ViewAs } from '#schemas/shop/view-as.ts';
import { shopClockName } from '#i18n/clock-words.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { Link } from '#ui/link.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import { useCanvas } from './canvas-context.ts';
import { parseKey } from './model/document.ts';
import { dateOf, textOfDate } from './views/view-choices.ts';
import { canvasWords } from './words.ts';
import styles from './editor.module.css';

const STATE_WORDS = { open: 'open', closed: 'closed', expired: 'ended', sealed: 'sealed' } as const;

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
}

function Choice<Value extends string>({ label, name, value, options }: ChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <SelectInput name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </label>
  );
}

function readForm(form: HTMLFormElement): ViewAs {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const role = VIEW_ROLES.find((one) => one === textOf('role'));
  const state = VIEW_STATES.find((one) => one === textOf('state'));
  const locale = textOf('locale');
  const date = dateOf(textOf('date'));
  return {
    ...(role === undefined || role === 'visitor' ? {} : { role }),
    ...(state === undefined || state === 'open' ? {} : { state }),
    ...(isLocale(locale) ? { locale } : {}),
    ...(date === undefined ? {} : { date }),
  };
}

export function EditorViewAs() {
  const t = useWords(canvasWords);
  const { store, actions, pageLocale, documentKey } = useCanvas();
  const name = parseKey(documentKey);
  const locale = useLocale();
  const [viewAs] = useState(() => store.getState().viewAs);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    store.setState({ viewAs: readForm(event.currentTarget), dialog: undefined });
  };
  return (
    <Modal title={t('viewAs')} onClose={() => actions.open(undefined)} size="s">
      <form className={styles.viewAs} onSubmit={onSubmit}>
        <Choice
          label={t('role')}
          name="role"
          value={viewAs.role ?? 'visitor'}
          options={VIEW_ROLES.map((value) => ({ value, label: t(value) }))}
        />
        <Choice
          label={t('language')}
          name="locale"
          value={viewAs.locale ?? pageLocale()}
          options={LOCALES.map((value) => ({ value, label: t(value) }))}
        />
        <Choice
          label={t('standing')}
          name="state"
          value={viewAs.state ?? 'open'}
          options={VIEW_STATES.map((value) => ({ value, label: t(STATE_WORDS[value]) }))}
        />
        <label className={styles.choice}>
          <span>
            {t('date')} ({shopClockName(locale)})
          </span>
          <input type="datetime-local" name="date" defaultValue={textOfDate(viewAs.date)} />
        </label>
        {name !== undefined && (
          <p className={styles.ways}>
            <Link href={`${deskDocument(name)}/views`} newTab>
              {t('allViews')}
            </Link>
            <Link href={`${deskDocument(name)}/compare`} newTab data-action="compare">
              {t('comparePictures')}
            </Link>
          </p>
        )}
        <ModalActions>
          <Button onClick={() => actions.open(undefined)}>{t('cancel')}</Button>
          <Button tone="primary" type="submit">
            {t('show')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
