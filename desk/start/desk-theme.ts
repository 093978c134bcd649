/** The desk's own look: the same for every shop, so that a shop's colours are seen in its page alone. */
import { DEFAULT_THEME, type Theme } from '#schemas/shop/theme.ts';

export const DESK_THEME: Theme = { ...DEFAULT_THEME, bg: '#f5f6f8', radius: 8 };
