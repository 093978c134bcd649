/** The form of a good: basics, price, access, and what its type is made of. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { consoleGoodsGet } from '#schemas/api/console/goods.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { holdsLessons, RESOURCES } from '#schemas/content/resource-type.ts';
import {
  ChoiceEdit,
  FieldGrid,
  LineEdit,
  LinesEdit,
  MoneyEdit,
  NumberEdit,
  SwitchEdit,
  TextEdit,
  useEditedField,
} from '#desk/kit/screens/editor/fields.tsx';
import { MediaEdit } from '#desk/kit/screens/editor/media-edit.tsx';
import { PickedEdit } from '#desk/kit/screens/editor/picked-edit.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { goodsTypeOptions } from '../goods-types.ts';
import { OutlineEdit } from './outline-edit.tsx';
import { SkusEdit, TermsEdit } from './rows.tsx';
import { goodsWords } from './words.ts';

type Prices = DataOf<typeof consoleGoodsGet>['prices'];

function Basics({ isNew }: { isNew: boolean }) {
  const t = useTranslation(goodsWords);
  const { locale } = useSay();
  const states = (['on', 'hidden', 'off'] as const).map((value) => ({ value, label: t(value) }));
  const levels = (['starter', 'middle', 'expert'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Panel title={t('facts')}>
      <FieldGrid>
        <TextEdit pointer="/title" label={t('title')} />
        {isNew && <ChoiceEdit pointer="/type" label={t('type')} options={goodsTypeOptions(locale)} />}
        <ChoiceEdit pointer="/state" label={t('state')} options={states} emptyLabel={t('on')} />
        <MediaEdit pointer="/cover" label={t('cover')} kind="image" />
        <TextEdit pointer="/summary" label={t('summary')} isLong />
        <TextEdit pointer="/introduction" label={t('introduction')} isLong />
        <PickedEdit pointer="/tags" label={t('tags')} of="tag" />
        <LinesEdit pointer="/teachers" label={t('teachers')} />
        <ChoiceEdit pointer="/level" label={t('level')} options={levels} emptyLabel={t('unset')} />
        <LineEdit pointer="/language" label={t('language')} />
      </FieldGrid>
    </Panel>
  );
}

function Sale({ prices }: { prices: Prices }) {
  const t = useTranslation(goodsWords);
  const payStates = ([0, 1, 2, 3, 4] as const).map((value) => ({ value, label: t(`pay_${value}`) }));
  const promotions = ([-1, 0, 3, 6, 8] as const).map((value) => ({ value, label: t(`mark_${value}`) }));
  return (
    <Panel title={t('sale')}>
      <FieldGrid>
        <MoneyEdit pointer="/price" label={t('price')} />
        <MoneyEdit pointer="/line_price" label={t('linePrice')} />
        <MoneyEdit pointer="/svip_price" label={t('svipPrice')} />
        <ChoiceEdit pointer="/pay_state" label={t('payState')} options={payStates} emptyLabel={t('unset')} />
        <ChoiceEdit
          pointer="/marketing_type"
          label={t('marketing')}
          options={promotions}
          emptyLabel={t('unset')}
        />
        <MomentEdit pointer="/marketing_end" label={t('marketingEnd')} />
        <MomentEdit pointer="/sale_start" label={t('saleStart')} />
        <SwitchEdit pointer="/svip_free" label={t('svipFree')} />
      </FieldGrid>
      {prices.length > 0 && (
        <ul aria-label={t('preview')} data-prices>
          {prices.map(({ sku_id: id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Access({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslation(goodsWords);
  return (
    <Panel title={t('access')}>
      <FieldGrid>
        <LineEdit
          pointer="/password"
          label={t('password')}
          {...(hasPassword ? { placeholder: t('passwordSet') } : {})}
        />
        <NumberEdit pointer="/refund_days" label={t('refundDays')} />
        <TextEdit pointer="/refund_terms" label={t('refundTerms')} isLong />
        <SwitchEdit pointer="/is_designated" label={t('isDesignated')} />
        <LinesEdit pointer="/designated" label={t('designated')} />
        <SwitchEdit pointer="/gives_certificate" label={t('givesCertificate')} />
        <SwitchEdit pointer="/gives_svip" label={t('givesSvip')} />
      </FieldGrid>
    </Panel>
  );
}

function Piece() {
  const t = useTranslation(goodsWords);
  return (
    <Panel title={t('piece')}>
      <FieldGrid>
        <MediaEdit pointer="/media" label={t('media')} />
        <NumberEdit pointer="/seconds" label={t('seconds')} />
        <MediaEdit pointer="/poster" label={t('poster')} kind="image" />
        <NumberEdit pointer="/try_seconds" label={t('trySeconds')} />
        <MediaEdit pointer="/captions_cn" label={t('captions_cn')} kind="captions" />
        <MediaEdit pointer="/captions_en" label={t('captions_en')} kind="captions" />
        <TextEdit pointer="/text" label={t('text')} isLong />
      </FieldGrid>
    </Panel>
  );
}

function Live() {
  const t = useTranslation(goodsWords);
  const states = ([0, 1, 3] as const).map((value) => ({ value, label: t(`live_${value}`) }));
  return (
    <Panel title={t('live')}>
      <FieldGrid>
        <MomentEdit pointer="/start" label={t('start')} />
        <ChoiceEdit pointer="/alive_state" label={t('aliveState')} options={states} emptyLabel={t('unset')} />
        <SwitchEdit pointer="/is_lookback" label={t('isLookback')} />
        <MomentEdit pointer="/lookback_end" label={t('lookbackEnd')} />
      </FieldGrid>
    </Panel>
  );
}

const PIECES: readonly number[] = [RESOURCES.image_text.type, RESOURCES.audio.type, RESOURCES.video.type];

interface GoodFormProps {
  isNew: boolean;
  prices: Prices;
  hasPassword: boolean;
}

export function GoodForm({ isNew, prices, hasPassword }: GoodFormProps) {
  const { value } = useEditedField('/type');
  const type = typeof value === 'number' ? value : 0;
  return (
    <>
      <Basics isNew={isNew} />
      <Sale prices={prices} />
      {PIECES.includes(type) && <Piece />}
      {type === RESOURCES.alive.type && <Live />}
      {holdsLessons(type) && <OutlineEdit />}
      {type === RESOURCES.camp.type && <TermsEdit />}
      <SkusEdit />
      <Access hasPassword={hasPassword} />
    </>
  );
}
