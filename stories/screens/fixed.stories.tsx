/** Screens no merchant decorates, in the shops that show them. */
import type { Meta } from '@storybook/react-vite';
import type { Where } from '#schemas/page/fixed/fixed-screen.ts';
import { noPermission, notFound, shopBlocked, unsupport } from '#schemas/page/fixed/system.ts';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Fixed' };
export default meta;

const at = (query = '', params: Where['params'] = {}): Where => ({
  params,
  query: new URLSearchParams(query),
});

export const NotFound = screenStory(notFound(at()));
export const NotFoundEnglish = screenStory(notFound(at()), { locale: 'en', theme: 'lumen' });
export const NoPermission = screenStory(noPermission(at('', { state: '2' })), {
  shop: 'training',
  theme: 'steel',
});
export const ShopClosed = screenStory(shopBlocked(at('shop_state=1&page_type=1')), { state: 'closed' });
export const ShopSealed = screenStory(shopBlocked(at('shop_state=3&page_type=1')), { state: 'sealed' });
export const UnsupportedBrowser = screenStory(unsupport(at()), { theme: 'forest' });
export const ExpiredShop = screenStory(notFound(at()), { state: 'expired', locale: 'en' });
