/** The look of deleted content; popular goods stand under it as a node of their own. */
import { defineView } from '#engine/define-view.ts';
import { ALL_GOODS_HREF } from '#schemas/content/listing.ts';
import { useBoot } from '#engine/provider.tsx';
import { WaysOn } from '#pieces/ways-on.tsx';
import { shopContact } from '#schemas/page/shop-contact.ts';
import { EmptyPage } from '#ui/empty-page.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function DeletedPage({ root, t, can }) {
  const boot = useBoot();
  return (
    <div {...root}>
      <EmptyPage
        title={t('title')}
        hint={t('hint')}
        ways={[
          { href: ALL_GOODS_HREF, text: t('all') },
          { href: '/', text: t('home') },
        ]}
      />
      <WaysOn scope={can.searchScope} contact={shopContact(boot)} />
    </div>
  );
});
