/** What the start of a page needs of a shop: the answers of the five calls of M70 and the chrome's data, in one value (D9). */
import { Type, type Static } from 'typebox';
import { TextSchema } from '../page/text.ts';
import { ShopInfoSchema } from './shop-info.ts';
import { NavbarSchema } from './navbar.ts';
import { FooterSchema } from './footer.ts';
import { SuspendMenuSchema } from './suspend-menu.ts';
import { ThemeSchema } from './theme.ts';

const BootSchema = Type.Object({
  info: ShopInfoSchema,
  navbar: NavbarSchema,
  footer: Type.Optional(FooterSchema),
  suspend: SuspendMenuSchema,
  theme: ThemeSchema,
  hot_words: Type.Array(TextSchema({ max: 50 })),
});
export type Boot = Static<typeof BootSchema>;
