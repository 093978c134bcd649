/** What a login agrees to: never ticked beforehand, pointed at where it is forgotten (M178-M180, M289, D63). */
import type { RefObject } from 'react';
import { useBoot, useEngine } from '#engine/provider.tsx';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { AGREEMENTS, agreementHref } from '#schemas/auth/agreements.ts';
import { readText } from '#schemas/page/text.ts';
import { legalNotice } from '#schemas/shop/shop-info.ts';
import { Link } from '#ui/link.tsx';
import { cx } from '#ui/cx.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

export interface Consent {
  isAgreed: boolean;
  setAgreed: (isAgreed: boolean) => void;
  /** How often a login was pressed without it, and what is said of the last time. */
  refusal: { times: number; text: string };
  tick: RefObject<HTMLInputElement | null>;
}

interface RowProps {
  id: string;
  t: Translate<WordKeys<typeof words>>;
  consent: Consent;
  /** A scan needs no press here, so there is nothing to tick. */
  isScan: boolean;
}

export function AgreementRow({ id, t, consent, isScan }: RowProps) {
  const { isAgreed, setAgreed, refusal, tick } = consent;
  const isMissing = refusal.times > 0 && !isAgreed;
  if (isScan) {
    return (
      <p className={styles.agreement}>
        <span>
          {t('scanAgree')}
          <Agreements t={t} />
        </span>
      </p>
    );
  }
  return (
    <div className={styles.consent}>
      {/* Two of the same movement, so that it shakes again at each miss. */}
      <div
        className={cx(
          styles.agreement,
          isMissing && (refusal.times % 2 === 0 ? styles.shakenAgain : styles.shaken),
        )}
      >
        <input
          ref={tick}
          id={`${id}-agree`}
          className={styles.tick}
          type="checkbox"
          checked={isAgreed}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={`${id}-agree-error`}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <span>
          <label htmlFor={`${id}-agree`}>{t('agree')}</label>
          <Agreements t={t} />
        </span>
      </div>
      <p className={styles.missing} id={`${id}-agree-error`} role="status">
        {isMissing && refusal.text}
      </p>
    </div>
  );
}

function Agreements({ t }: Pick<RowProps, 't'>) {
  const { boot, locale } = useEngine();
  return AGREEMENTS.map((agreement, index) => (
    <span key={agreement}>
      {index > 0 && locale === 'en' && ', '}
      <Link className={styles.document} href={agreementHref(agreement, locale, boot.info.app_id)} newTab>
        {t(agreement)}
      </Link>
    </span>
  ));
}

/** What some shops must say beside a login (M130, D65). */
export function LegalNotice() {
  const notice = legalNotice(useBoot().info);
  const { locale } = useEngine();
  if (notice === undefined) return null;
  return (
    <p className={styles.legal}>
      {readText(notice.text, locale)}{' '}
      {notice.links.map(({ title, url }) => (
        <Link key={url} className={styles.document} href={url} newTab>
          {readText(title, locale)}
        </Link>
      ))}
    </p>
  );
}
