/** One key of a company: typed to be set or replaced; what is set is said, and a secret is never shown. */
import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ProviderState } from '#schemas/api/console/providers.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { FieldError, TextField } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { providerWords } from './provider-words.ts';
import styles from './operator.module.css';

type ProviderField = ProviderState['fields'][number];

interface ProviderFieldInputProps {
  field: ProviderField;
  /** What was typed; undefined where nothing was. */
  text: string | undefined;
  error: string;
  onChange: (text: string) => void;
}

/** What is said of a key that is set. */
function useStateWords({ is_set: isSet, is_fixed: isFixed, tail, set_ts: setTs }: ProviderField): string {
  const t = useTranslation(providerWords);
  const say = useSay();
  if (isFixed) return t('fixed');
  if (!isSet) return t('unset');
  const time = say.moment(setTs);
  return tail === '' ? t('set', { time }) : t('setTail', { tail, time });
}

export function ProviderFieldInput({ field, text, error, onChange }: ProviderFieldInputProps) {
  const id = useId();
  const words = useStateWords(field);
  const { name, is_fixed: isFixed, is_secret: isSecret, is_long: isLong, value } = field;
  const current = text ?? (isSecret ? '' : value);
  if (isFixed)
    return (
      <p data-key={name}>
        <code>{name}</code> {words}
      </p>
    );
  return (
    <div data-key={name}>
      {isLong ? (
        <>
          <label htmlFor={id} className={styles.label}>
            {name}
          </label>
          <TextArea
            id={id}
            name={name}
            rows={3}
            value={current}
            aria-describedby={`${id}-error`}
            aria-invalid={error === '' ? undefined : true}
            onChange={(event) => onChange(event.target.value)}
          />
          <FieldError id={`${id}-error`} text={error} />
        </>
      ) : (
        <TextField
          id={id}
          name={name}
          label={name}
          type={isSecret ? 'password' : 'text'}
          autoComplete="off"
          error={error}
          value={current}
          onChange={onChange}
        />
      )}
      <p className={styles.state}>{words}</p>
    </div>
  );
}
