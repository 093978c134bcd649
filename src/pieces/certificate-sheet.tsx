/** The sheet of a certificate as its shop designed it: on a screen a card, printed a page of its own in A4 (ADR-836). */
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import type { CertificatePlace, ShownDesign } from '#schemas/certificate/certificate-design.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatDay } from '#i18n/format-day.ts';
import { Picture } from '#ui/picture.tsx';
import { pageSizes } from '#ui/sizes.ts';
import { certificateColors } from './certificate-colors.ts';
import { certificateLines, type CertificateFacts, type CertificatePart } from './certificate-lines.ts';
import { certificateWords } from './certificate-words.ts';
import styles from './certificate-sheet.module.css';

interface SheetProps {
  certificate: CertificateFacts;
  locale: Locale;
}

/** Places that stand out where a line holds nothing else. */
const LOOKS: Readonly<Partial<Record<CertificatePlace, string | undefined>>> = {
  learner: styles.name,
  course: styles.course,
};

function Line({ parts }: { parts: readonly CertificatePart[] }) {
  const [first] = parts;
  const own = parts.length === 1 && first?.place !== undefined ? LOOKS[first.place] : undefined;
  if (own !== undefined) return <p className={own}>{first?.text}</p>;
  return (
    <p className={styles.quiet}>
      {parts.map(({ text, place }, index) =>
        place === 'learner' || place === 'course' ? <strong key={index}>{text}</strong> : text,
      )}
    </p>
  );
}

function Words({ certificate, locale }: SheetProps) {
  if (certificate.title === '')
    return <p className={styles.quiet}>{certificateWords.in(locale)('hidden')}</p>;
  return certificateLines(certificate, locale).map((parts, index) => <Line key={index} parts={parts} />);
}

/** What its issuer put under it: a signature with a name, and a seal. */
function Signatures({ design, locale }: { design: ShownDesign; locale: Locale }) {
  const t = certificateWords.in(locale);
  const signature = safeImageUrl(design.signature);
  const seal = safeImageUrl(design.seal);
  if (signature === undefined && seal === undefined && design.signer === '') return null;
  return (
    <div className={styles.signed}>
      <div className={styles.signer}>
        {signature !== undefined && (
          <Picture className={styles.signature} url={signature} alt={t('signature')} sizes="200px" />
        )}
        {design.signer !== '' && <p className={styles.signerName}>{design.signer}</p>}
      </div>
      {seal !== undefined && <Picture className={styles.seal} url={seal} alt={t('seal')} sizes="120px" />}
    </div>
  );
}

function Facts({ certificate, locale }: SheetProps) {
  const t = certificateWords.in(locale);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('issued')}</dt>
        <dd>{formatDay(certificate.issued_ts, locale)}</dd>
      </div>
      <div>
        <dt>{t('issuer')}</dt>
        <dd>{certificate.issuer}</dd>
      </div>
      <div>
        <dt>{t('number')}</dt>
        <dd className={styles.number}>{certificate.number}</dd>
      </div>
    </dl>
  );
}

export function CertificateSheet({ certificate, locale }: SheetProps) {
  const t = certificateWords.in(locale);
  const { state, issuer, design } = certificate;
  const background = safeImageUrl(design.background);
  return (
    <section
      className={styles.sheet}
      style={certificateColors(design)}
      data-state={state}
      data-orientation={design.orientation}
      aria-label={t('sheet')}
    >
      {background !== undefined && (
        <Picture className={styles.background} url={background} alt="" sizes={pageSizes()} />
      )}
      <div className={styles.frame}>
        <p className={styles.issuer}>{issuer}</p>
        <h2 className={styles.heading}>{design.title}</h2>
        <div className={styles.words}>
          <Words certificate={certificate} locale={locale} />
        </div>
        <Signatures design={design} locale={locale} />
        <Facts certificate={certificate} locale={locale} />
        {state === 'revoked' && <p className={styles.mark}>{t('revokedMark')}</p>}
      </div>
    </section>
  );
}
