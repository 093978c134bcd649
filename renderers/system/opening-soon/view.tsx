/** The look of a room that is not open yet: its name, what it will be, and the way home. */
import { defineView } from '#engine/define-view.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props, t }) => (
  <div {...root} className={styles.screen}>
    <Badge tone="primary">{t('soon')}</Badge>
    <h1 className={styles.title}>{props.title}</h1>
    {props.about !== '' && <p className={styles.about}>{props.about}</p>}
    <Button tone="primary" href="/" className={styles.home}>
      {t('home')}
    </Button>
  </div>
));
