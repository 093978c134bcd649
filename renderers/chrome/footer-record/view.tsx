/** The look of the footer's last lines. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** The register every filing number of a Chinese site refers to. */
const FILING_REGISTER = 'https://beian.miit.gov.cn/';

export default defineView(definition, words, ({ root, props, t }) => {
  const { copyright, filing, police, licence_url: licence, complaint_url: complaint, support } = props;
  const { support_url: supportUrl } = props;
  return (
    <Band {...root} as="section" tone="sunken" space="none" aria-label={t('label')}>
      <div className={styles.record}>
        <p className={styles.copyright}>{copyright}</p>
        <ul className={styles.lines}>
          {filing !== undefined && (
            <li>
              <Link href={FILING_REGISTER}>{filing}</Link>
            </li>
          )}
          {police !== undefined && (
            <li>
              <Link href={police.url} className={styles.police}>
                <Icon name="shield" size={14} />
                {police.code}
              </Link>
            </li>
          )}
          {licence !== undefined && (
            <li>
              <Link href={licence}>{t('licence')}</Link>
            </li>
          )}
          <li>
            <Link href={complaint}>{t('complaint')}</Link>
          </li>
          {support && (
            <li>{supportUrl === undefined ? t('support') : <Link href={supportUrl}>{t('support')}</Link>}</li>
          )}
        </ul>
      </div>
    </Band>
  );
});
