/** Navbar, footer, side menu and theme of a shop. */
import { Type } from 'typebox';
import { NavbarSchema } from '../../shop/navbar.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { FooterSchema } from '../../shop/footer.ts';
import { TabSchema } from '../../shop/tab-set.ts';
import { SuspendMenuSchema } from '../../shop/suspend-menu.ts';
import { ThemeSchema } from '../../shop/theme.ts';

/** The published navbar (M75-M86, M217, D32). */
export const shopNavbarGet = defineEndpoint({
  name: 'shop.navbar.get',
  area: 'pages',
  summary: 'Navbar of the shop.',
  input: Type.Object({}),
  data: NavbarSchema,
  access: 'anyone',
  gate: 'read',
});

/** Footer template data of the shop and the tabs of its detail pages (M92-M98, M219, D39, D41). */
export const shopTemplateGet = defineEndpoint({
  name: 'shop.template.get',
  area: 'pages',
  summary: 'Footer template of the shop, absent where it published none, and the tabs of each type of goods.',
  input: Type.Object({}),
  data: Type.Object({
    footer: Type.Optional(FooterSchema),
    /** By numeric resource type, in order, as they are shown; an empty tab is hidden by the page itself. */
    tabs: Type.Record(Type.String(), Type.Array(TabSchema)),
  }),
  access: 'anyone',
  gate: 'read',
  tags: () => ['document:footer/main', 'document:tabs/main'],
});

/** The published floating side menu (M99-M104, M217, D34). */
export const shopSuspendGet = defineEndpoint({
  name: 'shop.suspend.get',
  area: 'pages',
  summary: 'Floating side menu of the shop.',
  input: Type.Object({}),
  data: SuspendMenuSchema,
  access: 'anyone',
  gate: 'read',
});

/** The published theme, under data.theme (M217, D40). */
export const shopThemeGet = defineEndpoint({
  name: 'shop.theme.get',
  area: 'pages',
  summary: 'Theme of the shop.',
  input: Type.Object({}),
  data: Type.Object({ theme: ThemeSchema }),
  access: 'anyone',
  gate: 'nothing',
});
