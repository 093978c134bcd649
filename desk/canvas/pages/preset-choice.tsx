/** What a new page may begin with, as cards. */
import { RadioCards } from '#pieces/radio-cards.tsx';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { BLANK, STARTS, type PresetName } from './starts.ts';
import { pagesWords } from './words.ts';

export function PresetChoice({
  value,
  onChange,
}: {
  value: PresetName;
  onChange: (name: PresetName) => void;
}) {
  const t = useWords(pagesWords);
  const locale = useLocale();
  const looks = STARTS.map(({ name, title, about }) => ({
    id: name,
    title: title[locale],
    notes: [about[locale]],
  }));
  return (
    <RadioCards
      legend={t('preset')}
      choices={[{ id: BLANK, title: t('blank'), notes: [t('blankHint')] }, ...looks]}
      chosenId={value}
      choose={onChange}
      isHeld={false}
    />
  );
}
