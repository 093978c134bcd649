/** Fixed screen: no page stands at this address (M47, M69); the shop's most popular goods stand under it. */
import { DOCUMENT_SCHEMA_VERSION, type PageDocument } from '../document.ts';
import type { FixedScreen } from './fixed-screen.ts';
import { popularGoods } from './popular-goods.ts';

const document: PageDocument = {
  schema_version: DOCUMENT_SCHEMA_VERSION,
  id: 'not-found',
  kind: 'screen',
  title: { cn: '页面未找到', en: 'Page not found' },
  regions: {
    main: [{ id: 'not-found', kind: 'not-found', v: 1, props: {} }, popularGoods('not-found-goods')],
  },
};

export const notFound: FixedScreen = () => document;
