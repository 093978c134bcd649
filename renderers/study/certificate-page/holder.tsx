/** What the holder decides: the name, which is asked once and fixed, and whether others see name and course (D133). */
import { type FormEvent, useState } from 'react';
import { CERTIFICATE_NAME_MAX, type OwnCertificate } from '#schemas/certificate/certificate.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface HolderProps {
  id: string;
  own: OwnCertificate;
  issuer: string;
  /** Answers what is wrong in words; empty where it is kept. */
  show: (name: string, isShown: boolean) => Promise<string>;
  t: Say;
}

/** One call at a time, and what was wrong with the last. */
function useShow(show: HolderProps['show']) {
  const [wrong, setWrong] = useState('');
  const [isBusy, setBusy] = useState(false);
  const keep = async (name: string, isToShow: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setWrong(await show(name, isToShow));
    setBusy(false);
  };
  return { wrong, setWrong, isBusy, keep };
}

/** Before it is issued. */
function NameForm({ id, own, show, t }: Omit<HolderProps, 'issuer'>) {
  const [name, setName] = useState(own.name);
  const { wrong, setWrong, isBusy, keep } = useShow(show);
  const issue = (isToShow: boolean) => {
    if (name.trim() === '') return setWrong(t('nameWrong'));
    return void keep(name.trim(), isToShow);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    issue(true);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        id={`${id}-name`}
        name="name"
        label={t('name')}
        value={name}
        onChange={setName}
        error={wrong}
        maxLength={CERTIFICATE_NAME_MAX}
        autoComplete="name"
        required
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={isBusy}>
          {t('issueShown')}
        </Button>
        <Button onClick={() => issue(false)} unavailable={isBusy}>
          {t('issueHidden')}
        </Button>
      </div>
    </form>
  );
}

/** Once the name is fixed. */
function Showing({ own, show, t }: Pick<HolderProps, 'own' | 'show' | 't'>) {
  const { wrong, isBusy, keep } = useShow(show);
  const isShown = own.is_shown === 1;
  return (
    <div className={styles.form}>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <div className={styles.actions}>
        <Button
          tone={isShown ? undefined : 'primary'}
          busy={isBusy}
          onClick={() => void keep(own.name, !isShown)}
        >
          {t(isShown ? 'hideIt' : 'showIt')}
        </Button>
      </div>
    </div>
  );
}

export function Holder({ id, own, issuer, show, t }: HolderProps) {
  const isNamed = own.is_named === 1;
  return (
    <section className={styles.panel} data-print="hide" aria-label={t('mine')}>
      <div className={styles.said}>
        <h2 className={styles.title}>{t(isNamed ? 'mine' : 'nameAsked')}</h2>
        <p className={styles.hint} role="status">
          {t(isNamed ? (own.is_shown === 1 ? 'mineShown' : 'mineHidden') : 'nameOnce')}
        </p>
        {isNamed && <p className={styles.hint}>{t('nameChange', { issuer })}</p>}
      </div>
      {isNamed ? <Showing own={own} show={show} t={t} /> : <NameForm id={id} own={own} show={show} t={t} />}
    </section>
  );
}
