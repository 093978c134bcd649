/** How learners sign in: ways that are on, phones and captchas, and where codes are sent. */
import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceEdit, FieldGrid, LinesEdit, SwitchEdit } from '#desk/kit/screens/editor/fields.tsx';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { ShopEditor } from './shop-editor.tsx';
import { shopWords } from './shop-words.ts';
import { settingsWords } from './words.ts';

const SCANS = ['wx', 'qq', 'wework'] as const;
const PHONE_CHOICES = ['bindNever', 'bindLogin', 'bindStudy'] as const;
const CAPTCHAS = ['captchaSlide', 'captchaImage', 'captchaCompany'] as const;

interface OffersProps {
  offers: { sms: boolean; scans: readonly string[] };
}

function Ways({ offers: { sms, scans } }: OffersProps) {
  const t = useTranslation(shopWords);
  return (
    <Panel title={t('ways')}>
      <SwitchEdit pointer="/login_password" label={t('login_password')} />
      <SwitchEdit pointer="/login_code" label={t('login_code')} closedBy={sms ? undefined : t('noSms')} />
      {SCANS.map((name) => (
        <SwitchEdit
          key={name}
          pointer={`/login_${name}`}
          label={t(`login_${name}`)}
          closedBy={scans.includes(name) ? undefined : t('noScan')}
        />
      ))}
      <Quiet>{t('waysHint')}</Quiet>
    </Panel>
  );
}

export function LoginScreen() {
  const t = useTranslation(shopWords);
  const settingsT = useTranslation(settingsWords);
  return (
    <ShopEditor title={settingsT('login')}>
      {(offers) => (
        <>
          <Ways offers={offers} />
          <Panel title={t('phones')}>
            <FieldGrid>
              <ChoiceEdit
                pointer="/bind_phone"
                label={t('bind_phone')}
                options={PHONE_CHOICES.map((word, value) => ({
                  value,
                  label: value > 0 && !offers.sms ? t('unavailable', { name: t(word) }) : t(word),
                }))}
              />
              <ChoiceEdit
                pointer="/captcha"
                label={t('captcha')}
                options={CAPTCHAS.map((word, index) => ({ value: index + 1, label: t(word) })).filter(
                  ({ value }) => value < CAPTCHAS.length || offers.captcha_company,
                )}
              />
              <LinesEdit pointer="/code_areas" label={t('code_areas')} />
            </FieldGrid>
            <SwitchEdit
              pointer="/bind_scan"
              label={t('bind_scan')}
              closedBy={offers.scans.length > 0 ? undefined : t('noScan')}
            />
          </Panel>
        </>
      )}
    </ShopEditor>
  );
}
