/** The fields of the first shop and of its owner's account. */
import { useId } from 'react';
import { PASSWORD_MAX } from '#schemas/auth/password.ts';
import { presets } from '#schemas/presets/presets.gen.ts';
import { DEFAULT_THEME } from '#schemas/shop/theme.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { AreaPicker } from '#pieces/area-picker.tsx';
import { TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Choice, coloursOf, type OpeningChoice } from './open-shop-choice.tsx';
import { labelOf, shopAddress, type OpeningDraft } from './open-shop-draft.ts';
import { strengthOf, type OpeningFaults } from './open-shop-faults.ts';
import { openShopWords } from './open-shop-words.ts';
import styles from './open-shop.module.css';
import start from './start.module.css';

export interface FieldsProps {
  draft: OpeningDraft;
  change: (part: Partial<OpeningDraft>) => void;
  faults: OpeningFaults;
}

/** A little over the longest, so that one that is too long is seen to be. */
const TYPED_MAX = 4 * PASSWORD_MAX;

function useErrors(faults: OpeningFaults) {
  const t = useWords(openShopWords);
  return (field: keyof OpeningFaults) => {
    const word = faults[field];
    return word === undefined ? '' : t(word);
  };
}

/** In the order of the language: who reads English has an English name first. */
function Names({ draft, change, faults }: FieldsProps) {
  const t = useWords(openShopWords);
  const id = useId();
  const locale = useLocale();
  const errorAt = useErrors(faults);
  const cn = (
    <TextField
      key="cn"
      id={`${id}-cn`}
      name="name_cn"
      label={t('nameCn')}
      value={draft.name_cn}
      onChange={(text) => change({ name_cn: text })}
      error={locale === 'cn' ? errorAt('name') : ''}
    />
  );
  const en = (
    <TextField
      key="en"
      id={`${id}-en`}
      name="name_en"
      label={t('nameEn')}
      value={draft.name_en}
      onChange={(text) => {
        // The address follows the name until it is written by hand.
        const isOwn = draft.label !== labelOf(draft.name_en);
        change(isOwn ? { name_en: text } : { name_en: text, label: labelOf(text) });
      }}
      error={locale === 'en' ? errorAt('name') : ''}
    />
  );
  return locale === 'cn' ? [cn, en] : [en, cn];
}

/** The plain look first, then those that come with the product. */
function useLooks(): OpeningChoice[] {
  const t = useWords(openShopWords);
  const locale = useLocale();
  const looks = Object.entries(presets).map(([value, { title, about, theme }]) => ({
    value,
    title: title[locale],
    hint: about[locale],
    colours: coloursOf(theme),
  }));
  const plain = { value: '', title: t('plain'), hint: t('plainHint'), colours: coloursOf(DEFAULT_THEME) };
  return [plain, ...looks];
}

export function ShopFields(props: FieldsProps) {
  const { draft, change, faults } = props;
  const t = useWords(openShopWords);
  const id = useId();
  const errorAt = useErrors(faults);
  const looks = useLooks();
  const kinds = [
    { value: 'knowledge', title: t('knowledge'), hint: t('knowledgeHint') },
    { value: 'training', title: t('training'), hint: t('trainingHint') },
    { value: 'enterprise', title: t('enterprise'), hint: t('enterpriseHint') },
  ];
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('shop')}</h2>
      <Names {...props} />
      <TextField
        id={`${id}-label`}
        name="label"
        label={t('label')}
        autoCapitalize="none"
        value={draft.label}
        onChange={(label) => change({ label })}
        error={errorAt('label')}
      />
      <p className={start.hint}>{t('labelHint')}</p>
      <TextField
        id={`${id}-host`}
        name="host"
        label={t('host')}
        autoCapitalize="none"
        value={draft.host}
        onChange={(host) => change({ host })}
        error={errorAt('host')}
      />
      <p className={start.hint}>{t('hostHint')}</p>
      {draft.label !== '' && (
        <p className={start.hint}>
          {t('address')} <span className={styles.address}>{shopAddress(draft, window.location)}</span>
        </p>
      )}
      <Choice
        name="kind"
        legend={t('kind')}
        choices={kinds}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        name="look"
        legend={t('look')}
        choices={looks}
        value={draft.look}
        onChange={(look) => change({ look })}
      />
    </section>
  );
}

export function AccountFields({ draft, change, faults }: FieldsProps) {
  const t = useWords(openShopWords);
  const id = useId();
  const errorAt = useErrors(faults);
  const strength = strengthOf(draft.password);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('owner')}</h2>
      <p className={start.hint}>{t('ownerHint')}</p>
      <TextField
        id={`${id}-phone`}
        name="phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="username"
        maxLength={20}
        before={
          <AreaPicker
            value={draft.area_code}
            onChange={(area) => change({ area_code: area })}
            label={t('area')}
          />
        }
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={errorAt('owner')}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={t('password')}
        autoComplete="new-password"
        maxLength={TYPED_MAX}
        show={t('showPassword')}
        hide={t('hidePassword')}
        value={draft.password}
        onChange={(password) => change({ password })}
        error={errorAt('password')}
      />
      <p className={start.hint} role="status">
        {strength === undefined ? t('passwordHint') : `${t('strength')} ${t(strength)}`}
      </p>
    </section>
  );
}
