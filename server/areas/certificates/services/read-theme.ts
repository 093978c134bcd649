/** The live colours of a shop, which its certificates take where they have none of their own. */
import { readChromeBody } from '#schemas/page/read-chrome-body.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import type { Deps } from '#server/kernel/area.ts';

export async function readTheme(
  { pages, renderers }: Pick<Deps, 'pages' | 'renderers'>,
  appId: string,
): Promise<Theme> {
  const live = await pages.live(appId, 'theme', 'main');
  return readChromeBody.theme(live?.body, renderers);
}
