/** The look of the health page: bare, so that a person and a script read the same. */
import { defineView } from '#engine/define-view.ts';
import { useEngine } from '#engine/provider.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, t }) => {
  const { build } = useEngine();
  return (
    <div {...root} className={styles.health}>
      <h1 className={styles.state}>ok</h1>
      {build !== undefined && (
        <p>
          {t('build')} {build}
        </p>
      )}
    </div>
  );
});
