/** Draws the search box: a form that works by itself, and goes through the shop's own search where scripts run. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { searchHref, searchPath, type SearchScope } from '#schemas/search/search-text.ts';
import { Band } from '#ui/band.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { SearchForm } from '#pieces/search-form.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

function HotWords({ label, list, scope }: { label: string; list: readonly string[]; scope: SearchScope }) {
  return (
    <div className={styles.hot}>
      <span className={styles.hotLabel}>
        <Icon name="fire" size={16} />
        {label}
      </span>
      <ul className={styles.words}>
        {list.map((word) => (
          <li key={word}>
            <Link href={searchHref(scope, word)} className={styles.word}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default defineView(definition, words, ({ root, id, props, data, t, can, intend, act }) => {
  const appId = useBoot().info.app_id;
  const scope = can.searchScope;
  const own = props.hot === 'own' ? (props.hot_words ?? []) : [];
  const hot = [...new Set([...own, ...(data.hot ?? []).map(({ word }) => word)])].slice(0, 10);
  return (
    <Band {...root} as="div">
      <div className={cx(styles.box, styles[props.align])}>
        {props.title && (
          <h2 className={styles.title} id={`${id}-title`}>
            {props.title}
          </h2>
        )}
        <SearchForm
          label={props.title || t('label')}
          path={searchPath(scope)}
          placeholder={props.placeholder || t('placeholder')}
          send={(text) => intend('search.submit', { text })}
          suggest={{
            scope,
            act,
            past: () => import('#features/search/past-searches.ts').then((part) => part.pastSearches(appId)),
          }}
        />
        {hot.length > 0 && <HotWords label={t('hot')} list={hot} scope={scope} />}
      </div>
    </Band>
  );
});
