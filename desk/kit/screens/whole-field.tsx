/** A whole number as it is typed in a box or a panel: the text is its owner's, and what is no such number is said below it. */
import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/field.tsx';
import { parseWhole } from './whole-text.ts';
import { screenWords } from './words.ts';

interface WholeFieldProps {
  id: string;
  name: string;
  label: string;
  text: string;
  min?: number;
  max?: number;
  onText: (text: string) => void;
  onBlur?: () => void;
}

export function WholeField({ id, name, label, text, min = 0, max, onText, onBlur }: WholeFieldProps) {
  const t = useTranslation(screenWords);
  const isWrong = text.trim() !== '' && parseWhole(text, { min, max }) === undefined;
  const wrong = max === undefined ? t('badNumber') : t('badNumberIn', { min, max });
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      inputMode="numeric"
      value={text}
      error={isWrong ? wrong : ''}
      onChange={onText}
      onBlur={onBlur}
    />
  );
}
