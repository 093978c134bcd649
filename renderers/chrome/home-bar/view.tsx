/** Draws the way home and the language switch; both work without script. */
import { defineView } from '#engine/define-view.ts';
import { usePath } from '#engine/provider.tsx';
import { askFor, languageTag, type Locale } from '#schemas/locale.ts';
import { PATHS } from '#schemas/paths.ts';
import { isShut } from '#schemas/shop/gate-state.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function HomeBar({ root, t, can, locale, intend }) {
  const other: Locale = locale === 'cn' ? 'en' : 'cn';
  return (
    <nav {...root} className={styles.bar} aria-label={t('label')}>
      {/* A shop nobody may enter has no page to go to. */}
      {!isShut(can) && (
        <Link className={styles.link} href={PATHS.home}>
          <Icon name="home" size={16} />
          {t('home')}
        </Link>
      )}
      <Link
        className={styles.link}
        href={askFor(other, usePath())}
        lang={languageTag(other)}
        onClick={(event) => {
          event.preventDefault();
          intend('locale.set', { locale: other });
        }}
      >
        <Icon name="globe" size={16} />
        {t('language')}
      </Link>
    </nav>
  );
});
