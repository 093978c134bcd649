/** The form of the first shop: its name and address, kind and look, and the owner's account. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { deskOpeningCreate } from '#schemas/api/onboarding/opening.ts';
import type { Locale } from '#schemas/locale.ts';
import { focusWrongField } from '#desk/kit/fields/use-wrong-field.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Choice } from './open-shop-choice.tsx';
import type { useOpeningDraft } from './open-shop-draft.ts';
import { faultsOf, isSpent, readFaults, type OpeningFaults } from './open-shop-faults.ts';
import { AccountFields, ShopFields, type FieldsProps } from './open-shop-fields.tsx';
import { openShopWords } from './open-shop-words.ts';
import start from './start.module.css';

interface OpenShopFormProps extends ReturnType<typeof useOpeningDraft> {
  call: Caller;
  code: string;
  setLocale: (locale: Locale) => void;
  /** The code was used meanwhile. */
  onTooLate: () => void;
}

/** Sends the form; a fault leaves everything as it stands, and the keyboard goes to the first of them. */
function useOpening({ call, code, draft, change, forget, onTooLate }: OpenShopFormProps) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<OpeningFaults>({});
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusWrongField(form.current);
  }, [faults]);

  const send = async () => {
    setMessage('');
    const own = faultsOf(draft);
    setFaults(own);
    if (isBusy || Object.keys(own).length > 0) return;
    setBusy(true);
    const answer = await call(deskOpeningCreate, { ...draft, code, locale });
    if (answer.ok) {
      forget();
      // The button stays busy: the next page is the desk of the shop.
      window.location.replace(answer.data.url);
      return;
    }
    setBusy(false);
    if (isSpent(answer.detail)) return onTooLate();
    const theirs = readFaults(answer.detail);
    setFaults(theirs);
    if (Object.keys(theirs).length === 0) setMessage(answer.msg);
  };
  const fields: FieldsProps = { draft, change, faults };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  return { form, fields, message, isBusy, onSubmit };
}

export function OpenShopForm(props: OpenShopFormProps) {
  const t = useWords(openShopWords);
  const locale = useLocale();
  const { form, fields, message, isBusy, onSubmit } = useOpening(props);
  return (
    <main className={start.page}>
      <form className={cx(start.card, start.wide)} ref={form} onSubmit={onSubmit} noValidate>
        <h1 className={start.title}>{t('title')}</h1>
        <p className={start.hint}>{t('intro')}</p>
        <Choice
          name="locale"
          legend={t('language')}
          choices={[
            { value: 'cn', title: t('chinese') },
            { value: 'en', title: t('english') },
          ]}
          value={locale}
          onChange={(value) => props.setLocale(value === 'en' ? 'en' : 'cn')}
        />
        <ShopFields {...fields} />
        <AccountFields {...fields} />
        <p className={start.fault} role="alert">
          {message !== '' && <Icon name="error" size={18} />}
          {message}
        </p>
        <Button tone="primary" size="l" type="submit" block busy={isBusy} data-action="create">
          {t('open')}
        </Button>
      </form>
    </main>
  );
}
