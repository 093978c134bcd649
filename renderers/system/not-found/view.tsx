/** The look of the not-found screen; recommended goods stand under it as a node of their own. */
import { defineView } from '#engine/define-view.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, ({ root, t }) => (
  <div {...root}>
    <Empty
      level={1}
      title={t('title')}
      hint={t('hint')}
      action={
        <Button tone="primary" href="/">
          {t('home')}
        </Button>
      }
    />
  </div>
));
