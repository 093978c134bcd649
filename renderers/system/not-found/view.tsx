/** The look of the not-found screen; recommended goods stand under it as a node of their own. */
import { defineView } from '#engine/define-view.ts';
import { EmptyPage } from '#ui/empty-page.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, ({ root, t }) => (
  <EmptyPage root={root} title={t('title')} hint={t('hint')} ways={[{ href: '/', text: t('home') }]} />
));
