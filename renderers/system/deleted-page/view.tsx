/** The look of deleted content; popular goods stand under it as a node of their own. */
import { defineView } from '#engine/define-view.ts';
import { ALL_GOODS_HREF } from '#schemas/content/listing.ts';
import { EmptyPage } from '#ui/empty-page.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, ({ root, t }) => (
  <EmptyPage
    root={root}
    title={t('title')}
    hint={t('hint')}
    ways={[
      { href: ALL_GOODS_HREF, text: t('all') },
      { href: '/', text: t('home') },
    ]}
  />
));
