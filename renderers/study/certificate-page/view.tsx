/** Draws a certificate: whether it stands, its sheet, its badge, and what its holder may do with it. */
import { defineView } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { useOwnCertificate } from '#features/certificates/index.ts';
import { Badge } from './badge.tsx';
import { definition } from './definition.ts';
import { Holder } from './holder.tsx';
import { Sheet } from './sheet.tsx';
import { Verdict } from './verdict.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(
  definition,
  words,
  function CertificatePage({ root, id, props, data, t, locale, act }) {
    const { checked } = data;
    const viewer = useViewer();
    const { own, show } = useOwnCertificate(act, props.number, viewer.status === 'in');
    const isOwn = own !== undefined;
    const certificateFacts = isOwn
      ? { ...checked, name: own.name, title: own.title, seconds: own.seconds }
      : checked;
    return (
      <article {...root} className={styles.page}>
        <Verdict certificate={checked} t={t} locale={locale} />
        {checked.state !== 'unknown' && <Sheet certificate={certificateFacts} t={t} locale={locale} />}
        {isOwn && checked.state === 'valid' && (
          <Holder id={id} own={own} issuer={checked.issuer} show={show} t={t} />
        )}
        {checked.badge !== '' && <Badge certificate={checked} t={t} />}
      </article>
    );
  },
);
