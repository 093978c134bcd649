/** What the holder decides: the name that stands on it, and whether others see name and course. */
import { useState, type FormEvent } from 'react';
import { CERTIFICATE_NAME_MAX, type OwnCertificate } from '#schemas/certificate/certificate.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface HolderProps {
  id: string;
  own: OwnCertificate;
  /** Answers what is wrong in words; empty where it is kept. */
  show: (name: string, isShown: boolean) => Promise<string>;
  t: Say;
}

export function Holder({ id, own, show, t }: HolderProps) {
  const [name, setName] = useState(own.name);
  const [wrong, setWrong] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isShown = own.is_shown === 1;
  const keep = async (isToShow: boolean) => {
    if (isBusy) return;
    if (name.trim() === '') return setWrong(t('nameWrong'));
    setBusy(true);
    setWrong(await show(name.trim(), isToShow));
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void keep(true);
  };
  return (
    <section className={styles.panel} data-print="hide" aria-label={t('mine')}>
      <div className={styles.said}>
        <h2 className={styles.title}>{t('mine')}</h2>
        <p className={styles.hint} role="status">
          {t(isShown ? 'mineShown' : 'mineHidden')}
        </p>
      </div>
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
            {t(isShown ? 'save' : 'showIt')}
          </Button>
          {isShown && (
            <Button onClick={() => void keep(false)} unavailable={isBusy}>
              {t('hideIt')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
