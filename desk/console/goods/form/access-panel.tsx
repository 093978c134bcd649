/** Who may study a good, what it gives, and when its money is given back. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { FieldGrid, LineEdit, LinesEdit, SwitchEdit, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { goodsWords } from '../words.ts';

export function AccessPanel({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslation(goodsWords);
  const { value: isDesignated } = useEditedField('/is_designated');
  const { value: people } = useEditedField('/designated');
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
        {(isDesignated === true || people !== undefined) && (
          <LinesEdit pointer="/designated" label={t('designated')} />
        )}
        <SwitchEdit pointer="/gives_certificate" label={t('givesCertificate')} />
        <SwitchEdit pointer="/gives_svip" label={t('givesSvip')} />
      </FieldGrid>
    </Panel>
  );
}
