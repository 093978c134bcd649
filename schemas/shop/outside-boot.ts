/** What a page start holds for somebody who may not read the shop: its name, its look and its logins (D116). */
import type { Boot } from './boot.ts';

/** The boot without what leads to content: links, search words, side menu. The logo stands on the login (M110). */
export function outsideBoot({ info, navbar, footer, theme }: Boot): Boot {
  const { logo } = navbar.basic;
  const operation = footer?.operation;
  return {
    info,
    navbar: { nav_list: [], basic: { is_show_search: 1, ...(logo === undefined ? {} : { logo }) } },
    // The operations school's own footer stands on its login page (M98).
    ...(operation === undefined ? {} : { footer: { template_code: '', data: {}, operation } }),
    suspend: { hover_menu_status: 0, suspend_config: [] },
    theme,
    hot_words: [],
  };
}
