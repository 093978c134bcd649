/** What a shop looks like on its first day by the look its owner chose: colours and banner; the words are the shop's own. */
import { isObject } from '#schemas/page/json.ts';
import { valueAt } from '#schemas/page/walk-path.ts';
import { presets } from '#schemas/presets/presets.gen.ts';
import { DEFAULT_THEME, type Theme } from '#schemas/shop/theme.ts';

export interface FirstLook {
  theme: Partial<Theme>;
  /** Props of the home's banner besides its slides. */
  banner: object;
  /** The banner's picture. */
  picture: string;
}

export const PLAIN_LOOK: FirstLook = {
  theme: { primary: DEFAULT_THEME.primary, primary_text: '#ffffff', accent: '#b4530a' },
  banner: {},
  picture: '/demo/banners/morning-desk.svg',
};

/** The banner of a look's home. */
function bannerOf(home: unknown): Record<string, unknown> {
  const main = valueAt(home, '/regions/main');
  const nodes: unknown[] = Array.isArray(main) ? main : [];
  const banner = nodes.find((node) => isObject(node) && node['kind'] === 'banner');
  const props = isObject(banner) ? banner['props'] : undefined;
  return isObject(props) ? props : {};
}

/** Undefined for the name of no look. An empty name is the plain look. */
export function firstLook(name: string): FirstLook | undefined {
  if (name === '') return PLAIN_LOOK;
  const preset = Object.entries(presets).find(([one]) => one === name)?.[1];
  if (preset === undefined) return undefined;
  const { slides, ...banner } = bannerOf(preset.home);
  const picture = valueAt(slides, '/0/image');
  return {
    theme: preset.theme,
    banner,
    picture: typeof picture === 'string' ? picture : PLAIN_LOOK.picture,
  };
}
