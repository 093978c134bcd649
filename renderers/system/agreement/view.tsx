/** Draws an agreement as a page to read, with the way to its other language. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { formatDayText } from '#i18n/format-day.ts';
import { languageTag } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { AGREEMENT_EFFECTIVE, AGREEMENT_VERSION, agreementHref } from '#schemas/auth/agreements.ts';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { TEXTS } from './texts.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props, t, locale }) => {
  const { info } = useBoot();
  const { agreement, language } = props;
  const { title, sections } = TEXTS[agreement][language];
  const shop = readText(info.base.shop_name, language);
  const other = language === 'cn' ? 'en' : 'cn';
  return (
    <article {...root} className={styles.article} lang={languageTag(language)}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>
        <span>{t('version', { version: AGREEMENT_VERSION })}</span>
        <time dateTime={AGREEMENT_EFFECTIVE}>
          {t('effective', { date: formatDayText(AGREEMENT_EFFECTIVE, locale) })}
        </time>
        <Link className={styles.other} href={agreementHref(agreement, other, info.app_id)}>
          {t('other')}
        </Link>
      </p>
      {sections.map(([heading, text]) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text.replaceAll('{shop}', shop)}</p>
        </section>
      ))}
    </article>
  );
});
