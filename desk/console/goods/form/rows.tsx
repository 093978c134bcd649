/** Variants of a good, and terms of a camp. */
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceEdit, LineEdit, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { MoneyEdit, NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { MediaEdit } from '#desk/kit/screens/editor/media-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { newId } from '#desk/kit/new-id.ts';
import { RowsEdit } from '#desk/kit/screens/editor/rows-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { goodsWords } from '../words.ts';

function useRowWords() {
  const t = useTranslation(goodsWords);
  return { remove: t('remove'), up: t('up'), down: t('down') };
}

export function SkusEdit() {
  const t = useTranslation(goodsWords);
  const words = useRowWords();
  return (
    <Panel title={t('skus')}>
      <RowsEdit
        pointer="/skus"
        words={{ ...words, add: t('addSku') }}
        make={() => ({ id: newId('sku'), name: t('untitled'), price: 0 })}
      >
        {(pointer) => (
          <>
            <TextEdit pointer={`${pointer}/name`} label={t('skuName')} />
            <MoneyEdit pointer={`${pointer}/price`} label={t('price')} />
            <MoneyEdit pointer={`${pointer}/line_price`} label={t('linePrice')} />
            <NumberEdit pointer={`${pointer}/stock`} label={t('stock')} />
            <NumberEdit pointer={`${pointer}/period_days`} label={t('periodDays')} />
          </>
        )}
      </RowsEdit>
    </Panel>
  );
}

export function TermsEdit() {
  const t = useTranslation(goodsWords);
  const opens = (['daily', 'start'] as const).map((value) => ({ value, label: t(`opens_${value}`) }));
  const words = useRowWords();
  return (
    <Panel title={t('terms')}>
      <RowsEdit pointer="/terms" words={{ ...words, add: t('addTerm') }} make={() => ({ id: newId('term') })}>
        {(pointer) => (
          <>
            <TextEdit pointer={`${pointer}/title`} label={t('title')} />
            <MomentEdit pointer={`${pointer}/start`} label={t('termStart')} />
            <MomentEdit pointer={`${pointer}/end`} label={t('termEnd')} />
            <ChoiceEdit
              pointer={`${pointer}/opens`}
              label={t('opens')}
              options={opens}
              emptyLabel={t('opens_daily')}
            />
            <LineEdit pointer={`${pointer}/opens_at`} label={t('opensAt')} placeholder="08:00" />
            <TextEdit pointer={`${pointer}/group_name`} label={t('groupName')} />
            <MediaEdit pointer={`${pointer}/group_qr`} label={t('groupQr')} kind="image" />
            <TextEdit pointer={`${pointer}/group_note`} label={t('groupNote')} />
          </>
        )}
      </RowsEdit>
    </Panel>
  );
}
