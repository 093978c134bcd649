/** Reads a shop's stored navbar, footer, side menu or theme as its pages are drawn with it: by the server, and by an editor. */
import type { Footer } from '../shop/footer.ts';
import type { Navbar } from '../shop/navbar.ts';
import type { SuspendMenu } from '../shop/suspend-menu.ts';
import { DEFAULT_THEME, type Theme } from '../shop/theme.ts';
import type { Catalogue } from './catalogue.ts';
import { readConfigBody } from './read-config-body.ts';

const EMPTY_NAVBAR: Navbar = { nav_list: [], basic: {} };
const EMPTY_SUSPEND: SuspendMenu = { hover_menu_status: 0, suspend_config: [] };
const EMPTY_FOOTER: Footer = { template_code: 'template1', data: {} };

type Validators = Pick<Catalogue, 'validator'>;

/** Each leaves out what does not fit its schema; where nothing is stored or nothing of it can be used, an empty part. */
export const readChromeBody = {
  navbar: (body: unknown, { validator }: Validators): Navbar =>
    readConfigBody(validator('navbar'), body, EMPTY_NAVBAR),
  footer: (body: unknown, { validator }: Validators): Footer =>
    readConfigBody(validator('footer'), body, EMPTY_FOOTER),
  suspend: (body: unknown, { validator }: Validators): SuspendMenu =>
    readConfigBody(validator('suspend'), body, EMPTY_SUSPEND),
  theme: (body: unknown, { validator }: Validators): Theme =>
    readConfigBody(validator('theme'), body, DEFAULT_THEME),
};
