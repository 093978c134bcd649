/** The look of content that is gone; popular goods stand under it as a node of their own. */
import { defineView } from '#engine/define-view.ts';
import { ALL_GOODS_HREF } from '#schemas/content/listing.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, t }) => (
  <div {...root}>
    <Empty
      level={1}
      title={t('title')}
      hint={t('hint')}
      action={
        <div className={styles.ways}>
          <Button tone="primary" href={ALL_GOODS_HREF}>
            {t('all')}
          </Button>
          <Button href="/">{t('home')}</Button>
        </div>
      }
    />
  </div>
));
