/** What a good is called, how it is shown, and what its own page tells. */
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceEdit, FieldGrid, FieldRows, LineEdit, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { PickedEdit } from '#desk/kit/screens/editor/picked-edit.tsx';
import { PictureEdit } from '#desk/kit/screens/editor/picture-edit.tsx';
import { RichTextEdit } from '#desk/kit/screens/editor/rich-text-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { goodsTypeOptions } from '../../goods-types.ts';
import { goodsWords } from '../words.ts';

/** As cards and the good's own page show it. */
const COVER_SHAPE = { width: 16, height: 9 };

export function BasicsPanel({ isNew }: { isNew: boolean }) {
  const t = useTranslation(goodsWords);
  const { locale } = useSay();
  const states = (['on', 'hidden', 'off'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Panel title={t('facts')}>
      <FieldGrid>
        <TextEdit pointer="/title" label={t('title')} />
        {isNew && <ChoiceEdit pointer="/type" label={t('type')} options={goodsTypeOptions(locale)} />}
        <ChoiceEdit pointer="/state" label={t('state')} options={states} emptyLabel={t('on')} />
        <TextEdit pointer="/summary" label={t('summary')} isLong />
      </FieldGrid>
      <FieldRows>
        <PictureEdit pointer="/cover" label={t('cover')} shape={COVER_SHAPE} />
        <RichTextEdit pointer="/introduction" label={t('introduction')} />
      </FieldRows>
    </Panel>
  );
}

export function DetailsPanel() {
  const t = useTranslation(goodsWords);
  const levels = (['starter', 'middle', 'expert'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Panel title={t('details')}>
      <FieldGrid>
        <PickedEdit pointer="/teachers" label={t('teachers')} of="teacher" />
        <PickedEdit pointer="/tags" label={t('tags')} of="tag" />
        <ChoiceEdit pointer="/level" label={t('level')} options={levels} emptyLabel={t('unset')} />
        <LineEdit pointer="/language" label={t('language')} />
        <NumberEdit pointer="/lesson_count" label={t('lessonCount')} />
      </FieldGrid>
    </Panel>
  );
}
