/** What a good costs and when, with what each buyer pays by the one rule of prices (D125). */
import { useTranslation } from '#i18n/use-translation.ts';
import { MARKETING } from '#schemas/content/goods-state.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { ChoiceEdit, FieldGrid, SwitchEdit } from '#desk/kit/screens/editor/fields.tsx';
import { MoneyEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { goodsWords } from '../words.ts';
import { PricePreview } from './price-preview.tsx';

/** Promotions that end. */
const TIMED: readonly unknown[] = [MARKETING.discount, MARKETING.flashSale];

function PromotionFields() {
  const t = useTranslation(goodsWords);
  const { value } = useEditedField('/marketing_type');
  const { value: end } = useEditedField('/marketing_end');
  const promotions = ([-1, 0, 3, 6, 8] as const).map((type) => ({ value: type, label: t(`mark_${type}`) }));
  return (
    <>
      <ChoiceEdit
        pointer="/marketing_type"
        label={t('marketing')}
        options={promotions}
        emptyLabel={t('unset')}
      />
      {(TIMED.includes(value) || end !== undefined) && (
        <MomentEdit pointer="/marketing_end" label={t('marketingEnd')} />
      )}
    </>
  );
}

export function SalePanel({ goodsId }: { goodsId: string | undefined }) {
  const t = useTranslation(goodsWords);
  const payStates = ([0, 1, 2, 3, 4] as const).map((value) => ({ value, label: t(`pay_${value}`) }));
  return (
    <Panel title={t('sale')}>
      <FieldGrid>
        <MoneyEdit pointer="/price" label={t('price')} />
        <MoneyEdit pointer="/line_price" label={t('linePrice')} />
        <MoneyEdit pointer="/svip_price" label={t('svipPrice')} />
        <ChoiceEdit
          pointer="/pay_state"
          label={t('payState')}
          options={payStates}
          emptyLabel={t('byPrice')}
        />
        <PromotionFields />
        <MomentEdit pointer="/sale_start" label={t('saleStart')} />
        <SwitchEdit pointer="/svip_free" label={t('svipFree')} />
      </FieldGrid>
      <PricePreview goodsId={goodsId} />
    </Panel>
  );
}
