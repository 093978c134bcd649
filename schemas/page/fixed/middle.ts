/** Fixed screen: a jump whose goal is gone (M31, D20); the shop's most popular goods stand under it. */
import { DOCUMENT_SCHEMA_VERSION, type PageDocument } from '../document.ts';
import type { FixedScreen } from './fixed-screen.ts';
import { popularGoods } from './popular-goods.ts';

const document: PageDocument = {
  schema_version: DOCUMENT_SCHEMA_VERSION,
  id: 'middle',
  kind: 'screen',
  title: { cn: '内容不在了', en: 'Content gone' },
  regions: {
    main: [{ id: 'middle', kind: 'deleted-page', v: 1, props: {} }, popularGoods('middle-goods')],
  },
};

export const middle: FixedScreen = () => document;
