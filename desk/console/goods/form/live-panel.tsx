/** When a live good begins, how it stands, and whether its replay can be watched. */
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceEdit, FieldGrid, SwitchEdit } from '#desk/kit/screens/editor/fields.tsx';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { goodsWords } from '../words.ts';

export function LivePanel() {
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
