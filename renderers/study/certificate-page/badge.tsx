/** The badge of a certificate, for programs and wallets. */
import type { CheckedCertificate } from '#schemas/certificate/certificate.ts';
import { Button } from '#ui/button.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

export function Badge({ certificate, t }: { certificate: CheckedCertificate; t: Say }) {
  return (
    <section className={styles.panel} data-print="hide" aria-label={t('badge')}>
      <div className={styles.said}>
        <h2 className={styles.title}>{t('badge')}</h2>
        <p className={styles.hint}>{t('badgeHint')}</p>
      </div>
      <div className={styles.actions}>
        <Button href={certificate.badge} size="s">
          {t('credential')}
        </Button>
        <Button href={certificate.badge_svg} size="s">
          {t('picture')}
        </Button>
        <Button href="/.well-known/jwks.json" size="s">
          {t('keys')}
        </Button>
      </div>
    </section>
  );
}
