/** The cover of a good: its address, or a picture that is uploaded here. */
import { useTranslation } from '#i18n/use-translation.ts';
import { LineEdit, useEditedField } from '#desk/kit/screens/editor/fields.tsx';
import { Cover } from '#ui/cover.tsx';
import { goodsWords } from './words.ts';

export function CoverEdit() {
  const t = useTranslation(goodsWords);
  const { value } = useEditedField('/cover');
  return (
    <div>
      <LineEdit pointer="/cover" label={t('cover')} />
      {typeof value === 'string' && value !== '' && (
        <Cover src={value} alt="" ratio="16 / 9" sizes="240px" width={240} />
      )}
    </div>
  );
}
